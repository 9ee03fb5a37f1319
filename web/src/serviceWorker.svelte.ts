/** Lets the app start without a network, and tells when a new version is stored. See public/sw.js. */

import { fileAddress } from "./navigation/fileAddress";

const ASK_AGAIN = 600_000; // milliseconds between two questions for a new version

let ready = $state(false);

/** Whether a reload brings a new version. This page goes on with its own until then. */
export const updateReady = (): boolean => ready;

export async function registerServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const workers = navigator.serviceWorker;
  workers.addEventListener("message", ({ data }: MessageEvent<{ stored?: string }>) => {
    ready = data.stored !== undefined && data.stored !== import.meta.env.VITE_VERSION;
  });
  workers.startMessages();
  try {
    await workers.register(fileAddress("sw.js"), { updateViaCache: "none" });
    const { active } = await workers.ready;
    askForUpdates(active);
  } catch {
    // Without a service worker the game works all the same, but only online.
  }
}

/** A page that stays open for days looks for a new version when someone comes back to it. */
function askForUpdates(worker: ServiceWorker | null): void {
  let asked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - asked < ASK_AGAIN) return;
    asked = Date.now();
    worker?.postMessage("update");
  });
}
