/** The entries of the game's log. */

import { gameHistory, type HistoryStep } from "../game/history";
import { nameOfSeat } from "../words/phrases";
import type { Table } from "./table.svelte";
import { narrate } from "../words/narration";
import { has, t } from "../words/words.svelte";
import type { Step } from "../connection/protocol";

export interface LogEntry {
  version: number;
  /** Who did it. 0: nobody. */
  seat: number;
  words: string[];
  /** The decision in notation, if the viewer may know it. */
  action: string | undefined;
  undone: boolean;
}

/** `shown`: the latest version that may be told. */
export function logEntries(table: Table, shown: number): LogEntry[] {
  return shownHistory(table, shown)
    .map((told) => entryOf(told, table))
    .filter(({ words }) => words.length > 0);
}

/** The latest entry that was not undone. */
export function latestEntry(table: Table, shown: number): LogEntry | undefined {
  for (const told of shownHistory(table, shown).reverse()) {
    const line = told.undone ? null : entryOf(told, table);
    if (line?.words.length) return line;
  }
  return undefined;
}

/** A step that is not a decision: an undo, a bot that stands in. */
export function stepNote(step: Step, table: Table): string | null {
  const note = `log-${step.kind}`;
  const seat = step.of ?? step.seat;
  const you = seat === table.seat ? "yes" : "no";
  const agree = step.agree ? "yes" : "no";
  return has(note) ? t(note, { you, agree, name: nameOfSeat(seat, table) }) : null;
}

function shownHistory({ steps }: Table, shown: number): HistoryStep[] {
  return gameHistory(steps.filter(({ version }) => version <= shown));
}

function entryOf({ step, undone }: HistoryStep, table: Table): LogEntry {
  const { version, action, events = [] } = step;
  const told = [stepNote(step, table), ...events.map((event) => narrate(event, table))];
  const words = told.filter((one) => one !== null);
  return { version, seat: step.of ?? step.seat, words, action, undone };
}
