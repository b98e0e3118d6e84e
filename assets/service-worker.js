// Keeps the whole site on the device, so that all of it opens without a network. The build puts
// the list of files in the place of KEPT and writes this to the top of the site.
//
// A page comes from the network if it answers in time, else as it was kept, and then with all
// else as it was kept with it. What carries its content in its name is taken from the device.
"use strict";
const KEPT = {}; // By the name of a set, its files: address from the top to integrity.
const PATIENCE = 3000; // For a page, in milliseconds.
const TOP = registration.scope;
const OWN = `tiles.1 ${TOP} `; // Other games on this domain keep their own.
const NAMED_BY_CONTENT = /-[0-9a-f]{12}[./]|[?&]v=/;
const fromDevice = new Set(); // The pages that were opened as they were kept.

async function keep(name) {
  const cache = await caches.open(OWN + name);
  const there = new Set((await cache.keys()).map(request => request.url));
  await Promise.all(Object.entries(KEPT[name]).map(async ([path, integrity]) => {
    const url = new URL(path, TOP).href;
    if (there.has(url)) return;
    const asked = NAMED_BY_CONTENT.test(path) ? "default" : "no-cache";
    const { body, headers } = await fetch(url, { integrity, cache: asked });
    // Made anew: a browser opens no page with an answer that was led elsewhere.
    await cache.put(url, new Response(body, { headers }));
  }));
}

// The sets of earlier versions, the latest first. Those of later ones are none of ours.
async function earlier() {
  const names = (await caches.keys()).filter(name => name.startsWith(OWN));
  const own = Object.keys(KEPT).map(name => OWN + name);
  return names.slice(0, Math.max(0, names.indexOf(own.at(-1)))).reverse()
    .filter(name => !own.includes(name));
}

async function install() {
  const before = await caches.keys();
  const names = Object.keys(KEPT);
  try {
    await Promise.all(names.map(keep));
  } catch (error) {
    const mine = names.map(name => OWN + name).filter(name => !before.includes(name));
    if (error.name === "QuotaExceededError") await Promise.all(mine.map(name => caches.delete(name)));
    throw error; // The site works as before, and the browser tries again later.
  }
  await skipWaiting();
}

// Once no page is open that may still ask for something in them.
async function clear() {
  const names = await earlier();
  const pages = await clients.matchAll({ type: "window" });
  if (pages.length < 2) await Promise.all(names.map(name => caches.delete(name)));
}

async function find(url) {
  const address = url.href.replace(/#.*/, "").replace(/index\.html(?=\?|$)/, "");
  const options = { ignoreSearch: !url.searchParams.has("v") };
  for (const name of [...Object.keys(KEPT).map(name => OWN + name), ...(await earlier())]) {
    const found = await caches.match(address, { ...options, cacheName: name });
    if (found) return found;
  }
}

async function page(event) {
  const kept = await find(new URL(event.request.url));
  const fresh = fetch(event.request);
  if (!kept) return fresh;
  const late = new Promise(done => setTimeout(done, PATIENCE));
  const found = await Promise.race([fresh.catch(() => {}), late]);
  if (found?.ok) return found;
  fromDevice.add(event.resultingClientId);
  return kept;
}

async function file(event) {
  const url = new URL(event.request.url);
  const kept = await find(url);
  if (kept && (NAMED_BY_CONTENT.test(url.href) || fromDevice.has(event.clientId))) return kept;
  return fetch(event.request).catch(error => {
    if (kept) return kept;
    throw error;
  });
}

addEventListener("install", event => event.waitUntil(install()));
addEventListener("activate", event => event.waitUntil(clients.claim()));
addEventListener("message", event => event.waitUntil(clear())); // A page has just been opened.
addEventListener("fetch", event => {
  const { method, mode, url } = event.request;
  if (/^(GET|HEAD)$/.test(method) && url.startsWith(TOP))
    event.respondWith(mode === "navigate" ? page(event) : file(event));
});
