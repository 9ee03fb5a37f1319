/** What the server says about itself: whether it still prepares, and where others reach it. */

import { isSite } from "../navigation/pageAddress";
import { serverStatus } from "./api";
import type { PreparationInfo, ServerStatus } from "./protocol";

type Step = NonNullable<PreparationInfo["step"]>;

const ASK_AGAIN = 1000; // milliseconds
const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

let status = $state.raw<ServerStatus | null>(null);
let following = false;

/** Asks the server until it is ready, once per page load. */
export function followStatus(): void {
  if (following || isSite) return;
  following = true;
  void ask();
}

async function ask(): Promise<void> {
  try {
    status = await serverStatus();
  } catch {
    // The server may be starting; the connection's banner says when it is gone.
  }
  if (!status?.preparation.ready) setTimeout(() => void ask(), ASK_AGAIN);
}

/** What the server prepares, and about how many seconds that takes; null once it is ready. */
export function preparation(): { step: Step; seconds: number } | null {
  const { step, seconds_left } = status?.preparation ?? { step: null, seconds_left: 0 };
  return step && { step, seconds: Math.max(1, Math.round(seconds_left)) };
}

/** The key of the server for Web Push; null if it does not push. */
export const pushKey = (): string | null => status?.push_key ?? null;

/** Whether this page's address means this computer only. */
const isLocal = (): boolean => LOOPBACK.includes(location.hostname);

/** The address to put before a link that is meant for others. */
export const shareOrigin = (): string => (isLocal() ? status?.share_url : null) ?? location.origin;

/** Whether links from this page work on this computer only. */
export const sharesNothing = (): boolean => isLocal() && status !== null && !status.share_url;
