/** The entries of the game's log. */

import type { Step } from "../connection/protocol";
import { actorOf } from "../game/actor";
import { gameHistory, type HistoryStep } from "../game/history";
import { narrate } from "../words/narration";
import { nameOfSeat, type Perspective } from "../words/phrases";
import { has, t } from "../words/words.svelte";

/** The table, as far as the log needs it. */
export type LoggedTable = Perspective & { steps: Step[] };

/** What one player did in a step. */
export interface LogPart {
  /** 0: nobody. */
  seat: number;
  sentences: string[];
}

export interface LogEntry {
  version: number;
  /** Several where a decision leads to forced moves of others. */
  parts: LogPart[];
  undone: boolean;
}

/** `shown`: the latest version that may be shown. */
export function logEntries(table: LoggedTable, shown: number): LogEntry[] {
  return shownHistory(table, shown)
    .map((step) => entryOf(step, table))
    .filter(({ parts }) => parts.length > 0);
}

/** What happened last and was not undone. */
export function latestPart(table: LoggedTable, shown: number): LogPart | undefined {
  for (const step of shownHistory(table, shown).reverse()) {
    const part = step.undone ? undefined : entryOf(step, table).parts.at(-1);
    if (part) return part;
  }
  return undefined;
}

/** A step that is not a decision: an undo, a bot that stands in. */
export function stepNote(step: Step, table: Perspective): string | null {
  const note = `log-${step.kind}`;
  const seat = step.about_seat ?? step.seat;
  const you = seat === table.seat ? "yes" : "no";
  const agree = step.agree ? "yes" : "no";
  return has(note) ? t(note, { you, agree, name: nameOfSeat(seat, table) }) : null;
}

function shownHistory({ steps }: LoggedTable, shown: number): HistoryStep[] {
  return gameHistory(steps.filter(({ version }) => version <= shown));
}

function entryOf({ step, undone }: HistoryStep, table: LoggedTable): LogEntry {
  const parts: LogPart[] = [];
  const add = (seat: number, sentence: string | null) => {
    if (sentence === null) return;
    const last = parts.at(-1);
    if (last?.seat === seat) last.sentences.push(sentence);
    else parts.push({ seat, sentences: [sentence] });
  };
  let actor = step.about_seat ?? step.seat;
  add(actor, stepNote(step, table));
  for (const event of step.events ?? []) {
    actor = actorOf(event, actor);
    add(actor, narrate(event, table));
  }
  return { version: step.version, parts, undone };
}
