/** A table that is played or watched on this device. */

import { editionOf } from "../connection/api";
import { Connection, type ConnectionStatus, type Request } from "../connection/connection";
import { Problem, problemText } from "../connection/problem";
import type { Choice, GameEvent, State, Step, TableInfo } from "../connection/protocol";
import { rememberNonce } from "../connection/nonces";
import { randomId } from "../connection/randomId";
import { forgetSeats, markVisited, seatTokensOf } from "../connection/seatTokens";
import type { Edition } from "../game/edition";
import { showFishOf } from "../game/fish";
import { playersOf } from "../game/players";
import type { Player, Scene } from "../game/scene";
import { Stage, StagedScene } from "../game/stage.svelte";
import { botSeconds, settings } from "../storage/settings.svelte";

const EDITION_PAUSE = 3000; // milliseconds until the edition is fetched again

/** Steps that change what may be chosen. */
const MOVES: Step["kind"][] = ["started", "decided", "undone"];

/** One seat of this device, its connection, and what the server has sent it. */
class LocalSeat {
  state = $state.raw<State | null>(null);
  status = $state.raw<ConnectionStatus>("connecting");
  steps = $state.raw<Step[]>([]);
  connection!: Connection;
  /** The number of the game to which this seat has added a nonce. */
  addedTo = 0;

  /** 0: watches. */
  constructor(readonly seat: number) {}
}

export class Table extends StagedScene implements Scene {
  readonly id: string;
  info = $state.raw<TableInfo | null>(null);
  edition = $state.raw<Edition>(null!); // not read before `ready`
  /** Whether a request waits for its answer. */
  busy = $state(false);
  /** Why the last request failed. It disappears after a while. */
  notice = $state<string | null>(null);
  pointed = $state.raw<Choice | null>(null);
  picked = $state.raw<Choice | null>(null);

  #seats: LocalSeat[];
  #closed = false;
  /** Several people share this device, and none of them has said yet who looks. */
  #nobodyLooks = $state(false);
  /** The seat from which the table is seen. */
  #viewer = $state.raw<LocalSeat>(null!);
  readonly players: Record<number, Player> = $derived.by(() =>
    playersOf(this.info, this.stage.game?.view ?? null, this.seat),
  );

  /** The version that our last request led to. Choices from before it are out of date. */
  #doneVersion = $state(0);
  #editionDigest = "";

  constructor(id: string, onEvent?: (event: GameEvent) => void) {
    super(new Stage(onEvent));
    this.id = id;
    markVisited(id);
    const tokens = seatTokensOf(id);
    this.#seats = tokens.length
      ? tokens.map(({ seat }) => new LocalSeat(seat))
      : [new LocalSeat(0)];
    this.#viewer = this.#seats[0]!;
    this.#nobodyLooks = tokens.length > 1;
    this.#seats.forEach((seat, index) => {
      seat.connection = new Connection(id, tokens[index]?.token ?? null, {
        onState: (state) => {
          this.#onState(seat, state);
        },
        onTable: (table) => {
          this.info = table;
        },
        onStatus: (status) => {
          this.#onStatus(seat, status);
        },
      });
    });
    this.sendBotSeconds();
  }

  close(): void {
    this.#closed = true;
    for (const { connection } of this.#seats) connection.close();
  }

  // The scene

  /** Whether there is a game to show. */
  get ready(): boolean {
    // The edition is null until it has been fetched.
    return (this.edition as Edition | null) !== null && this.stage.game !== null;
  }

  get choices(): Choice[] {
    const current = !this.busy && this.version >= this.#doneVersion && this.status === "up";
    const still = !this.stage.busy && this.nextViewer === null;
    return current && still ? (this.stage.game?.choices ?? []) : [];
  }

  get seat(): number {
    return this.#viewer.seat;
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
    void this.request({ type: "decide", version: this.version, action: choice.action });
  }

  // The seats of this device

  /** The seats that people play on this device. */
  get localSeats(): number[] {
    return this.#seats.map(({ seat }) => seat).filter((seat) => seat > 0);
  }

  /** The seat to whom the device has to be passed. Until then, everything secret is covered. */
  get nextViewer(): number | null {
    if (this.localSeats.length < 2 || this.latestGame?.view.phase === "over") return null;
    const asked = this.#seats.find(({ state }) => state?.game?.choices.length)?.seat;
    if (this.#nobodyLooks) return asked ?? this.seat;
    if (this.stage.busy || this.latestGame?.choices.length) return null;
    return asked ?? null;
  }

  /** Show the table as another seat of this device sees it. */
  viewAs(seat: number): void {
    this.#nobodyLooks = false;
    const viewer = this.#seats.find((one) => one.seat === seat);
    if (!viewer || viewer === this.#viewer) return;
    this.#viewer = viewer;
    this.#clearChoice();
    this.stage.reset(viewer.state?.game ?? null);
  }

  // The connections

  /** The worst status of all connections: each of them may be the one that is asked. */
  get status(): ConnectionStatus {
    const all = this.#seats.map(({ status }) => status);
    const closed = all.find((status) => typeof status === "object");
    return closed ?? (["down", "connecting"] as const).find((bad) => all.includes(bad)) ?? "up";
  }

  get version(): number {
    return this.#viewer.state?.version ?? 0;
  }

  /** Everything that has happened at the table, as far as the viewer may know it. */
  get steps(): Step[] {
    return this.#viewer.steps;
  }

  /** The game as it is now, even while older events are still being shown. */
  get latestGame() {
    return this.#viewer.state?.game ?? null;
  }

  /** Whether the server did what was asked. If not, `notice` says why. */
  async request(request: Request, seat = this.seat): Promise<boolean> {
    const asking = this.#seats.find((one) => one.seat === seat) ?? this.#viewer;
    if (this.busy) return false;
    this.busy = true;
    this.notice = null;
    try {
      this.#doneVersion = await asking.connection.request(request);
      return true;
    } catch (problem) {
      // Stale: the game has gone on, and the steps that we missed are on their way.
      const stale = problem instanceof Problem && problem.code === "stale";
      if (!stale) this.notice = problemText(problem);
      return false;
    } finally {
      this.busy = false;
      this.#clearChoice();
    }
  }

  sendBotSeconds(): void {
    for (const { connection } of this.#seats) connection.setBotSeconds(botSeconds());
  }

  #clearChoice(): void {
    this.pointed = null;
    this.picked = null;
  }

  #onStatus(seat: LocalSeat, status: ConnectionStatus): void {
    seat.status = status;
    if (typeof status !== "object" || !seat.seat) return;
    if (["closed", "bad-token"].includes(status.closed)) forgetSeats(this.id, seat.seat);
  }

  #onState(seat: LocalSeat, state: State): void {
    const first = seat.state === null;
    seat.state = state;
    seat.steps = [...seat.steps, ...state.steps];
    this.info = state.table;
    void this.#fetchEdition(state.table);
    this.#addNonce(seat, state.table);
    if (seat !== this.#viewer) return;
    if (state.steps.some(({ kind }) => MOVES.includes(kind))) this.#clearChoice();
    this.stage.add({ steps: state.steps, game: state.game, animate: !first });
  }

  /** Before a game, each seat adds to its chance, so that the server does not choose it alone. */
  #addNonce(local: LocalSeat, { commitment, nonces, games, status }: TableInfo): void {
    const { seat } = local;
    const next = games + 1;
    if (!seat || !commitment || status === "playing" || local.addedTo === next) return;
    local.addedTo = next;
    if (nonces.includes(seat)) return;
    const nonce = randomId();
    rememberNonce(this.id, next, seat, { nonce, commitment });
    local.connection.request({ type: "nonce", nonce }).catch(() => {
      // The game does without it.
    });
  }

  async #fetchEdition({ edition }: TableInfo): Promise<void> {
    if (this.#editionDigest === edition.digest) return;
    this.#editionDigest = edition.digest;
    try {
      const fetched = await editionOf(edition);
      showFishOf(fetched);
      this.edition = fetched;
    } catch (problem) {
      this.#editionDigest = "";
      this.notice = problemText(problem);
      if (!this.#closed) setTimeout(() => void this.#fetchEdition(this.info!), EDITION_PAUSE);
    }
  }
}
