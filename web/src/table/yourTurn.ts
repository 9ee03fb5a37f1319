/** Tells people who look elsewhere that it is their turn. */

import { play } from "../sound/sound";
import { settings } from "../storage/settings.svelte";
import { t } from "../words/words.svelte";

/** A sound, a buzz on devices that can, and a notification if the page is not in sight. */
export function tellTurn(table: string, question: string): void {
  play("turn");
  if (settings.sound && "vibrate" in navigator) navigator.vibrate(60);
  if (document.hidden && settings.notify) void notify(table, question);
}

async function notify(table: string, question: string): Promise<void> {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const about = { body: question, tag: `namiji-${table}` };
  const worker =
    "serviceWorker" in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
  // Phones show notifications of workers only, and a page without one shows its own.
  if (worker) await worker.showNotification(t("table-title-turn"), about);
  else new Notification(t("table-title-turn"), about);
}

/** Whether the browser allows notifications. It asks the person if it does not know. */
export async function mayNotify(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}
