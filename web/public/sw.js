/**
 * Stores the app, so that it starts, plays and saves without a network.
 *
 * A version of the app is its page and all files that this page may load. Most files are named
 * after their content: they never change, and versions share them. The others, such as the page
 * itself, are stored by version. A version counts once its page is stored, which happens last, so a
 * page always finds its own files. Nothing else is stored, least of all what the API sends.
 *
 * Pages come from the network while there is one. A page that is open keeps its version; it is told
 * when another one is ready.
 */

const SCOPE = self.registration.scope;
const FILES = "namiji-files";
const VERSION = "namiji-version-"; // followed by the version: the cache of its page
const KEPT = 2; // versions: the newest, and the one before, which pages may still show
const PATIENCE = 4000; // milliseconds; if the network is slower, a stored page is shown
const NAMED_BY_CONTENT = /^assets\/|^wasm\/[a-z-]+-[0-9a-f]{12}\./;
const LIST = "files.json";
const MODULES = "wasm/modules.json";

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(update());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), removeOldCaches()]));
});

/** A page asks to look for a new version. */
self.addEventListener("message", (event) => event.waitUntil(tryUpdate()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(SCOPE)) return;
  const { pathname, searchParams } = new URL(request.url);
  const name = pathname.slice(new URL(SCOPE).pathname.length);
  if (name === "api" || name.startsWith("api/")) return;
  if (NAMED_BY_CONTENT.test(name)) event.respondWith(file(event));
  else if (request.mode === "navigate") event.respondWith(page(event));
  else if (name === MODULES) event.respondWith(modules(event, searchParams.get("client")));
  else event.respondWith(fetch(request).catch(() => plainFile(request)));
});

async function page(event) {
  const fetching = fetch(event.request).catch(() => Response.error());
  event.waitUntil(fetching.then((answer) => answer.ok && tryUpdate()));
  const stored = await storedPage();
  if (!stored) return fetching;
  const answer = await Promise.race([fetching, pause(PATIENCE)]);
  return !answer || answer.type === "error" || answer.status >= 500 ? stored : answer;
}

async function storedPage() {
  const [newest] = await completeVersions();
  return newest && (await caches.open(newest)).match(SCOPE);
}

function pause(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

async function file(event) {
  const cache = await caches.open(FILES);
  const found = await cache.match(event.request, { ignoreVary: true });
  if (found) return found;
  const answer = await fetch(event.request);
  if (answer.ok) event.waitUntil(cache.put(event.request, answer.clone()));
  return answer;
}

/** An icon, or what else is not named after its content. */
async function plainFile(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? Response.error();
}

/** The description of the modules that belong to the version of the page that asks. */
async function modules(event, version) {
  const stored = await caches.match(at(MODULES), { cacheName: VERSION + version });
  return stored ?? fetch(event.request);
}

const at = (name) => new URL(name, SCOPE).href;

/** The caches of complete versions, the newest first. */
async function completeVersions() {
  const names = (await caches.keys()).filter((name) => name.startsWith(VERSION));
  const pages = await Promise.all(names.map((cacheName) => caches.match(SCOPE, { cacheName })));
  return names.filter((_, i) => pages[i]).reverse();
}

let updating = Promise.resolve();

/** Stores the version that the network has, if there is one. It may be cut off at any time. */
function tryUpdate() {
  updating = updating.then(update).catch(() => undefined);
  return updating;
}

async function update() {
  const shell = await fetchNow(SCOPE);
  const list = await fetchNow(at(LIST));
  const { version, files } = await list.clone().json();
  if (!(await shell.clone().text()).includes(`content="${version}"`))
    throw new Error("the version changes at this moment");
  const name = VERSION + version;
  const versions = await completeVersions();
  // A version that comes back is the newest again.
  if (versions.indexOf(name) > 0) await caches.delete(name);
  const cache = await caches.open(name);
  const description = await fetch(at(MODULES), { cache: "no-cache" }).catch(() => null);
  const built = description?.ok ? await description.clone().json() : {};
  const fits = built.client === version;
  const moduleFiles = fits ? Object.values(built.files).map(({ file }) => `wasm/${file}`) : [];
  for (const file of [...files, ...moduleFiles]) await storeFile(cache, file);
  if (fits) await cache.put(at(MODULES), description);
  await cache.put(at(LIST), list);
  await cache.put(SCOPE, shell);
  await removeOldFiles();
  for (const client of await self.clients.matchAll({ includeUncontrolled: true }))
    client.postMessage({ stored: version });
}

async function fetchNow(address) {
  const answer = await fetch(address, { cache: "no-cache" });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}

async function storeFile(version, name) {
  const cache = NAMED_BY_CONTENT.test(name) ? await caches.open(FILES) : version;
  if (await cache.match(at(name), { ignoreVary: true })) return;
  const answer = await fetch(at(name));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  await cache.put(at(name), answer);
}

/** Removes old versions, and files that no version has. */
async function removeOldFiles() {
  const versions = await completeVersions();
  await Promise.all(versions.slice(KEPT).map((name) => caches.delete(name)));
  const kept = new Set();
  for (const name of versions.slice(0, KEPT)) {
    const cache = await caches.open(name);
    const list = await (await cache.match(at(LIST))).json();
    for (const file of list.files) kept.add(at(file));
    const description = await cache.match(at(MODULES));
    const built = description ? await description.json() : { files: {} };
    for (const { file } of Object.values(built.files)) kept.add(at(`wasm/${file}`));
  }
  const cache = await caches.open(FILES);
  const old = (await cache.keys()).filter(({ url }) => !kept.has(url));
  await Promise.all(old.map((request) => cache.delete(request)));
}

/** Caches that earlier versions of this worker have left. */
async function removeOldCaches() {
  const old = (await caches.keys()).filter((name) => name !== FILES && !name.startsWith(VERSION));
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** The server tells whose turn it is (src/connection/push.ts). A newer message replaces an older. */
self.addEventListener("push", (event) => {
  const { text, table } = event.data.json();
  const about = { body: text, tag: table, data: table, icon: at("icon-192.png") };
  event.waitUntil(self.registration.showNotification("Namiji", about));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openTable(at(`t/${event.notification.data}`)));
});

async function openTable(address) {
  const pages = await self.clients.matchAll({ type: "window" });
  const page = pages.find(({ url }) => url.split("#")[0] === address);
  return page ? page.focus() : self.clients.openWindow(address);
}
