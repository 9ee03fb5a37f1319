/** The story of the latest game, line by line. */

import { history, type Told } from "../game/history";
import { nameOfSeat } from "../words/phrases";
import type { Table } from "./table.svelte";
import { tell } from "../words/narration";
import { has, t } from "../words/words.svelte";
import type { Step } from "../connection/protocol";

export interface Line {
  version: number;
  /** Who did it; 0: nobody. */
  seat: number;
  words: string[];
  /** The decision in notation, where the seat may know it. */
  action: string | undefined;
  undone: boolean;
}

/** `shown`: the version up to which it is told. */
export function story(table: Table, shown: number): Line[] {
  return historyOf(table, shown)
    .map((told) => lineOf(told, table))
    .filter(({ words }) => words.length > 0);
}

/** What happened last and still stands. */
export function latest(table: Table, shown: number): Line | undefined {
  for (const told of historyOf(table, shown).reverse()) {
    const line = told.undone ? null : lineOf(told, table);
    if (line?.words.length) return line;
  }
  return undefined;
}

/** What happens around the game: an undo, a bot that stands in. */
export function noteOf(step: Step, table: Table): string | null {
  const note = `log-${step.kind}`;
  const seat = step.of ?? step.seat;
  const you = seat === table.seat ? "yes" : "no";
  const agree = step.agree ? "yes" : "no";
  return has(note) ? t(note, { you, agree, name: nameOfSeat(seat, table) }) : null;
}

function historyOf({ steps }: Table, shown: number): Told[] {
  return history(steps.filter(({ version }) => version <= shown));
}

function lineOf({ step, undone }: Told, table: Table): Line {
  const { version, action, events = [] } = step;
  const told = [noteOf(step, table), ...events.map((event) => tell(event, table))];
  const words = told.filter((one) => one !== null);
  return { version, seat: step.of ?? step.seat, words, action, undone };
}
