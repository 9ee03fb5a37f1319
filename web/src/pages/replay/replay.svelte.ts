/** A finished game as a scene: any moment of it, as any seat saw it. */

import type { Replay, TableInfo } from "../../connection/protocol";
import type { Transport } from "../../connection/transport";
import type { Comparison } from "../../game/comparison";
import type { Edition } from "../../game/edition";
import { showFishOf } from "../../game/fish";
import { playersOf } from "../../game/players";
import type { Scene } from "../../game/scene";
import { Stage, StagedScene } from "../../game/stage.svelte";

const PAUSE = 500; // milliseconds between two decisions while it plays

export class ReplayScene extends StagedScene implements Scene {
  readonly choices = [];
  readonly pointed = null;
  readonly picked = null;
  comparison = $state.raw<Comparison | null>(null);
  at = $state(0);
  playing = $state(false);
  replay = $state.raw<Replay>(null!);

  #requestedSeat = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  private constructor(
    readonly transport: Transport,
    readonly game: number,
    readonly info: TableInfo,
    readonly edition: Edition,
    replay: Replay,
    moment: number,
  ) {
    super(new Stage());
    this.replay = replay;
    this.#jump(this.#within(moment));
  }

  /** Who has played here sees it with their own eyes. */
  static async open(transport: Transport, game: number, moment: number): Promise<ReplayScene> {
    const { seats } = transport;
    const seat = seats.length === 1 ? seats[0]! : 0;
    const [info, replay] = await Promise.all([transport.info(), transport.replay(game, seat)]);
    const edition = await transport.edition({ digest: replay.edition });
    showFishOf(edition);
    return new ReplayScene(transport, game, info, edition, replay, moment);
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

  get players() {
    const players = playersOf(this.info, this.view, this.seat);
    for (const player of Object.values(players)) player.present = true; // they were, then
    return players;
  }

  // A replay has no choices.
  point(): void {
    /* nothing to point at */
  }
  pick(): void {
    /* nothing to pick */
  }
  confirm(): void {
    /* nothing to confirm */
  }

  /** Goes to a moment. The next moment is animated. */
  go(number: number): void {
    const next = this.#within(number);
    if (next === this.at + 1) this.#follow(next);
    else this.#jump(next);
  }

  async viewAs(seat: number): Promise<void> {
    this.#requestedSeat = seat;
    const replay = await this.transport.replay(this.game, seat);
    if (this.#requestedSeat !== seat) return; // another seat was selected meanwhile
    this.replay = replay;
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
      if (this.at === this.last) {
        this.pause();
        return;
      }
      this.#follow(this.at + 1);
    }
    this.#timer = setTimeout(this.#tick, PAUSE);
  };

  #within(number: number): number {
    return Math.min(Math.max(number, 0), this.last);
  }

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
