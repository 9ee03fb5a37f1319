/**
 * Stores the app, so that an installed game opens offline and says so.
 *
 * Pages come from the network while there is one. Files under /assets/ are named after their
 * content and never change, so a stored page and its files always belong together. Nothing else is
 * stored, least of all what the API sends.
 */

const CACHE = "namiji";
const SHELL = "/";
const PATIENCE = 4000; // milliseconds; if the network is slower, a stored page is shown
const MOST_ASSETS = 200; // enough for several versions; the oldest are deleted first

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(fetch(SHELL, { cache: "no-cache" }).then(storeShell));
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

/** A page sends the addresses of the files that it loaded before this worker was active. */
self.addEventListener("message", (event) => event.waitUntil(storeAssets(event.data)));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (pathname.startsWith("/assets/")) event.respondWith(asset(event));
  else if (request.mode === "navigate" && !pathname.startsWith("/api/"))
    event.respondWith(page(event));
});

async function page(event) {
  const fetching = fetch(event.request).catch(() => Response.error());
  event.waitUntil(fetching.then((answer) => storeShell(answer.clone())));
  const shell = await stored(SHELL);
  if (!shell) return fetching;
  const answer = await Promise.race([fetching, pause(PATIENCE)]);
  return !answer || answer.type === "error" || answer.status >= 500 ? shell : answer;
}

function pause(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

async function asset(event) {
  const found = await stored(event.request);
  if (found) return found;
  const answer = await fetch(event.request);
  if (answer.ok) event.waitUntil(store(event.request, answer.clone()));
  return answer;
}

async function stored(request) {
  return (await caches.open(CACHE)).match(request, { ignoreVary: true });
}

async function store(request, answer) {
  const cache = await caches.open(CACHE);
  await cache.put(request, answer);
  const assets = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== SHELL);
  await Promise.all(assets.slice(0, -MOST_ASSETS).map((old) => cache.delete(old)));
}

/** Stores the page after all files that it names. */
async function storeShell(answer) {
  if (!answer.ok || !answer.headers.get("content-type")?.startsWith("text/html")) return;
  const html = await answer.clone().text();
  await storeAssets(html.match(/\/assets\/[\w.-]+/g) ?? []);
  await store(SHELL, answer);
}

async function storeAssets(addresses) {
  for (const address of addresses) {
    if (await stored(address)) continue;
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    await store(address, answer);
  }
}
