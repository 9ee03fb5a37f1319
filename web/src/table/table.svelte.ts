/** A table that is played or watched: its lines to the server, whose eyes look, and what may be done. */

import type { Choice, GameEvent, State, Step, TableInfo } from "../connection/protocol";
import { editionOf } from "../connection/api";
import type { Edition } from "../game/edition";
import { forget, keysOf, touch } from "../connection/seatTokens";
import { Line, type LineStatus, type Request } from "../connection/connection";
import { explain, Problem } from "../connection/problem";
import { facesOf } from "../game/players";
import type { Face, Scene } from "../game/scene";
import { botPace, settings } from "../storage/settings.svelte";
import { Stage, Staged } from "../game/stage.svelte";

const EDITION_PAUSE = 3000;

/** Steps after which other choices are open. */
const MOVES: Step["kind"][] = ["started", "decided", "undone"];

/** What one seat of this device has been sent. */
class Eyes {
  state = $state.raw<State | null>(null);
  status = $state.raw<LineStatus>("connecting");
  steps = $state.raw<Step[]>([]);
  line!: Line;

  constructor(readonly seat: number) {}
}

export class Table extends Staged implements Scene {
  readonly id: string;
  info = $state.raw<TableInfo | null>(null);
  edition = $state.raw<Edition>(null!); // there is no scene before `ready`
  /** A request is under way. */
  waiting = $state(false);
  /** What could not be done, for a while. */
  notice = $state<string | null>(null);
  pointed = $state.raw<Choice | null>(null);
  picked = $state.raw<Choice | null>(null);

  #eyes: Eyes[];
  #closed = false;
  /** Nobody of several at this device has said that they look: everything secret is covered. */
  shut = $state(false);
  #looking = $state.raw<Eyes>(null!);
  readonly faces: Record<number, Face> = $derived.by(() =>
    facesOf(this.info, this.stage.game?.view ?? null, this.seat),
  );

  /** The version in which our last request was done: what was known before it is out of date. */
  #done = $state(0);
  #asked = "";

  constructor(id: string, onEvent: (event: GameEvent) => void = () => {}) {
    super(new Stage(onEvent));
    this.id = id;
    touch(id);
    const keys = keysOf(id);
    this.#eyes = keys.length ? keys.map(({ seat }) => new Eyes(seat)) : [new Eyes(0)];
    this.#looking = this.#eyes[0]!;
    this.shut = keys.length > 1;
    this.#eyes.forEach((eyes, index) => {
      eyes.line = new Line(id, keys[index]?.token ?? null, {
        onState: (state) => this.#onState(eyes, state),
        onTable: (table) => (this.info = table),
        onLine: (status) => this.#onLine(eyes, status),
      });
    });
    this.setPace();
  }

  close(): void {
    this.#closed = true;
    for (const { line } of this.#eyes) line.close();
  }

  // The scene

  /** Whether there is a game to show. */
  get ready(): boolean {
    return this.edition !== null && this.stage.game !== null;
  }

  get choices(): Choice[] {
    const known = !this.waiting && this.version >= this.#done && this.status === "up";
    const still = !this.stage.busy && !this.covered;
    return known && still ? (this.stage.game?.choices ?? []) : [];
  }

  get seat(): number {
    return this.#looking.seat;
  }

  point(choice: Choice | null): void {
    this.pointed = choice;
  }

  pick(choice: Choice): void {
    if (this.picked?.id === choice.id || !settings.confirm) this.#play(choice);
    else this.picked = choice;
  }

  confirm(): void {
    if (this.picked) this.#play(this.picked);
  }

  #play(choice: Choice): void {
    void this.ask({ type: "decide", version: this.version, action: choice.action });
  }

  // Seats of this device

  /** The seats that are played here. */
  get mine(): number[] {
    return this.#eyes.map(({ seat }) => seat).filter((seat) => seat > 0);
  }

  /** The seat of this device that is asked while somebody else's secrets are open: the device changes hands. */
  get handTo(): number | null {
    if (this.mine.length < 2 || this.latest?.view.phase === "over") return null;
    const asked = this.#eyes.find(({ state }) => state?.game?.choices.length)?.seat;
    if (this.shut) return asked ?? this.seat;
    if (this.stage.busy || this.latest?.choices.length) return null;
    return asked ?? null;
  }

  /** Whether secrets have to be covered, because the device changes hands. */
  get covered(): boolean {
    return this.handTo !== null;
  }

  /** Look through the eyes of another seat of this device. */
  look(seat: number): void {
    this.shut = false;
    const eyes = this.#eyes.find((one) => one.seat === seat);
    if (!eyes || eyes === this.#looking) return;
    this.#looking = eyes;
    this.#clear();
    this.stage.reset(eyes.state?.game ?? null);
  }

  // The line

  /** The worst of our lines: without one of them, somebody here cannot be asked. */
  get status(): LineStatus {
    const all = this.#eyes.map(({ status }) => status);
    const gone = all.find((status) => typeof status === "object");
    return gone ?? (["down", "connecting"] as const).find((bad) => all.includes(bad)) ?? "up";
  }

  get version(): number {
    return this.#looking.state?.version ?? 0;
  }

  /** All that has happened at the table, as this seat may see it. */
  get steps(): Step[] {
    return this.#looking.steps;
  }

  /** The latest of the game, even while older things are still being shown. */
  get latest() {
    return this.#looking.state?.game ?? null;
  }

  /** Ask for something; what cannot be done is told in `notice`. */
  async ask(request: Request, seat = this.seat): Promise<boolean> {
    const eyes = this.#eyes.find((one) => one.seat === seat) ?? this.#looking;
    if (this.waiting) return false;
    this.waiting = true;
    this.notice = null;
    try {
      this.#done = await eyes.line.ask(request);
      return true;
    } catch (problem) {
      // Stale: the game has gone on, and what was missed is on its way.
      if (!(problem instanceof Problem && problem.code === "stale")) this.notice = explain(problem);
      return false;
    } finally {
      this.waiting = false;
      this.#clear();
    }
  }

  setPace(): void {
    for (const { line } of this.#eyes) line.pace(botPace());
  }

  #clear(): void {
    this.pointed = null;
    this.picked = null;
  }

  #onLine(eyes: Eyes, status: LineStatus): void {
    eyes.status = status;
    if (typeof status === "object" && eyes.seat && ["closed", "bad-token"].includes(status.gone))
      forget(this.id, eyes.seat);
  }

  #onState(eyes: Eyes, state: State): void {
    const first = eyes.state === null;
    eyes.state = state;
    eyes.steps = [...eyes.steps, ...state.steps];
    this.info = state.table;
    void this.#readEdition(state.table);
    if (eyes !== this.#looking) return;
    if (state.steps.some(({ kind }) => MOVES.includes(kind))) this.#clear();
    this.stage.add({ steps: state.steps, game: state.game, animate: !first });
  }

  async #readEdition({ edition }: TableInfo): Promise<void> {
    if (this.#asked === edition.digest) return;
    this.#asked = edition.digest;
    try {
      this.edition = await editionOf(edition);
    } catch (problem) {
      this.#asked = "";
      this.notice = explain(problem);
      if (!this.#closed) setTimeout(() => void this.#readEdition(this.info!), EDITION_PAUSE);
    }
  }
}
