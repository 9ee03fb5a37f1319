/** The teacher at a table: hints, and a coach who speaks up after a costly decision. */

import { Problem, problemText } from "../connection/problem";
import type { HintInfo, VerdictInfo } from "../connection/protocol";
import { gameHistory } from "../game/history";
import { settings } from "../storage/settings.svelte";
import type { Table } from "../table/table.svelte";

const TRIES = 3; // a bot may decide at the moment when the player takes back

export interface ShownVerdict extends VerdictInfo {
  /** The number of the decision, from 1. */
  number: number;
}

export class Teacher {
  thinking = $state(false);
  verdict = $state.raw<ShownVerdict | null>(null);
  #hint = $state.raw<{ info: HintInfo; version: number } | null>(null);
  /** The verdict on a decision that was taken back, until the better choice is picked. */
  #takenBack = $state.raw<ShownVerdict | null>(null);
  /** The player's last decision that was seen. Null until there was a first look. */
  #seen: number | null = null;

  constructor(readonly table: Table) {}

  /** Whether there are hints: never in a lesson, which has its own, or where others play. */
  get available(): boolean {
    const { info, localSeats } = this.table;
    const shared = info?.seats.every(
      ({ seat, kind }) => kind === "bot" || localSeats.includes(seat),
    );
    return shared === true && localSeats.length > 0 && !info!.lesson;
  }

  /** Whether there is a coach: only for one person alone. */
  get coaches(): boolean {
    return this.available && this.table.localSeats.length === 1;
  }

  /** The hint for the current decision. */
  get hint(): HintInfo | null {
    const { choices, version } = this.table;
    return choices.length && this.#hint?.version === version ? this.#hint.info : null;
  }

  get speaks(): boolean {
    return this.hint !== null || this.verdict !== null;
  }

  /** Asks for a hint, and picks what it says: it only has to be confirmed. */
  async ask(): Promise<void> {
    const { table } = this;
    const { version } = table;
    if (this.thinking) return;
    this.thinking = true;
    try {
      const info = await table.transport.hint(table.seat);
      if (table.version !== version) return;
      this.#hint = { info, version };
      table.picked = table.choices.find(({ action }) => action === info.best) ?? null;
    } catch (problem) {
      table.notice = problemText(problem);
    } finally {
      this.thinking = false;
    }
  }

  dismiss(): void {
    this.#hint = null;
    this.verdict = null;
  }

  /** Looks for a new decision of the player, and judges it. */
  watch(): void {
    const { table } = this;
    const decisions = gameHistory(table.steps).filter(
      ({ step, undone }) => step.kind === "decided" && !undone,
    );
    const last = decisions.findLastIndex(({ step }) => step.seat === table.seat) + 1;
    const isNew = this.#seen !== null && last > this.#seen;
    this.#seen = last;
    if (isNew || (this.verdict && last < this.verdict.number)) this.verdict = null;
    if (isNew && this.coaches && settings.coach) void this.#judge(last);
    this.#pickBetter(last);
  }

  /** Once the decision is asked for again, lights what would have been better. */
  #pickBetter(last: number): void {
    const { table } = this;
    if (!this.#takenBack || last >= this.#takenBack.number) return;
    const { best } = this.#takenBack;
    const choice = table.choices.find(({ action }) => action === best);
    if (!choice) return;
    table.picked = choice;
    this.#takenBack = null;
  }

  async #judge(number: number): Promise<void> {
    try {
      const { transport, seat } = this.table;
      const verdict = await transport.verdict(seat, number);
      if (verdict.cost > 0 && this.#seen === number) this.verdict = { ...verdict, number };
    } catch (problem) {
      // The decision was taken back meanwhile, or the game is over.
      const gone = problem instanceof Problem && problem.code === "no-such-decision";
      if (!gone) this.table.notice = problemText(problem);
    }
  }

  async takeBack(): Promise<void> {
    const { table, verdict } = this;
    for (let tries = 0; verdict && this.verdict === verdict && tries < TRIES; tries++) {
      const undo = { type: "undo", version: table.version, keep: verdict.number - 1 } as const;
      if (!(await table.request(undo))) continue;
      this.verdict = null;
      this.#takenBack = verdict;
    }
  }
}
