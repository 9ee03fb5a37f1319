/** Plays the events of a game one after another, at the reader's pace. */

import type { GameEvent, GameInfo, Step, ViewDict } from "../connection/protocol";
import { motionScale } from "../storage/settings.svelte";
import { applyEvent } from "./applyEvent";
import type { BoatPosition } from "./scene";

/** How long an event is shown at the calm speed, in milliseconds. */
const DURATIONS: Partial<Record<GameEvent["type"], number>> = {
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
const DEFAULT_DURATION = 250;
const BEHIND = 3; // with more updates waiting, events are shown faster
const FAR_BEHIND = 8; // with more updates waiting, or steps in one, nothing is animated
const RUSH = 0.4; // how long an event is shown when behind, compared with its usual duration

/** The part of a game that the stage needs. A replay has no more. */
export type ShownGame = Pick<GameInfo, "view" | "choices">;

export interface StagedUpdate {
  steps: Pick<Step, "kind" | "events">[];
  /** The game after these steps. */
  game: ShownGame | null;
  animate: boolean;
}

export class Stage {
  game = $state.raw<ShownGame | null>(null);
  boats = $state.raw<Record<number, BoatPosition>>({});
  scores = $state.raw<Record<number, number>>({});
  shownEvent = $state.raw<GameEvent | null>(null);
  duration = $state(0);
  busy = $state(false);

  #updates: StagedUpdate[] = [];
  #skip = false;
  /** Counts the calls of `reset`, so that an interrupted run notices. */
  #resets = 0;
  #endPause: (() => void) | null = null;

  /** `onEvent` is called for each event when it is shown, but not for events from before the
   * table was opened. */
  constructor(
    readonly onEvent: (event: GameEvent) => void = () => {
      /* nobody listens */
    },
  ) {}

  add(update: StagedUpdate): void {
    this.#updates.push(update);
    if (!this.busy) void this.#run();
  }

  /** Show the outcome of everything that waits at once. */
  skip(): void {
    this.#skip = this.busy;
    this.#endPause?.();
  }

  /** Drop everything that waits or is being shown: the next viewer may not see it. */
  reset(game: ShownGame | null): void {
    this.#updates = [];
    this.#resets += 1;
    this.#endPause?.();
    this.#settle(game);
    this.#rest();
  }

  async #run(): Promise<void> {
    const resets = this.#resets;
    this.busy = true;
    for (let update = this.#updates.shift(); update; update = this.#updates.shift()) {
      try {
        await this.#play(update, resets);
      } catch (error) {
        reportError(error); // the view below is right all the same
      }
      if (resets !== this.#resets) return;
      this.#settle(update.game);
    }
    this.#rest();
  }

  async #play({ steps, game, animate }: StagedUpdate, resets: number): Promise<void> {
    if (!animate || steps.length > FAR_BEHIND) return;
    // After a new game or an undo, the events do not lead from the old view to the new one.
    const jumps = steps.some(({ kind }) => kind === "started" || kind === "undone");
    if (jumps) this.#settle(game);
    for (const event of steps.flatMap(({ events }) => events ?? [])) {
      await this.#show(event, !jumps);
      if (resets !== this.#resets) return;
    }
  }

  #rest(): void {
    this.#skip = false;
    this.busy = false;
  }

  async #show(event: GameEvent, apply: boolean): Promise<void> {
    const behind = this.#updates.length;
    const rush = behind > BEHIND ? RUSH : 1;
    const still = this.#skip || behind > FAR_BEHIND || document.hidden;
    const calm = DURATIONS[event.type] ?? DEFAULT_DURATION;
    this.duration = still ? 0 : Math.round(calm * motionScale() * rush);
    this.shownEvent = event;
    this.onEvent(event);
    if (apply) this.#apply(event);
    if (this.duration) await this.#pause(this.duration);
  }

  #apply(event: GameEvent): void {
    if (this.game) this.game = { ...this.game, view: applyEvent(this.game.view, event) };
    if (event.type === "scored") this.scores = { ...this.scores, [event.seat]: event.total };
    else if (event.type === "sailed")
      this.#moveBoat(event.seat, { position: event.to, slot: event.slot });
    // Slots of a Dock and ranks count from 1, slots in a view from 0.
    else if (event.type === "docked") this.#moveBoat(event.seat, { slot: event.slot - 1 });
    else if (event.type === "arrived") this.#moveBoat(event.seat, { slot: event.rank - 1 });
  }

  #moveBoat(seat: number, change: Partial<BoatPosition>): void {
    this.boats = { ...this.boats, [seat]: { ...this.boats[seat]!, ...change } };
  }

  #settle(game: ShownGame | null): void {
    this.shownEvent = null;
    this.duration = 0;
    this.game = game;
    if (game) ({ boats: this.boats, scores: this.scores } = boatsAndScores(game.view));
  }

  #pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

/** The part of a scene that a stage provides. */
export class StagedScene {
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

  get shownEvent() {
    return this.stage.shownEvent;
  }

  get duration() {
    return this.stage.duration;
  }
}

function boatsAndScores(view: ViewDict) {
  const boats = Object.values(view.boats);
  return {
    boats: Object.fromEntries(boats.map(({ seat, position, slot }) => [seat, { position, slot }])),
    scores: Object.fromEntries(boats.map(({ seat, score }) => [seat, score])),
  };
}
