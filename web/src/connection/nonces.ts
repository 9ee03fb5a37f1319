/**
 * The random numbers that this device has added to the chance of games, and what the server had
 * promised before. At the end of a game they show whether the server has kept to both.
 */

import { sealedCommitment, seedCommitment, tableHash } from "../hash/deal";
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

/** The hash that promises the seed of a game (docs/record.md). */
export function commitmentOf(
  table: string,
  game: { number: number; deal: DealInfo | null },
  seed: string,
): string {
  if (!game.deal) return seedCommitment(seed);
  return sealedCommitment(tableHash(table), game.number, seed);
}
