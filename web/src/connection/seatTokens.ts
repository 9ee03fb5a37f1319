/** The seats that this device plays: their tokens stay here and go to the server only. */

import type { Seated } from "./protocol";
import { read, write } from "../storage/settings.svelte";

export interface Key {
  seat: number;
  token: string;
}

export interface Visit {
  keys: Key[];
  /** When the table was last opened here, in milliseconds. */
  at: number;
}

const KEY = "namiji.tables";
const KEPT = 40; // tables; the oldest are forgotten

function visits(): Record<string, Visit> {
  return (read(KEY) ?? {}) as unknown as Record<string, Visit>;
}

export function keysOf(table: string): Key[] {
  return visits()[table]?.keys ?? [];
}

export function remember({ table, seats }: Seated): void {
  const old = keysOf(table.id).filter((key) => !seats.some(({ seat }) => seat === key.seat));
  save({ ...visits(), [table.id]: { keys: [...old, ...seats], at: Date.now() } });
}

export function forget(table: string, seat?: number): void {
  const { [table]: visit, ...others } = visits();
  const keys = seat === undefined ? [] : (visit?.keys ?? []).filter((key) => key.seat !== seat);
  save(keys.length ? { ...others, [table]: { keys, at: visit!.at } } : others);
}

/** Tables with a seat of ours, the latest first. */
export function known(): string[] {
  return Object.entries(visits())
    .sort(([, a], [, b]) => b.at - a.at)
    .map(([id]) => id);
}

export function touch(table: string): void {
  const all = visits();
  const visit = all[table];
  if (visit) save({ ...all, [table]: { ...visit, at: Date.now() } });
}

function save(all: Record<string, Visit>): void {
  const kept = Object.entries(all).sort(([, a], [, b]) => b.at - a.at);
  write(KEY, Object.fromEntries(kept.slice(0, KEPT)));
}
