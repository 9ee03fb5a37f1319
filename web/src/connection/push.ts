/** Web Push: the server tells this device that it is a player's turn, also while no page is open. */

import { readStored, writeStored } from "../storage/storage";
import { settings } from "../storage/settings.svelte";
import { endPush, startPush } from "./api";
import { Problem } from "./problem";
import { seatTokensOf } from "./seatTokens";
import { pushKey } from "./status.svelte";

const KEY = "namiji.push"; // the tables whose players want to be told here

/** Whether the server sends messages and this browser receives them. */
export const canPush = (): boolean =>
  pushKey() !== null && "serviceWorker" in navigator && "PushManager" in window;

export const wantsPush = (table: string): boolean => readStored(KEY)?.[table] === true;

/** Tells this device from now on when it is the turn of one of its seats. */
export async function wantPush(table: string): Promise<void> {
  if ((await Notification.requestPermission()) !== "granted") throw new Problem("push-denied");
  const { endpoint, keys } = (await subscription()).toJSON();
  if (!endpoint || !keys) throw new Problem("bad-endpoint");
  const wish = { endpoint, p256dh: keys.p256dh!, auth: keys.auth!, language: settings.language };
  for (const { token } of seatTokensOf(table)) await startPush(table, token, wish);
  writeStored(KEY, { ...readStored(KEY), [table]: true });
}

export async function stopPush(table: string): Promise<void> {
  const { endpoint } = await subscription();
  for (const { token } of seatTokensOf(table)) await endPush(table, token, { endpoint });
  writeStored(KEY, { ...readStored(KEY), [table]: false });
}

async function subscription(): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready;
  try {
    return await pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: pushKey(),
    });
  } catch {
    throw new Problem("bad-endpoint"); // the browser has no push service, or for another server
  }
}
