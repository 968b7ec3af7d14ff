// Keeps one immutable version of the site: all that this browser needs of it or nothing. VERSION,
// FILES (address -> integrity), DRAWN_BY (renderer -> addresses that no other needs), SPARE (what a
// first visit has not to wait for) and STAND_INS (folder of such pictures -> of those shown instead)
// are filled in by the build.
"use strict";
const VERSION = "@VERSION@";
const FILES = /*@FILES@*/ {};
const DRAWN_BY = /*@DRAWN_BY@*/ {};
const SPARE = /*@SPARE@*/ [];
const STAND_INS = /*@STAND_INS@*/ {};
const RENDERER = new URL(self.location).searchParams.get("draws");
const OTHERS = Object.entries(DRAWN_BY).filter(([renderer]) => RENDERER && renderer !== RENDERER);
const NOT_NEEDED = new Set(OTHERS.flatMap(([, names]) => names));
const NEEDED = Object.entries(FILES).filter(([name]) => !NOT_NEEDED.has(name));
const FAMILY = "watten-" + new URL(self.registration.scope).pathname + "-";
const CACHE = FAMILY + VERSION;
const LIST = "list-of-files.json"; // written last: a version that has it is whole
const PARALLEL = 4;
const address = (name) => new URL(name, self.registration.scope).href;

async function otherVersions() {
  const names = (await caches.keys()).filter((name) => name.startsWith(FAMILY) && name !== CACHE);
  const versions = [];
  for (const name of names) {
    const cache = await caches.open(name);
    const list = await cache.match(address(LIST));
    versions.push({ name, cache, files: list ? await list.json() : null });
  }
  return versions;
}

async function take(cache, older, name, integrity) {
  const url = address(name);
  if (await cache.match(url)) return; // an earlier try was cut off after it
  for (const { cache: old, files } of older) {
    const kept = files[name] === integrity ? await old.match(url) : null;
    if (kept) return cache.put(url, kept);
  }
  await cache.put(url, await download(url, integrity)); // raw: a rebuilt response loses compiled code
}

// What the page has just loaded is taken from the browser's own cache, unless it is an older one. A
// file of another version fails its check, and with it the whole installation.
async function download(url, integrity) {
  let trouble;
  for (const cache of ["default", "reload"]) {
    try {
      const response = await fetch(url, { integrity, cache, credentials: "same-origin" });
      if (response.ok && !response.redirected) return response;
      trouble = new Error(`${url}: ${response.status}`);
    } catch (error) {
      trouble = error;
    }
  }
  throw trouble;
}

async function install() {
  const others = await otherVersions();
  // what was begun and never became whole only takes room
  for (const { name, files } of others) if (!files) await caches.delete(name);
  const older = others.filter(({ files }) => files);
  const cache = await caches.open(CACHE);
  const files = NEEDED.filter(([name]) => !SPARE.includes(name));
  const lane = async () => {
    for (let next = files.shift(); next; next = files.shift()) await take(cache, older, ...next);
  };
  try {
    await Promise.all(Array.from({ length: PARALLEL }, lane));
    await cache.put(address(LIST), new Response(JSON.stringify(Object.fromEntries(NEEDED))));
  } catch (error) {
    files.length = 0; // the other lanes stop too
    // the room is the saves'; a download that was cut off goes on the next time
    if (error?.name === "QuotaExceededError") await caches.delete(CACHE);
    throw error;
  }
}

async function activate() {
  for (const { name } of await otherVersions()) await caches.delete(name);
}

// What is spare comes when the app is installed or started once more.
async function keepSpare() {
  const cache = await caches.open(CACHE);
  for (const name of SPARE) await take(cache, [], name, FILES[name]);
}

// A file that is ours and not there must be of this very version; it is there from now on.
async function answer(request) {
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return Response.error();
  const cache = await caches.open(CACHE);
  const wanted = url.origin + url.pathname;
  const kept = (await cache.match(wanted)) || (request.mode === "navigate" && (await cache.match(address("./"))));
  if (kept) return kept;
  const name = wanted.slice(self.registration.scope.length) || "./";
  if (!(name in FILES)) return fetch(request).catch(() => Response.error());
  try {
    const response = await download(wanted, FILES[name]);
    await cache.put(wanted, response.clone()).catch(() => {}); // no room: it was only lent
    return response;
  } catch {
    const [folder, other] = Object.entries(STAND_INS).find(([one]) => name.startsWith(one)) ?? [];
    return (folder && (await cache.match(address(name.replace(folder, other))))) || Response.error();
  }
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
  if (event.data === "keep spare") event.waitUntil(keepSpare().catch(() => {}));
  if (event.data === "serve") event.waitUntil(self.clients.claim());
  if (event.data === "which version") event.ports[0].postMessage(VERSION);
});
self.addEventListener("fetch", (event) => {
  if (event.request.method === "GET") event.respondWith(answer(event.request));
});
