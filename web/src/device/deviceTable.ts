/**
 * A table on this device: who sits where, and its games. All of it follows from its log. A request
 * is checked and becomes an entry; once that is saved, `apply` changes the table.
 */

import type { Request } from "../connection/connection";
import { Problem } from "../connection/problemCode";
import type { DealInfo, TableInfo } from "../connection/protocol";
import { randomId } from "../connection/randomId";
import type { Direction } from "../game/edition";
import type { Level } from "../game/scene";
import {
  botSeed,
  gameSeed,
  keyOf,
  sealedCommitment,
  seedCommitment,
  tableHash,
} from "../hash/deal";
import { RulesError, type Played, type Rules } from "../rules/rules";
import { DeviceGame } from "./deviceGame";
import type { Actor, Content, Created, CreatedSeat, Decided, Entry, GameStarted } from "./entries";
import { writeRecord } from "./recordText";

const STAND_IN: Level = "skipper";

/** An entry to save and then to apply, with the moment that it leads to. */
export interface Pending {
  entry: Entry;
  game?: DeviceGame;
  played?: Played;
}

interface UndoRequest {
  version: number;
  seat: number;
  keep: number;
  /** The people who have not agreed yet. */
  waiting: number[];
}

/** An entry, with what happened in it. */
interface Applied {
  entry: Entry;
  trace?: Played["trace"];
}

interface Seat extends CreatedSeat {
  seat: number;
}

export class DeviceTable {
  readonly log: Applied[] = [];
  readonly seats: Seat[];
  readonly created: Created;
  game: DeviceGame | null = null;
  /** The records of finished games. */
  readonly records: string[] = [];
  readonly commitments: string[] = [];
  deal: DealInfo | null = null;
  /** The seed of the current game, which stays secret until the game is over. */
  seed = "";
  /** The version of the last entry about the game: a decision on an older one is stale. */
  gameVersion = 0;
  readonly votes = new Map<number, Direction>();
  readonly nonces = new Map<number, string>();
  readonly rematch = new Set<number>();
  undoRequest: UndoRequest | null = null;
  #nextSeed: string | null;

  constructor(
    readonly id: string,
    readonly rules: Rules,
    first: Entry,
  ) {
    if (first.content.kind !== "created" || first.version !== 1) throw damaged();
    this.created = first.content;
    this.seats = this.created.seats.map((seat, index) => ({ ...seat, seat: index + 1 }));
    this.#nextSeed = this.created.next_seed;
    this.log.push({ entry: first });
  }

  /** Plays a log again. */
  static fromLog(id: string, rules: Rules, entries: readonly Entry[]): DeviceTable {
    const [first, ...others] = entries;
    if (!first) throw new Problem("no-such-table");
    const table = new DeviceTable(id, rules, first);
    for (const entry of others) table.apply({ entry });
    return table;
  }

  // Questions about the table

  get version(): number {
    return this.log.length;
  }

  get status(): TableInfo["status"] {
    if (!this.game) return "open";
    return this.game.isOver ? "over" : "playing";
  }

  /** How many games have started. */
  get games(): number {
    return this.commitments.length;
  }

  /** The commitment to the seed of the next game; null with a public seed. */
  get nextCommitment(): string | null {
    const seed = this.#nextSeed;
    return seed && sealedCommitment(tableHash(this.id), this.games + 1, seed);
  }

  /** The seats of people, even if bots play for them now. */
  get owners(): number[] {
    return this.seats.filter(({ kind }) => kind === "person").map(({ seat }) => seat);
  }

  /** The seats that people play now. */
  get people(): number[] {
    return this.seats.filter((seat) => actorOf(seat) === "person").map(({ seat }) => seat);
  }

  /** The bot that is to decide, if one is. */
  get botToDecide(): { seat: number; level: Level } | null {
    const decider = this.seats[(this.game?.decider ?? 0) - 1];
    return decider?.level ? { seat: decider.seat, level: decider.level } : null;
  }

  /** The seed of a bot's next decision: a new one each time, but not with a public seed. */
  botSeed(seat: number): string {
    const count = this.#isPublic ? this.game!.decisions : this.version;
    return `${botSeed(this.#gameSeed, seat)}.${count}`;
  }

  get #isPublic(): boolean {
    return this.created.public_seed !== null;
  }

  get #gameSeed(): string {
    const { deal, game, games, seed } = this;
    return deal ? gameSeed(deal, games, game!.direction, seed) : seed;
  }

  freeUndo(seat: number): number | null {
    const can = this.created.undo !== "off" && this.status === "playing";
    return can && this.people.includes(seat) ? this.game!.freeUndo(seat) : null;
  }

  // Requests

  /** The entry that a request leads to. Throws a Problem if it is not allowed. */
  check(seat: number, request: Request): Pending {
    switch (request.type) {
      case "decide":
        return this.#decide(seat, request.action, request.version);
      case "undo":
        return this.#undo(seat, request.keep, request.version);
      case "answer_undo":
        if (this.undoRequest?.version !== request.asked) throw new Problem("not-asked");
        if (!this.undoRequest.waiting.includes(seat)) throw new Problem("not-asked");
        return this.#entry(seat, { kind: "undo_answered", agree: request.agree });
      case "vote":
        if (this.created.direction !== "vote" || this.status === "playing")
          throw new Problem("no-vote");
        return this.#entry(seat, { kind: "voted", direction: request.direction });
      case "nonce":
        if (this.#isPublic || this.nonces.has(seat)) throw new Problem("no-nonce");
        return this.#entry(seat, { kind: "nonce_given", nonce: request.nonce });
      case "rematch":
        if (this.status !== "over") throw new Problem("not-over");
        if (this.rematch.has(seat)) throw new Problem("wanted");
        return this.#entry(seat, { kind: "rematch_wanted" });
      case "hand_over":
      case "leave":
        if (!this.people.includes(seat) || this.status === "open") throw new Problem("no-person");
        return this.#entry(seat, { kind: "handed_over", about_seat: seat, level: STAND_IN });
      case "come_back":
        if (this.people.includes(seat)) throw new Problem("not-replaced");
        return this.#entry(seat, { kind: "came_back" });
      default: // a game begins by itself, and seats are never free here
        throw new Problem(this.status === "open" ? "not-voted" : "started");
    }
  }

  /** The decision of a bot, for which no one asks. */
  decideFor(bot: number, action: string): Pending {
    return this.#decide(bot, action, this.version, true);
  }

  /** What the table does by itself now, if anything. */
  due(): Pending | null {
    const wanted = this.undoRequest;
    if (wanted && !wanted.waiting.length)
      return this.#entry(wanted.seat, { kind: "undone", keep: wanted.keep });
    if (this.status === "open") return this.#isReady ? this.#start() : null;
    const people = this.people;
    const again = this.status === "over" && people.length > 0;
    return again && people.every((seat) => this.rematch.has(seat)) ? this.#start() : null;
  }

  /** The first game waits for nonces, which the page adds at once, and for votes. */
  get #isReady(): boolean {
    const votes = this.created.direction === "vote" ? this.people : [];
    const nonces = this.#isPublic ? [] : this.people;
    return votes.every((one) => this.votes.has(one)) && nonces.every((one) => this.nonces.has(one));
  }

  #decide(seat: number, action: string, version: number, isBot = false): Pending {
    const game = this.#playing;
    if (version < this.gameVersion) throw new Problem("stale");
    if (game.decider !== seat) throw new Problem("not-your-turn");
    const by = actorOf(this.seats[seat - 1]!);
    if (by !== "person" && !isBot) throw new Problem("replaced");
    const played = foresee(game, action);
    const decided: Decided = { kind: "decided", by, action, outcomes: played.outcomes };
    return { ...this.#entry(seat, decided), played };
  }

  #undo(seat: number, keep: number, version: number): Pending {
    const game = this.#playing;
    if (this.created.undo === "off") throw new Problem("no-undo");
    if (version < this.gameVersion) throw new Problem("stale");
    if (!this.people.includes(seat)) throw new Problem("replaced");
    if (keep >= game.decisions) throw new Problem("nothing-to-undo");
    const free = this.freeUndo(seat);
    if (free !== null && keep >= free) return this.#entry(seat, { kind: "undone", keep });
    if (this.undoRequest) throw new Problem("undo-asked");
    if (this.created.undo === "free") throw new Problem("no-undo");
    return this.#entry(seat, { kind: "undo_asked", keep });
  }

  get #playing(): DeviceGame {
    if (this.status !== "playing") throw new Problem("not-playing");
    return this.game!;
  }

  #start(): Pending {
    const { public_seed } = this.created;
    const started: GameStarted = {
      kind: "started",
      game: this.games + 1,
      direction: this.#direction(),
      rules: this.rules.edition.rules,
      seed: public_seed ?? this.#nextSeed!,
      outcomes: [],
      seats: this.seats.map(({ kind, level }) => (kind === "person" ? kind : level!)),
      nonces: public_seed ? null : this.seats.map(({ seat }) => this.nonces.get(seat) ?? null),
      next_seed: public_seed ? null : randomId(),
    };
    const game = this.#deal(started);
    return { ...this.#entry(0, { ...started, outcomes: game.start.outcomes }), game };
  }

  /** The direction with most votes, if there is a vote. A tie is broken at random. */
  #direction(): Direction {
    const { direction } = this.created;
    if (direction !== "vote") return direction;
    const votes = [...this.votes.values()];
    const lead = votes.reduce((sum, vote) => sum + (vote === "clockwise" ? 1 : -1), 0);
    const coin = crypto.getRandomValues(new Uint8Array(1))[0]! % 2;
    return lead > 0 || (lead === 0 && coin) ? "clockwise" : "counterclockwise";
  }

  #entry(seat: number, content: Content): Pending {
    return { entry: { version: this.version + 1, seat, at: Date.now(), content } };
  }

  // Changes

  apply({ entry, game, played }: Pending): void {
    if (entry.version !== this.version + 1) throw damaged();
    this.log.push({ entry, trace: this.#applyContent(entry, game, played)?.trace });
  }

  #applyContent(entry: Entry, game?: DeviceGame, played?: Played): Played | undefined {
    const { content, seat } = entry;
    switch (content.kind) {
      case "created":
        throw damaged();
      case "nonce_given":
        this.nonces.set(seat, content.nonce);
        return;
      case "voted":
        this.votes.set(seat, content.direction);
        return;
      case "started":
        return this.#begin(entry, content, game);
      case "decided":
        return this.#play(entry, content, played);
      case "undone":
        this.#playing.takeBack(content.keep);
        this.gameVersion = entry.version;
        this.undoRequest = null;
        return;
      case "undo_asked": {
        const waiting = this.#mustAgree(seat, content.keep);
        this.undoRequest = { version: entry.version, seat, keep: content.keep, waiting };
        return;
      }
      case "undo_answered":
        if (!content.agree) this.undoRequest = null;
        else this.#agree(seat);
        return;
      case "handed_over":
        this.seats[content.about_seat - 1]!.level = content.level;
        this.undoRequest = null;
        return;
      case "came_back":
        this.seats[seat - 1]!.level = null;
        return;
      case "rematch_wanted":
        this.seats[seat - 1]!.level = null;
        this.rematch.add(seat);
    }
  }

  /** The undo request does not wait for this seat anymore. */
  #agree(seat: number): void {
    const { waiting, ...wanted } = this.undoRequest!;
    this.undoRequest = { ...wanted, waiting: waiting.filter((one) => one !== seat) };
  }

  #begin(entry: Entry, started: GameStarted, game = this.#deal(started)): Played {
    if (!isEqual(game.start.outcomes, started.outcomes)) throw damaged();
    this.game = game;
    this.deal = this.#dealInfo(started);
    this.seed = started.seed;
    const { deal } = this;
    this.commitments.push(
      deal
        ? sealedCommitment(deal.table, started.game, started.seed)
        : seedCommitment(started.seed),
    );
    this.#nextSeed = started.next_seed;
    this.nonces.clear();
    this.rematch.clear();
    this.undoRequest = null;
    this.gameVersion = entry.version;
    return game.start;
  }

  #deal(started: GameStarted): DeviceGame {
    if (started.rules !== this.rules.edition.rules) throw new Problem("old-rules");
    const { direction, game, seed } = started;
    const deal = this.#dealInfo(started);
    const key = keyOf(deal ? gameSeed(deal, game, direction, seed) : seed);
    return new DeviceGame(this.rules, { players: this.seats.length, direction, key });
  }

  #dealInfo({ seats, nonces }: GameStarted): DealInfo | null {
    return nonces && { table: tableHash(this.id), seats, nonces };
  }

  #play(entry: Entry, { by, action, outcomes }: Decided, given?: Played): Played {
    const game = this.#playing;
    if (game.decider !== entry.seat) throw damaged();
    const played = given ?? foresee(game, action);
    if (!isEqual(played.outcomes, outcomes)) throw damaged();
    game.add(action, by, played);
    this.gameVersion = entry.version;
    this.undoRequest = null;
    if (game.isOver) this.records.push(this.#record(game));
    return played;
  }

  #record(game: DeviceGame): string {
    const { edition } = this.rules;
    const { start, players, direction, history, scores, winners } = game;
    return writeRecord({
      edition: { id: edition.id, version: edition.version, digest: edition.digest },
      rules: edition.rules,
      players,
      direction,
      ...setupOf(start.outcomes),
      deal: this.deal && { ...this.deal, game: this.games },
      commitment: this.commitments.at(-1)!,
      seed: this.seed,
      result: { scores, winners },
      history,
    });
  }

  /** Who has to agree if a seat takes the game back to its first `keep` decisions. */
  #mustAgree(seat: number, keep: number): number[] {
    const replaced = this.seats.filter((one) => actorOf(one) === "stand_in").map((one) => one.seat);
    const made = this.game!.madeSince(keep).filter(({ by }) => by === "person");
    const concerned = replaced.filter((one) => made.some((each) => each.seat === one));
    const others = [...this.people, ...concerned].filter((one) => one !== seat);
    return others.length ? others : replaced.filter((one) => one !== seat);
  }
}

function foresee(game: DeviceGame, action: string): Played {
  try {
    return game.foresee(action);
  } catch (problem) {
    throw problem instanceof RulesError ? new Problem(problem.code) : problem;
  }
}

export function actorOf({ kind, level }: CreatedSeat): Actor {
  if (kind === "bot") return "bot";
  return level === null ? "person" : "stand_in";
}

/** The lineup and the fish turned up, as a record has them. */
function setupOf(outcomes: readonly string[]): { order: number[]; faceUp: string | null } {
  const isBoat = (outcome: string) => /^\d$/.test(outcome);
  return {
    order: outcomes.filter(isBoat).map(Number),
    faceUp: outcomes.find((outcome) => !isBoat(outcome)) ?? null,
  };
}

function isEqual(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((one, i) => one === b[i]);
}

/** The log does not replay: it was changed by other means, or it is of a later version. */
const damaged = () => new Problem("damaged-log");
