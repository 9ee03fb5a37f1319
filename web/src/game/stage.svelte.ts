/** What is shown of a game: it follows what happened, event by event, at the reader's pace. */

import type { GameEvent, GameInfo, Step, ViewDict } from "../connection/protocol";
import type { Mooring } from "./scene";
import { tempo } from "../storage/settings.svelte";
import { unfold } from "./applyEvent";

/** How long each kind of event is seen when calm, in milliseconds. */
const BEATS: Partial<Record<GameEvent["type"], number>> = {
  sailed: 700,
  docked: 300,
  fish_flipped: 450,
  fish_taken: 400,
  fish_kept: 400,
  net_kept: 450,
  nets_revealed: 450,
  crustacean_drawn: 500,
  haul_lost: 700,
  section_taken: 450,
  offering_floated: 450,
  scored: 550,
  rock_revealed: 600,
};
const BEAT = 250;
const BEHIND = 3; // scenes that wait: show them faster
const FAR_BEHIND = 8; // scenes, or steps of one: do not show them one by one at all

/** What is shown of a game; a replay has no more. */
export type Shown = Pick<GameInfo, "view" | "choices">;

interface Turn {
  steps: Pick<Step, "kind" | "events">[];
  game: Shown | null;
  animate: boolean;
}

export class Stage {
  game = $state.raw<Shown | null>(null);
  boats = $state.raw<Record<number, Mooring>>({});
  scores = $state.raw<Record<number, number>>({});
  now = $state.raw<GameEvent | null>(null);
  beat = $state(0);
  busy = $state(false);

  #turns: Turn[] = [];
  #skip = false;
  #cuts = 0;
  #wake: (() => void) | null = null;

  /** Told of each event when it is shown; not of those that were over when the table was opened. */
  constructor(readonly onEvent: (event: GameEvent) => void = () => {}) {}

  add(turn: Turn): void {
    this.#turns.push(turn);
    if (!this.busy) void this.#run();
  }

  /** Show at once what is still under way. */
  skip(): void {
    this.#skip = this.busy;
    this.#wake?.();
  }

  /** Somebody else looks now: what waits and what is under way is not for their eyes. */
  reset(game: Shown | null): void {
    this.#turns = [];
    this.#cuts += 1;
    this.#wake?.();
    this.#settle(game);
    this.#rest();
  }

  async #run(): Promise<void> {
    const cuts = this.#cuts;
    this.busy = true;
    for (let turn = this.#turns.shift(); turn; turn = this.#turns.shift()) {
      try {
        await this.#play(turn, cuts);
      } catch (error) {
        reportError(error); // the table goes on with what is true
      }
      if (cuts !== this.#cuts) return;
      this.#settle(turn.game);
    }
    this.#rest();
  }

  async #play({ steps, game, animate }: Turn, cuts: number): Promise<void> {
    if (!animate || steps.length > FAR_BEHIND) return;
    // From before a new game or an undo, no event leads to what is to be seen.
    const anew = steps.some(({ kind }) => kind === "started" || kind === "undone");
    if (anew) this.#settle(game);
    for (const event of steps.flatMap(({ events }) => events ?? [])) {
      await this.#show(event, !anew);
      if (cuts !== this.#cuts) return;
    }
  }

  #rest(): void {
    this.#skip = false;
    this.busy = false;
  }

  async #show(event: GameEvent, leads: boolean): Promise<void> {
    const behind = this.#turns.length;
    const rush = behind > BEHIND ? 0.4 : 1;
    const still = this.#skip || behind > FAR_BEHIND || document.hidden;
    this.beat = still ? 0 : Math.round((BEATS[event.type] ?? BEAT) * tempo() * rush);
    this.now = event;
    this.onEvent(event);
    if (leads) this.#follow(event);
    if (this.beat) await this.#pause(this.beat);
  }

  #follow(event: GameEvent): void {
    if (this.game) this.game = { ...this.game, view: unfold(this.game.view, event) };
    if (event.type === "scored") this.scores = { ...this.scores, [event.seat]: event.total };
    else if (event.type === "sailed")
      this.#moor(event.seat, { position: event.to, slot: event.slot });
    // Numbers of berths and ranks begin with 1, places with 0.
    else if (event.type === "docked") this.#moor(event.seat, { slot: event.slot - 1 });
    else if (event.type === "arrived") this.#moor(event.seat, { slot: event.rank - 1 });
  }

  #moor(seat: number, change: Partial<Mooring>): void {
    this.boats = { ...this.boats, [seat]: { ...this.boats[seat]!, ...change } };
  }

  #settle(game: Shown | null): void {
    this.now = null;
    this.beat = 0;
    this.game = game;
    if (game) ({ boats: this.boats, scores: this.scores } = standing(game.view));
  }

  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

/** The part of a scene that a stage shows. */
export class Staged {
  constructor(readonly stage: Stage) {}

  get view(): ViewDict {
    return this.stage.game!.view;
  }

  get boats() {
    return this.stage.boats;
  }

  get scores() {
    return this.stage.scores;
  }

  get now() {
    return this.stage.now;
  }

  get beat() {
    return this.stage.beat;
  }
}

/** Where the boats are and what they have, as a view has it. */
export function standing(view: ViewDict) {
  const boats = Object.values(view.boats);
  return {
    boats: Object.fromEntries(boats.map(({ seat, position, slot }) => [seat, { position, slot }])),
    scores: Object.fromEntries(boats.map(({ seat, score }) => [seat, score])),
  };
}
