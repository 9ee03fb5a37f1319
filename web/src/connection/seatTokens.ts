/** The seats that people play on this device. Only the server ever sees their tokens. */

import { readStored, writeStored } from "../storage/storage";
import type { Seated } from "./protocol";

export interface SeatToken {
  seat: number;
  token: string;
}

interface KnownTable {
  tokens: SeatToken[];
  /** When the table was last opened here, in milliseconds. */
  visited: number;
}

const KEY = "namiji.tables";
const MOST_TABLES = 40; // the oldest are forgotten

function knownTables(): Record<string, KnownTable> {
  const stored = Object.entries(readStored(KEY) ?? {});
  return Object.fromEntries(
    stored.filter((entry): entry is [string, KnownTable] => isKnownTable(entry[1])),
  );
}

function isKnownTable(value: unknown): value is KnownTable {
  const { tokens, visited } = Object(value) as Partial<Record<keyof KnownTable, unknown>>;
  return typeof visited === "number" && Array.isArray(tokens) && tokens.every(isSeatToken);
}

function isSeatToken(value: unknown): value is SeatToken {
  const { seat, token } = Object(value) as Partial<Record<keyof SeatToken, unknown>>;
  return Number.isInteger(seat) && typeof token === "string";
}

export function seatTokensOf(table: string): SeatToken[] {
  return knownTables()[table]?.tokens ?? [];
}

export function rememberSeats({ table, seats }: Seated): void {
  const others = seatTokensOf(table.id).filter(
    (token) => !seats.some(({ seat }) => seat === token.seat),
  );
  save({ ...knownTables(), [table.id]: { tokens: [...others, ...seats], visited: Date.now() } });
}

/** Forget one seat of a table, or all of them. */
export function forgetSeats(table: string, seat?: number): void {
  const { [table]: known, ...others } = knownTables();
  const tokens = seat === undefined ? [] : (known?.tokens ?? []).filter((t) => t.seat !== seat);
  save(known && tokens.length ? { ...others, [table]: { ...known, tokens } } : others);
}

/** The tables at which this device has a seat, the latest first. */
export function visitedTables(): { id: string; visited: number }[] {
  return latestFirst(knownTables()).map(([id, { visited }]) => ({ id, visited }));
}

export function markVisited(table: string): void {
  const tables = knownTables();
  const known = tables[table];
  if (known) save({ ...tables, [table]: { ...known, visited: Date.now() } });
}

function save(tables: Record<string, KnownTable>): void {
  writeStored(KEY, Object.fromEntries(latestFirst(tables).slice(0, MOST_TABLES)));
}

function latestFirst(tables: Record<string, KnownTable>): [string, KnownTable][] {
  return Object.entries(tables).sort(([, a], [, b]) => b.visited - a.visited);
}
