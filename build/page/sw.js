// Keeps one immutable version of the site: all of it or nothing. VERSION and FILES (address ->
// integrity) are filled in by the build.
"use strict";
const VERSION = "@VERSION@";
const FILES = /*@FILES@*/ {};
const FAMILY = "watten-" + new URL(self.registration.scope).pathname + "-";
const CACHE = FAMILY + VERSION;
const LIST = "list-of-files.json";
const PARALLEL = 4;
const address = (name) => new URL(name, self.registration.scope).href;

async function olderVersions() {
  const names = (await caches.keys()).filter((name) => name.startsWith(FAMILY) && name !== CACHE);
  const versions = [];
  for (const name of names) {
    const cache = await caches.open(name);
    const list = await cache.match(address(LIST));
    if (list) versions.push({ cache, files: await list.json() });
  }
  return versions;
}

async function take(cache, older, name, integrity) {
  const url = address(name);
  if (await cache.match(url)) return;
  for (const { cache: old, files } of older) {
    const kept = files[name] === integrity ? await old.match(url) : null;
    if (kept) return cache.put(url, kept);
  }
  // a file of another version fails its check here, and with it the whole installation
  const response = await fetch(url, { integrity, cache: "no-store", credentials: "same-origin" });
  if (!response.ok || response.redirected) throw new Error(`${name}: ${response.status}`);
  await cache.put(url, response); // the raw response: a rebuilt one loses the compiled code
}

async function install() {
  const cache = await caches.open(CACHE);
  const older = await olderVersions();
  const files = Object.entries(FILES);
  const lane = async () => {
    for (let next = files.shift(); next; next = files.shift()) await take(cache, older, ...next);
  };
  await Promise.all(Array.from({ length: PARALLEL }, lane));
  await cache.put(address(LIST), new Response(JSON.stringify(FILES)));
}

async function activate() {
  for (const name of await caches.keys())
    if (name.startsWith(FAMILY) && name !== CACHE) await caches.delete(name);
  await self.clients.claim();
}

async function answer(request) {
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return Response.error();
  const cache = await caches.open(CACHE);
  const kept = await cache.match(url.origin + url.pathname);
  if (kept) return kept;
  if (request.mode === "navigate") return (await cache.match(address("./"))) || fetch(request);
  return fetch(request).catch(() => Response.error());
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", (event) => event.data === "take over" && self.skipWaiting());
self.addEventListener("fetch", (event) => {
  if (event.request.method === "GET") event.respondWith(answer(event.request));
});
