/**
 * Keeps the shell of the game, so that an installed game opens without a line and says so.
 *
 * Pages come from the network while there is one. What lies under /assets/ is named after its
 * content and never changes, so a kept page and what it loads always belong together, whatever was
 * deployed since. Nothing else is touched, the API least of all.
 */

const CACHE = "namiji";
const SHELL = "/";
const PATIENCE = 4000; // milliseconds; a slower line counts as none where a page is kept
const MOST_ASSETS = 200; // some versions' worth; the oldest go first

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(fetch(SHELL, { cache: "no-cache" }).then(keepShell));
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

/** A page tells what it has loaded before we were there. */
self.addEventListener("message", (event) => event.waitUntil(keepAssets(event.data)));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (pathname.startsWith("/assets/")) event.respondWith(asset(event));
  else if (request.mode === "navigate" && !pathname.startsWith("/api/"))
    event.respondWith(page(event));
});

async function page(event) {
  const coming = fetch(event.request).catch(() => Response.error());
  event.waitUntil(coming.then((answer) => keepShell(answer.clone())));
  const shell = await kept(SHELL);
  if (!shell) return coming;
  const answer = await Promise.race([coming, pause(PATIENCE)]);
  return !answer || answer.type === "error" || answer.status >= 500 ? shell : answer;
}

function pause(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

async function asset(event) {
  const found = await kept(event.request);
  if (found) return found;
  const answer = await fetch(event.request);
  if (answer.ok) event.waitUntil(keep(event.request, answer.clone()));
  return answer;
}

async function kept(request) {
  return (await caches.open(CACHE)).match(request, { ignoreVary: true });
}

async function keep(request, answer) {
  const cache = await caches.open(CACHE);
  await cache.put(request, answer);
  const assets = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== SHELL);
  await Promise.all(assets.slice(0, -MOST_ASSETS).map((old) => cache.delete(old)));
}

/** The page is kept when all that it names is. */
async function keepShell(answer) {
  if (!answer.ok || !answer.headers.get("content-type")?.startsWith("text/html")) return;
  const html = await answer.clone().text();
  await keepAssets(html.match(/\/assets\/[\w.-]+/g) ?? []);
  await keep(SHELL, answer);
}

async function keepAssets(addresses) {
  for (const address of addresses) {
    if (await kept(address)) continue;
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    await keep(address, answer);
  }
}
