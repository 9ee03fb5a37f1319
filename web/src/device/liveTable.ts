/**
 * A table in memory, with its connections and its bots. Every change takes the same way, one at a
 * time: the table checks it, the log saves it, the table applies it, and all seats are told.
 *
 * Other tabs may have the same table open. The log decides which tab was first; a tab that was late
 * applies what is new and checks again. Bots move in one tab, which holds a lock where there are locks.
 */

import type { Request } from "../connection/connection";
import { Problem } from "../connection/problemCode";
import type { State } from "../connection/protocol";
import type { Bots } from "./bots";
import type { DeviceTable, Pending } from "./deviceTable";
import { stateOf, tableInfo } from "./frames";
import { Conflict, type TableLog } from "./tableLog";

const RACES = 5; // how often a change is checked again because another tab was faster

export interface LiveConnection {
  readonly seat: number;
  /** Seconds that a bot's decision should take. */
  pace: number;
  onState(state: State): void;
  /** The table cannot go on, because of a problem with this code. */
  onStopped(code: string): void;
}

/** What a live table needs besides its table. */
export interface Services {
  log: TableLog;
  bots: Bots;
  /** Tell other tabs that a table has changed. */
  announce(table: string): void;
}

export class LiveTable {
  readonly #connections = new Set<LiveConnection>();
  #changes: Promise<unknown> = Promise.resolve();
  /** The version of the game for which a bot thinks, or waits. */
  #thinkingAt: number | null = null;
  #decisionSince = performance.now();
  #wake: (() => void) | null = null;
  /** Ends the lock on the bots. */
  #release: (() => void) | null = null;
  #mayDrive = false;

  constructor(
    readonly table: DeviceTable,
    readonly services: Services,
  ) {}

  get isIdle(): boolean {
    return this.#connections.size === 0;
  }

  connect(connection: LiveConnection): void {
    this.#connections.add(connection);
    connection.onState(this.#state(connection, 0));
    this.#takeLock();
    void this.#enqueue(() => this.#advance());
  }

  disconnect(connection: LiveConnection): void {
    this.#connections.delete(connection);
    if (!this.isIdle) return;
    this.#release?.();
    this.#release = null;
    this.#mayDrive = false;
    this.services.bots.stop();
    this.#wake?.();
  }

  setPace(connection: LiveConnection, seconds: number): void {
    connection.pace = seconds;
    this.#wake?.();
  }

  /** Resolves with the version that a request leads to. */
  request(seat: number, request: Request): Promise<number> {
    return this.#enqueue(async () => {
      await this.#commit(() => this.table.check(seat, request));
      const { version } = this.table;
      await this.#advance();
      return version;
    });
  }

  /** Another tab may have changed the table. */
  follow(): Promise<void> {
    return this.#enqueue(async () => {
      await this.#catchUp();
      await this.#advance();
    });
  }

  #enqueue<T>(change: () => Promise<T>): Promise<T> {
    const done = this.#changes.then(change);
    this.#changes = done.catch(() => undefined);
    return done;
  }

  async #commit(check: () => Pending | null): Promise<boolean> {
    for (let race = 0; race < RACES; race++) {
      const pending = check();
      if (!pending) return false;
      const before = this.table.version;
      try {
        await this.services.log.append(this.table.id, pending.entry);
      } catch (problem) {
        if (!(problem instanceof Conflict)) throw problem;
        await this.#catchUp();
        continue;
      }
      this.#apply(pending);
      this.#broadcast(before);
      this.services.announce(this.table.id);
      void this.#describe();
      return true;
    }
    throw new Problem("stale");
  }

  #apply(pending: Pending): void {
    const { gameVersion } = this.table;
    this.table.apply(pending);
    if (this.table.gameVersion !== gameVersion) this.#decisionSince = performance.now();
  }

  /** Say how the table is now, for lists of tables. The log does without it. */
  async #describe(): Promise<void> {
    const { table, services } = this;
    const { at } = table.log.at(-1)!.entry;
    const row = { id: table.id, changed: at, info: tableInfo(table, this.#pace) };
    await services.log.describe(row).catch(() => undefined);
  }

  async #catchUp(): Promise<void> {
    const before = this.table.version;
    for (const entry of await this.services.log.load(this.table.id, before)) this.#apply({ entry });
    if (this.table.version > before) this.#broadcast(before);
  }

  #broadcast(since: number): void {
    for (const connection of this.#connections) connection.onState(this.#state(connection, since));
  }

  #state(connection: LiveConnection, since: number): State {
    return stateOf(this.table, tableInfo(this.table, this.#pace), connection.seat, since);
  }

  /** The slowest counts. */
  get #pace(): number {
    return Math.max(0, ...[...this.#connections].map(({ pace }) => pace));
  }

  /** Make all changes that follow by themselves, then let a bot think. */
  async #advance(): Promise<void> {
    try {
      while (await this.#commit(() => this.table.due()));
    } catch (problem) {
      this.#stop(problem);
      return;
    }
    void this.#drive();
  }

  /** Let bots decide, as long as it is their turn. */
  async #drive(): Promise<void> {
    const { table, services } = this;
    const bot = table.botToDecide;
    const { gameVersion } = table;
    if (!bot || !this.#mayDrive || this.isIdle || this.#thinkingAt === gameVersion) return;
    this.#thinkingAt = gameVersion;
    this.#wake?.();
    try {
      const view = table.rules.look(table.game!.state, bot.seat);
      const question = { ...bot, view, seed: table.botSeed(bot.seat) };
      const action = await services.bots.choose(table.rules.edition, question);
      const isCurrent = () => this.#thinkingAt === gameVersion && table.gameVersion === gameVersion;
      if (action === null || !isCurrent()) return;
      await this.#keepPace(isCurrent);
      await this.#enqueue(async () => {
        const text = table.rules.actionText(action);
        const isWanted = () => isCurrent() && table.botToDecide?.seat === bot.seat && !this.isIdle;
        await this.#commit(() => (isWanted() ? table.decideFor(bot.seat, text) : null));
      });
    } catch (problem) {
      this.#stop(problem);
      return;
    } finally {
      if (this.#thinkingAt === gameVersion) this.#thinkingAt = null;
    }
    void this.#enqueue(() => this.#advance());
  }

  /** Wait until a decision has taken as long as people want, even if they change that. */
  async #keepPace(isCurrent: () => boolean): Promise<void> {
    for (;;) {
      const passed = performance.now() - this.#decisionSince;
      const left = 1000 * this.#pace - passed;
      if (left <= 0 || this.isIdle || !isCurrent()) return;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      this.#wake = null;
    }
  }

  /** Nothing is lost: what could not be saved has not happened. */
  #stop(problem: unknown): void {
    const code = problem instanceof Problem ? problem.code : "unknown";
    for (const connection of this.#connections) connection.onStopped(code);
  }

  /** Bots move where the lock is. Without locks, the log alone keeps tabs from moving twice. */
  #takeLock(): void {
    if (this.#mayDrive || this.#release) return;
    // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- undefined without TLS
    if (!globalThis.navigator?.locks) {
      this.#mayDrive = true;
      return;
    }
    const giveUp = new AbortController();
    this.#release = () => giveUp.abort();
    const hold = () =>
      new Promise<void>((resolve) => {
        this.#release = resolve;
        this.#mayDrive = true;
        void this.follow();
      });
    navigator.locks
      .request(`namiji-table-${this.table.id}`, { signal: giveUp.signal }, hold)
      .catch(() => undefined); // the table was closed before it got the lock
  }
}
