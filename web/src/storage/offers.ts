/** What this device has been offered. Nothing is offered twice. */

import { readStored, writeStored } from "./storage";

const KEY = "namiji.offers";

export type Offer = "brisk" | "sound";

export function wasOffered(offer: Offer): boolean {
  return readStored(KEY)?.[offer] === true;
}

export function markOffered(offer: Offer): void {
  writeStored(KEY, { ...readStored(KEY), [offer]: true });
}
