/** All tables of this device that are in memory. */

import type { Request } from "../connection/connection";
import { Problem } from "../connection/problemCode";
import type { NewLesson, NewTable, Replay, TableInfo } from "../connection/protocol";
import type { CompiledEdition } from "../rules/frame";
import type { GameState, Rules } from "../rules/rules";
import type { Bots } from "./bots";
import { DeviceTable } from "./deviceTable";
import type { DeviceGame } from "./deviceGame";
import { replayOf, tableInfo } from "./frames";
import { LiveTable, type LiveConnection } from "./liveTable";
import { created, createdLesson, createdVoyage } from "./newTable";
import { readRecord } from "./recordText";
import { replayRecord } from "./replayRecord";
import { newTableId } from "./tableId";
import type { TableLog } from "./tableLog";

/** Where rules come from. */
export interface RulesSource {
  /** The rules of an edition that new games are played with. */
  named(id: string): Promise<Rules>;
  /** The rules of the edition with a digest. */
  find(digest: string): Promise<Rules>;
}

/** A new table, and what its people need to begin. */
export interface NewDeviceTable {
  id: string;
  seats: number[];
  commitment: string | null;
}

/** A game before a decision: as it was, and as the decider saw it. */
export interface Moment {
  seat: number;
  leg: number;
  state: GameState;
  /** The bytes of the decider's view. */
  view: Uint8Array;
  /** What was decided; null if the game waits for it. */
  action: string | null;
  /** Whether anything was drawn before the next decision. */
  wasChance: boolean;
}

/** What a teacher or an analysis works with. */
export interface GameMoments {
  edition: CompiledEdition;
  moments: Moment[];
  scores: number[];
  /** The shares of the victory, if the game is over. */
  end: number[];
}

export class TableHost {
  readonly #tables = new Map<string, Promise<LiveTable>>();
  readonly #games = new Map<string, Promise<DeviceGame>>();
  readonly #channel = new BroadcastChannel("namiji-tables");

  constructor(
    readonly log: TableLog,
    readonly rules: RulesSource,
    readonly bots: Bots,
  ) {
    this.#channel.onmessage = ({ data }: MessageEvent<string>) => {
      void this.#tables.get(data)?.then((live) => live.follow());
    };
  }

  /** Load what new games need. */
  async prepare(): Promise<void> {
    this.bots.prepare();
    await this.rules.named("standard");
  }

  async create(wish: NewTable): Promise<NewDeviceTable> {
    this.bots.prepare();
    const rules = await this.rules.named("standard");
    return this.#save(rules, created(wish, rules.edition.digest));
  }

  async createLesson(wish: NewLesson): Promise<NewDeviceTable> {
    const rules = await this.rules.named(wish.chapter ? `lesson-${wish.chapter}` : "lesson");
    return this.#save(rules, createdLesson(wish, rules.edition));
  }

  async createVoyage(day: string, wish: NewLesson): Promise<NewDeviceTable> {
    const rules = await this.rules.named("standard");
    return this.#save(rules, createdVoyage(day, wish, rules.edition.digest));
  }

  async #save(rules: Rules, content: ReturnType<typeof created>): Promise<NewDeviceTable> {
    const id = newTableId();
    const entry = { version: 1, seat: 0, at: Date.now(), content };
    const table = new DeviceTable(id, rules, entry);
    await this.log.keepEdition(rules.edition);
    await this.log.append(id, entry);
    await this.log.describe({ id, changed: entry.at, info: tableInfo(table, 0) });
    this.#tables.set(id, Promise.resolve(this.#live(table)));
    return { id, seats: table.owners, commitment: table.nextCommitment };
  }

  #live(table: DeviceTable): LiveTable {
    const { log, bots } = this;
    return new LiveTable(table, { log, bots, announce: (id) => this.#channel.postMessage(id) });
  }

  /** The seats of people at a table. */
  async seats(id: string): Promise<number[]> {
    return (await this.#find(id)).table.owners;
  }

  async info(id: string): Promise<TableInfo> {
    return tableInfo((await this.#find(id)).table, 0);
  }

  async connect(id: string, connection: LiveConnection): Promise<void> {
    (await this.#find(id)).connect(connection);
  }

  async disconnect(id: string, connection: LiveConnection): Promise<void> {
    (await this.#find(id)).disconnect(connection);
  }

  async setPace(id: string, connection: LiveConnection, seconds: number): Promise<void> {
    (await this.#find(id)).setPace(connection, seconds);
  }

  async request(id: string, seat: number, request: Request): Promise<number> {
    return (await this.#find(id)).request(seat, request);
  }

  /** The record of a finished game, as the text of a file. */
  async record(id: string, game: number): Promise<string> {
    const record = (await this.#find(id)).table.records[game - 1];
    if (record === undefined) throw new Problem("not-over");
    return record;
  }

  async replay(id: string, game: number, seat: number): Promise<Replay> {
    return replayOf(await this.#finished(id, game), seat);
  }

  /** Read a record that someone brings. A RecordProblem names the line that is wrong. */
  async readRecord(text: string, seat: number): Promise<Replay> {
    const record = readRecord(text);
    const rules = await this.rules.find(record.edition.digest ?? record.edition.id);
    return replayOf(replayRecord(rules, record), seat);
  }

  /** The decisions of a game, by default of the latest. */
  async moments(id: string, game?: number): Promise<GameMoments> {
    const { table } = await this.#find(id);
    const isLatest = game === undefined || game === table.games;
    return momentsOf(isLatest ? table.game! : await this.#finished(id, game));
  }

  async recordMoments(text: string): Promise<GameMoments> {
    const record = readRecord(text);
    const rules = await this.rules.find(record.edition.digest ?? record.edition.id);
    return momentsOf(replayRecord(rules, record));
  }

  /** Plays a finished game again, once. */
  #finished(id: string, game: number): Promise<DeviceGame> {
    const key = `${id} ${game}`;
    let found = this.#games.get(key);
    if (!found) {
      found = this.#find(id).then(async ({ table }) =>
        replayRecord(table.rules, readRecord(await this.record(id, game))),
      );
      found.catch(() => this.#games.delete(key));
      this.#games.set(key, found);
    }
    return found;
  }

  #find(id: string): Promise<LiveTable> {
    let live = this.#tables.get(id);
    if (!live) {
      live = this.#load(id);
      live.catch(() => this.#tables.delete(id));
      this.#tables.set(id, live);
    }
    return live;
  }

  async #load(id: string): Promise<LiveTable> {
    const entries = await this.log.load(id);
    const first = entries[0]?.content;
    if (first?.kind !== "created") throw new Problem("no-such-table");
    const rules = await this.rules.find(first.edition);
    return this.#live(DeviceTable.fromLog(id, rules, entries));
  }
}

function momentsOf(game: DeviceGame): GameMoments {
  const { rules, scores, winners } = game;
  const seen = (state: GameState, seat: number) => {
    return { seat, state, leg: rules.view(state, seat).leg, view: rules.look(state, seat) };
  };
  const moments: Moment[] = [];
  for (let number = 1; number <= game.decisions; number++) {
    const { before, seat, action, outcomes } = game.moment(number)!;
    moments.push({ ...seen(before, seat), action, wasChance: outcomes.length > 0 });
  }
  if (!game.isOver)
    moments.push({ ...seen(game.state, game.decider), action: null, wasChance: false });
  const end = scores.map((_, i) => (winners.includes(i + 1) ? 1 / winners.length : 0));
  return { edition: rules.edition, moments, scores, end };
}
