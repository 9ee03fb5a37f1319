/** A game on this device: its moments so far, and what was taken back. */

import type { GameEvent } from "../connection/protocol";
import type { Direction } from "../game/edition";
import type { GameState, Played, Rules } from "../rules/rules";
import type { Actor } from "./entries";

/** A decision, as a record has it. */
export interface Decision {
  seat: number;
  action: string;
  outcomes: readonly string[];
  /** One more than the number of decisions that it builds on. */
  number: number;
  undone: boolean;
}

interface Moment {
  before: GameState;
  decision: Decision;
  by: Actor;
  played: Played;
}

export interface Setup {
  players: number;
  direction: Direction;
  /** Of the random generator: 16 bytes. Without it, each decision needs its outcomes. */
  key: Uint8Array | null;
  outcomes?: readonly string[];
}

/** Events that show hidden cards without a draw of chance. */
const SHOWING: readonly GameEvent["type"][] = ["rocks_drawn", "dock_hand", "rock_revealed"];

export class DeviceGame {
  readonly players: number;
  readonly direction: Direction;
  readonly start: Played;
  /** All decisions in order of time, with those that were undone. */
  readonly history: Decision[] = [];
  state: GameState;
  #moments: Moment[] = [];

  constructor(
    readonly rules: Rules,
    { players, direction, key, outcomes }: Setup,
  ) {
    this.players = players;
    this.direction = direction;
    this.start = rules.newGame(key ? words(key) : [0n, 0n], players, direction, outcomes);
    this.state = this.start.state;
  }

  /** How many decisions stand. */
  get decisions(): number {
    return this.#moments.length;
  }

  get decider(): number {
    return this.rules.decider(this.state);
  }

  get isOver(): boolean {
    return this.decider === 0;
  }

  /** What a decision would lead to; nothing changes. Outcomes are those that chance has to bring. */
  foresee(action: string, outcomes?: readonly string[]): Played {
    return this.rules.play(this.state, action, outcomes);
  }

  /** Add a decision that was played. */
  add(action: string, by: Actor, played: Played): void {
    const decision: Decision = {
      seat: this.decider,
      action,
      outcomes: played.outcomes,
      number: this.decisions + 1,
      undone: false,
    };
    this.history.push(decision);
    this.#moments.push({ before: this.state, decision, by, played });
    this.state = played.state;
  }

  /** Go back to the first decisions. Chance does not go back: it brings something new. */
  takeBack(keep: number): void {
    const undone = this.#moments.splice(keep);
    if (!undone.length) return;
    for (const { decision } of undone) decision.undone = true;
    this.state = this.rules.withChanceOf(undone[0]!.before, this.state);
  }

  /** Who made the decisions after the first `keep`. */
  madeSince(keep: number): { seat: number; by: Actor }[] {
    return this.#moments.slice(keep).map(({ decision: { seat }, by }) => ({ seat, by }));
  }

  /** How many decisions remain after taking back those that a seat made last and that showed
   * nothing hidden or random; null if there is none. */
  freeUndo(seat: number): number | null {
    let keep = this.decisions;
    while (keep && this.#isFree(this.#moments[keep - 1]!, seat)) keep--;
    return keep < this.decisions ? keep : null;
  }

  #isFree({ decision, played }: Moment, seat: number): boolean {
    if (decision.seat !== seat || decision.outcomes.length) return false;
    return !this.rules.events(played.trace, null).some(({ type }) => SHOWING.includes(type));
  }

  /** The game before a decision, from 1, who made it, and what it was. */
  moment(number: number): ({ before: GameState } & Decision) | null {
    const found = this.#moments[number - 1];
    return found ? { before: found.before, ...found.decision } : null;
  }

  /** The setup and all decisions that stand, with the game after each. */
  get steps(): { decision: Decision | null; played: Played }[] {
    const decided = this.#moments.map(({ decision, played }) => ({ decision, played }));
    return [{ decision: null, played: this.start }, ...decided];
  }

  get scores(): number[] {
    const { boats } = this.rules.view(this.state, 0);
    return Array.from({ length: this.players }, (_, i) => boats[i + 1]!.score);
  }

  /** Who has won, as the last event of the game says; nobody before its end. */
  get winners(): number[] {
    const last = this.#moments.at(-1);
    if (!last) return [];
    const events = this.rules.events(last.played.trace, null);
    return events.find((event) => event.type === "ended")?.winners ?? [];
  }
}

function words(key: Uint8Array): [bigint, bigint] {
  const view = new DataView(key.buffer, key.byteOffset);
  return [view.getBigUint64(0, true), view.getBigUint64(8, true)];
}
