// In the place of service-worker.js at the top of the site, this makes every browser that comes
// by forget what it has kept of the site, and ask the network for everything again.
"use strict";

async function forget() {
  const names = await caches.keys();
  const own = names.filter(name => name.startsWith(`tiles.1 ${registration.scope} `));
  await Promise.all(own.map(name => caches.delete(name)));
  await registration.unregister();
}

addEventListener("install", () => skipWaiting());
addEventListener("activate", event => event.waitUntil(forget()));
