// The switch that turns everything kept off: copied over `sw.js` on the host, it makes every device
// forget the site's files and load them from the host again, at its next look. Saves stay.
"use strict";
const FAMILY = "watten-" + new URL(self.registration.scope).pathname + "-";

async function forget() {
  for (const name of await caches.keys()) if (name.startsWith(FAMILY)) await caches.delete(name);
  const windows = await self.clients.matchAll({ type: "window" }); // those that an older worker served
  await self.registration.unregister();
  for (const one of windows) await one.navigate(one.url).catch(() => {});
}

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(forget()));
