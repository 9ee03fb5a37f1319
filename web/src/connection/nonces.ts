/**
 * The random numbers that this device has added to the chance of games, and what the server had
 * promised before. At the end of a game they show whether the server has kept to both.
 */

import { readStored, writeStored } from "../storage/storage";
import type { DealInfo } from "./protocol";

interface Nonce {
  nonce: string;
  /** What the table showed before the server knew the nonce. */
  commitment: string;
}

const KEY = "namiji.nonces";
const MOST = 200; // the oldest are forgotten

const keyOf = (table: string, game: number, seat: number) => `${table} ${game} ${seat}`;

export function rememberNonce(table: string, game: number, seat: number, nonce: Nonce): void {
  const { [keyOf(table, game, seat)]: _, ...others } = readStored(KEY) ?? {};
  const kept = Object.entries(others).slice(1 - MOST);
  writeStored(KEY, Object.fromEntries([...kept, [keyOf(table, game, seat), nonce]]));
}

/** Whether a deal has what this device added to it; null if it added nothing. */
export function keepsNonces(
  table: string,
  game: { number: number; commitment: string; deal: DealInfo | null },
): boolean | null {
  const stored = readStored(KEY) ?? {};
  const kept = (game.deal?.nonces ?? []).flatMap((nonce, index) => {
    const ours = stored[keyOf(table, game.number, index + 1)] as Nonce | undefined;
    return ours ? [ours.nonce === nonce && ours.commitment === game.commitment] : [];
  });
  return kept.length ? kept.every(Boolean) : null;
}

/** The hash that promises a seed (docs/record.md); null if the browser computes no hashes. */
export async function commitmentOf(
  table: string,
  game: { number: number; deal: DealInfo | null },
  seed: string,
): Promise<string | null> {
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- undefined without TLS
  if (!crypto.subtle) return null;
  if (!game.deal) return sha256(`namiji commitment ${seed}`);
  const bound = await sha256(`namiji table ${table}`);
  return sha256(`namiji commitment ${bound} ${game.number} ${seed}`);
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
