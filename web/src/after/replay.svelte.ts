/** A finished game as a scene: any moment of it, through the eyes of any seat. */

import type { Replay, TableInfo } from "../protocol";
import { editionOf, replayOf, showTable } from "../lib/api";
import type { Edition } from "../lib/edition";
import { facesOf } from "../lib/faces";
import type { Scene } from "../lib/scene";
import { Stage } from "../lib/stage.svelte";

const PAUSE = 500; // between two decisions while it plays

export class ReplayScene implements Scene {
  readonly stage = new Stage();
  readonly choices = [];
  readonly pointed = null;
  readonly picked = null;
  at = $state(0);
  playing = $state(false);
  replay = $state.raw<Replay>(null!);

  #timer: ReturnType<typeof setTimeout> | undefined;

  private constructor(
    readonly id: string,
    readonly game: number,
    readonly info: TableInfo,
    readonly edition: Edition,
    replay: Replay,
  ) {
    this.replay = replay;
    this.#jump(0);
  }

  static async open(id: string, game: number, seat = 0): Promise<ReplayScene> {
    const [{ table }, replay] = await Promise.all([showTable(id), replayOf(id, game, seat)]);
    const edition = await editionOf({ digest: replay.edition });
    return new ReplayScene(id, game, table, edition, replay);
  }

  get steps() {
    return this.replay.steps;
  }

  get last(): number {
    return this.steps.length - 1;
  }

  get step() {
    return this.steps[this.at]!;
  }

  get seat(): number {
    return this.replay.seat;
  }

  get view() {
    return this.stage.game!.view;
  }

  get faces() {
    return facesOf(this.info, this.view, this.seat);
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

  point(): void {}
  pick(): void {}
  confirm(): void {}

  /** Go to a moment; the next one is shown as it happened. */
  go(number: number): void {
    const next = Math.min(Math.max(number, 0), this.last);
    if (next === this.at + 1) this.#follow(next);
    else this.#jump(next);
  }

  async look(seat: number): Promise<void> {
    this.replay = await replayOf(this.id, this.game, seat);
    this.#jump(this.at);
  }

  play(): void {
    if (this.at === this.last) this.#jump(0);
    this.playing = true;
    this.#tick();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #tick = (): void => {
    if (!this.playing) return;
    if (!this.stage.busy) {
      if (this.at === this.last) return this.pause();
      this.#follow(this.at + 1);
    }
    this.#timer = setTimeout(this.#tick, PAUSE);
  };

  #follow(next: number): void {
    this.at = next;
    const { view, events } = this.step;
    const steps = [{ kind: "decided", events } as const];
    this.stage.add({ steps, game: { view, choices: [] }, animate: true });
  }

  #jump(next: number): void {
    this.at = next;
    this.stage.reset({ view: this.step.view, choices: [] });
  }
}
