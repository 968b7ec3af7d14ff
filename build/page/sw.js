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
