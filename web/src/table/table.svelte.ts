/** A table that is played or watched on this device. */

import type { ConnectionStatus, Request } from "../connection/connection";
import { Problem, problemText } from "../connection/problem";
import type {
  Choice,
  EmoteMessage,
  GameEvent,
  State,
  Step,
  TableInfo,
  ViewDict,
} from "../connection/protocol";
import { rememberNonce } from "../connection/nonces";
import { randomId } from "../connection/randomId";
import type { SeatConnection, Transport } from "../connection/transport";
import type { Edition } from "../game/edition";
import { showFishOf } from "../game/fish";
import { playersOf } from "../game/players";
import { publicEvent, showsSecrets, withoutSecrets } from "../game/secrets";
import type { Player, Scene } from "../game/scene";
import { Stage, StagedScene } from "../game/stage.svelte";
import { botSeconds, settings } from "../storage/settings.svelte";

const EMOTE_SHOWN = 4000; // milliseconds
const EDITION_PAUSE = 3000; // milliseconds until the edition is fetched again

/** Steps that change what may be chosen. */
const MOVES: Step["kind"][] = ["started", "decided", "undone"];

/** One seat of this device, its connection, and what the server has sent it. */
class LocalSeat {
  state = $state.raw<State | null>(null);
  status = $state.raw<ConnectionStatus>("connecting");
  steps = $state.raw<Step[]>([]);
  connection!: SeatConnection;
  /** The number of the game to which this seat has added a nonce. */
  addedTo = 0;

  /** 0: watches. */
  constructor(readonly seat: number) {}
}

export class Table extends StagedScene implements Scene {
  info = $state.raw<TableInfo | null>(null);
  edition = $state.raw<Edition>(null!); // not read before `ready`
  /** Whether a request waits for its answer. */
  busy = $state(false);
  /** Why the last request failed. It disappears after a while. */
  notice = $state<string | null>(null);
  pointed = $state.raw<Choice | null>(null);
  picked = $state.raw<Choice | null>(null);

  /** The pictures that seats show now. */
  emotes = $state.raw<Record<number, EmoteMessage>>({});

  #seats: LocalSeat[];
  #closed = false;
  /** Several people share this device, and none of them has said yet who looks. */
  #nobodyLooks = $state(false);
  /** The seat from which the table is seen. */
  #viewer = $state.raw<LocalSeat>(null!);
  /** People at this device look at their own secret cards. */
  #secretsShown = $state(false);
  readonly #steps: Step[] = $derived.by(() => {
    const { steps } = this.#viewer;
    if (!this.isShared) return steps;
    return steps.map((step) => ({ ...step, events: step.events?.map(publicEvent) }));
  });
  readonly #view: ViewDict = $derived.by(() => {
    const view = this.stage.game!.view;
    return this.secretsHidden ? withoutSecrets(view) : view;
  });
  readonly players: Record<number, Player> = $derived.by(() =>
    playersOf(this.info, this.stage.game?.view ?? null, this.seat),
  );

  /** The version that our last request led to. Choices from before it are out of date. */
  #doneVersion = $state(0);
  #editionDigest = "";

  constructor(
    readonly transport: Transport,
    onEvent?: (event: GameEvent) => void,
  ) {
    super(new Stage((event) => onEvent?.(this.isShared ? publicEvent(event) : event)));
    transport.markVisited();
    const { seats } = transport;
    this.#seats = (seats.length ? seats : [0]).map((seat) => new LocalSeat(seat));
    this.#viewer = this.#seats[0]!;
    this.#nobodyLooks = seats.length > 1;
    for (const seat of this.#seats) {
      seat.connection = transport.connect(seat.seat, {
        onState: (state) => {
          this.#onState(seat, state);
        },
        onTable: (table) => {
          this.info = table;
        },
        onStatus: (status) => {
          this.#onStatus(seat, status);
        },
        onEmote: (message) => {
          if (seat === this.#seats[0]) this.#onEmote(message);
        },
      });
    }
    this.sendBotSeconds();
  }

  close(): void {
    this.#closed = true;
    for (const { connection } of this.#seats) connection.close();
  }

  get id(): string {
    return this.transport.id;
  }

  // The scene

  /** Whether there is a game to show. */
  get ready(): boolean {
    // The edition is null until it has been fetched.
    return (this.edition as Edition | null) !== null && this.stage.game !== null;
  }

  override get view(): ViewDict {
    return this.#view;
  }

  get choices(): Choice[] {
    const current = !this.busy && this.version >= this.#doneVersion && this.status === "up";
    const still = !this.stage.busy && this.nextViewer === null && this.curtainFor === null;
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
    if (!showsSecrets(this.latestGame)) this.#secretsShown = false;
    void this.request({ type: "decide", version: this.version, action: choice.action });
  }

  // The seats of this device

  /** The seats that people play on this device. */
  get localSeats(): number[] {
    return this.#seats.map(({ seat }) => seat).filter((seat) => seat > 0);
  }

  /** Whether several people pass this device around. */
  get isShared(): boolean {
    return this.localSeats.length > 1;
  }

  /** Whether the viewer's secret cards are face down, because others see this screen, too. */
  get secretsHidden(): boolean {
    return this.isShared && !this.#secretsShown;
  }

  /** Until the next decision. */
  showSecrets(): void {
    this.#secretsShown = true;
  }

  /** The seat that decides about secret cards next, until its player says that nobody else looks. */
  get curtainFor(): number | null {
    if (!this.isShared || this.stage.busy) return null;
    const next = this.#seats.find(({ seat }) => seat === (this.nextViewer ?? this.seat))!;
    const looks = next === this.#viewer && this.#secretsShown;
    return !looks && showsSecrets(next.state?.game ?? null) ? next.seat : null;
  }

  /** The seat that decides next on this device. */
  get nextViewer(): number | null {
    if (!this.isShared || this.latestGame?.view.phase === "over") return null;
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
    this.#secretsShown = false;
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

  /** Everything that has happened at the table, as far as those who look may know it. */
  get steps(): Step[] {
    return this.#steps;
  }

  /** The game as it is now, even while older events are still being shown. */
  get latestGame() {
    return this.#viewer.state?.game ?? null;
  }

  /** The seat of this device that may undo its last decision without asking. */
  get freeUndoSeat(): number | null {
    const mayUndo = ({ state }: LocalSeat) => state?.game != null && state.game.free_undo !== null;
    const found = [this.#viewer, ...this.#seats].find(mayUndo);
    return found?.seat ?? null;
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

  /** Show a picture to everyone at the table. */
  sendEmote(emote: EmoteMessage["emote"]): void {
    this.#viewer.connection.sendEmote?.(emote);
  }

  #onEmote(message: EmoteMessage): void {
    this.emotes = { ...this.emotes, [message.seat]: message };
    setTimeout(() => {
      if (this.emotes[message.seat] !== message) return; // another one has followed
      const { [message.seat]: _, ...others } = this.emotes;
      this.emotes = others;
    }, EMOTE_SHOWN);
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
    if (["closed", "bad-token"].includes(status.closed)) this.transport.forgetSeat(seat.seat);
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
    if (!showsSecrets(state.game)) this.#secretsShown = false;
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
      const fetched = await this.transport.edition(edition);
      showFishOf(fetched);
      this.edition = fetched;
    } catch (problem) {
      this.#editionDigest = "";
      this.notice = problemText(problem);
      if (!this.#closed) setTimeout(() => void this.#fetchEdition(this.info!), EDITION_PAUSE);
    }
  }
}
