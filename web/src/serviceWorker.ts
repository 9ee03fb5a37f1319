/** Lets an installed game open offline. The service worker is public/sw.js. */

export async function registerServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
    const { active } = await navigator.serviceWorker.ready;
    const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
    active?.postMessage(
      loaded
        .filter(
          ({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"),
        )
        .map(({ pathname }) => pathname),
    );
  } catch {
    // Without a service worker the game works all the same, but only online.
  }
}
