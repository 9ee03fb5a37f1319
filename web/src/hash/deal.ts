/** The hashes that a deal follows from, each of a line of text (docs/record.md). */

import type { DealInfo } from "../connection/protocol";
import type { Direction } from "../game/edition";
import { sha256, sha256Hex } from "./sha256";

/** What a record has of a table's id. */
export const tableHash = (id: string): string => sha256Hex(`namiji table ${id}`);

/** The hash that promises a seed, where chance follows from the seed alone. */
export const seedCommitment = (seed: string): string => sha256Hex(`namiji commitment ${seed}`);

/** The hash that promises the seed of one game at one table, given the table's hash. */
export const sealedCommitment = (table: string, game: number, seed: string): string =>
  sha256Hex(`namiji commitment ${table} ${game} ${seed}`);

/** The seed that every draw of a game follows from. */
export function gameSeed(deal: DealInfo, game: number, direction: Direction, seed: string): string {
  const nonces = deal.nonces.map((nonce) => nonce ?? "-");
  const parts = [deal.table, game, direction, ...deal.seats, ...nonces, seed];
  return sha256Hex(`namiji deal ${parts.join(" ")}`);
}

/** The key of the random generator: 16 bytes. */
export const keyOf = (seed: string): Uint8Array =>
  sha256(new TextEncoder().encode(`namiji key ${seed}`)).slice(0, 16);

/** The seed of a seat's bot. It follows from the game's seed and does not reveal it. */
export const botSeed = (seed: string, seat: number): string =>
  sha256Hex(`namiji bot ${seat} ${seed}`);
