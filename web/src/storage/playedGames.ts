/**
 * The finished games of this device, in IndexedDB. They leave it only in a file that the person
 * saves.
 */

import type { Color, Level } from "../game/scene";
import type { Result } from "../game/results";

const NAME = "namiji-games";
const VERSION = 1;
const GAMES = "games"; // by id
const FORMAT = "namiji-games 1"; // of the file

export interface PlayedSeat {
  seat: number;
  name: string;
  color: Color;
  /** Null for people. */
  level: Level | null;
}

export interface PlayedGame {
  /** The table's id and the number of its game. */
  id: string;
  table: string;
  game: number;
  /** In milliseconds since 1970. */
  ended: number;
  /** The edition's id. */
  edition: string;
  /** The person's; 0 where several people have shared the device. */
  seat: number;
  seats: PlayedSeat[];
  /** The best first. */
  results: Result[];
  winners: number[];
  /** The text of the `.namiji` file; null if it could not be fetched. */
  record: string | null;
}

/** All games, the latest first. */
export async function playedGames(): Promise<PlayedGame[]> {
  const games = await within("readonly", (store) => store.getAll() as IDBRequest<PlayedGame[]>);
  return games.sort((a, b) => b.ended - a.ended);
}

/** Keep a game as it is when it is seen for the first time. */
export async function keepGame(game: PlayedGame): Promise<void> {
  const known = await within("readonly", (store) => store.getKey(game.id));
  if (known === undefined) await within("readwrite", (store) => store.put(game));
}

export async function forgetGame(id: string): Promise<void> {
  await within("readwrite", (store) => store.delete(id));
}

/** All games as one file. */
export function fileOf(games: readonly PlayedGame[]): Blob {
  const text = JSON.stringify({ format: FORMAT, games });
  return new Blob([text], { type: "application/json" });
}

/** The games of such a file; null if it is another one. */
export function gamesIn(text: string): PlayedGame[] | null {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return null;
  }
  const { format, games } = Object(file) as Record<string, unknown>;
  if (format !== FORMAT || !Array.isArray(games)) return null;
  return games.every(isPlayedGame) ? games : null;
}

function isPlayedGame(value: unknown): value is PlayedGame {
  const game = Object(value) as Partial<Record<keyof PlayedGame, unknown>>;
  return (
    [game.id, game.table, game.edition].every((text) => typeof text === "string") &&
    [game.game, game.ended, game.seat].every(Number.isSafeInteger) &&
    isListOf(game.seats, isPlayedSeat) &&
    isListOf(game.results, isResult) &&
    isListOf(game.winners, Number.isSafeInteger) &&
    (game.record === null || typeof game.record === "string")
  );
}

function isListOf(value: unknown, fits: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(fits);
}

function isPlayedSeat(value: unknown): boolean {
  const { seat, name, color } = Object(value) as Partial<Record<keyof PlayedSeat, unknown>>;
  return Number.isSafeInteger(seat) && typeof name === "string" && typeof color === "string";
}

function isResult(value: unknown): boolean {
  const { seat, total, by, rocks } = Object(value) as Partial<Record<keyof Result, unknown>>;
  const isCounted = typeof by === "object" && Object.values(by ?? {}).every(Number.isSafeInteger);
  return (
    Number.isSafeInteger(seat) && Number.isSafeInteger(total) && isCounted && Array.isArray(rocks)
  );
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(NAME, VERSION);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore(GAMES, { keyPath: "id" });
    };
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error ?? new Error("no database"));
  });
}

/** Does one thing, and waits until it is saved. */
async function within<T>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open();
  try {
    return await new Promise((resolve, reject) => {
      const change = database.transaction(GAMES, mode);
      const asked = ask(change.objectStore(GAMES));
      change.oncomplete = () => resolve(asked.result);
      change.onabort = () => reject(change.error ?? new Error("not saved"));
    });
  } finally {
    database.close();
  }
}
