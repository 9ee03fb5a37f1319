import type { Choice, GameEvent, ViewDict } from "../connection/protocol.ts";
import type { Block } from "./block.ts";
import { Codec } from "./codec.ts";
import type { Description } from "./description.ts";
import type { CompiledEdition, FrameDescription, Name, Names } from "./frame.ts";
import { fromBase64 } from "./fromBase64.ts";
import { WasmModule } from "./wasmModule.ts";

/** A game at one moment: the bytes of its STATE. They hold every secret, the key included. */
export type GameState = Uint8Array<ArrayBuffer>;

/** What a decision has led to: the game after it, and what happened. */
export interface Played {
  state: GameState;
  /** What happened, secrets included: `Rules.events` shows what a seat may see of it. */
  trace: Int16Array<ArrayBuffer>;
  /** What chance brought, as a record writes it after `>`. */
  outcomes: string[];
}

/** Why an action or an outcome does not fit; the codes are those of the Python package. */
export class RulesError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** The files that rules are made of, all in the folder of `modules.json`. */
export interface RulesFiles {
  /** `modules.json` */
  modules: Description;
  /** `frame.json` */
  frame: FrameDescription;
  /** `rules.wasm` */
  code: BufferSource;
  /** `standard.json`, or the answer of `/api/editions/DIGEST/compiled`. */
  edition: CompiledEdition;
}

/** The rules of one edition. They keep no game: states go in and come out as bytes. */
export class Rules {
  readonly edition: CompiledEdition;
  readonly #module: WasmModule;
  readonly #constants: Record<string, number>;
  readonly #frame: FrameDescription;
  readonly #names: Names;
  readonly #codec: Codec;
  readonly #actions: ReadonlyMap<string, number>;
  /** The domain and the item of each outcome. */
  readonly #outcomes: ReadonlyMap<string, readonly [number, number]>;
  readonly #tables: Block;
  readonly #key: Block;
  readonly #state: Block;
  readonly #view: Block;
  readonly #trace: Block;
  readonly #numbers: Block;
  readonly #memory: Block;
  readonly #options: Block;

  private constructor(module: WasmModule, { modules, frame, edition }: RulesFiles) {
    this.edition = edition;
    this.#module = module;
    this.#constants = modules.constants;
    this.#frame = frame;
    this.#names = { ...frame.names, ...edition.names };
    this.#codec = new Codec(this.#names);
    this.#actions = new Map(numbered(this.#names.actions!));
    this.#outcomes = new Map(
      frame.outcomes.flatMap((list, domain) =>
        numbered(this.#names[list]!).map(([name, item]) => [name, [domain, item]] as const),
      ),
    );
    this.#tables = module.place("TABLES", fromBase64(edition.tables));
    this.#key = module.allocate("uint64", 2);
    this.#state = module.allocate("STATE");
    this.#view = module.allocate("STATE");
    this.#trace = module.allocate("TRACE");
    this.#numbers = module.allocate("FRAME");
    this.#memory = module.allocate("STATE", this.#constants.MEMORY);
    this.#options = module.allocate("OPTION", this.#constants.MASK_BITS);
  }

  static async load(files: RulesFiles): Promise<Rules> {
    return new Rules(await WasmModule.load(files.code, files.modules, "rules"), files);
  }

  /**
   * Deal a game. With outcomes, chance brings exactly those: the boats, then the fish turned up.
   * @param key two words of 64 bits; zeros for a game that goes by outcomes alone
   */
  newGame(
    key: readonly [bigint, bigint],
    players: number,
    direction: ViewDict["direction"],
    outcomes?: readonly string[],
  ): Played {
    this.#key.bytes = new Uint8Array(new BigUint64Array(key).buffer);
    this.#state.bytes.fill(0);
    this.#force(outcomes);
    this.#module.call(
      "new_game",
      this.#tables,
      this.#state,
      this.#key,
      players,
      this.#names.directions!.indexOf(direction),
      this.#trace,
    );
    return this.#played(outcomes);
  }

  /** Play a legal action. With outcomes, chance brings exactly those. */
  play(state: GameState, action: string, outcomes?: readonly string[]): Played {
    const id = this.actionId(action);
    if (id === undefined) {
      throw new RulesError("unknown-action", `there is no action '${action.slice(0, 80)}'`);
    }
    this.#state.bytes = state;
    if (!this.#module.call("is_legal", this.#state, id)) {
      throw new RulesError("illegal-action", `'${action}' is not possible now`);
    }
    this.#force(outcomes);
    this.#module.call("play", this.#tables, this.#state, id, this.#trace);
    return this.#played(outcomes);
  }

  /** The seat that decides, or 0 when the game is over. */
  decider(state: GameState): number {
    this.#state.bytes = state;
    return this.#state.number("decider");
  }

  /** What the decider may do. */
  legalActions(state: GameState): string[] {
    return this.view(state, this.decider(state)).legal_actions;
  }

  /** The bytes of what a seat sees (0: a spectator): what a bot is given, and nothing else. */
  look(state: GameState, seat: number): Uint8Array<ArrayBuffer> {
    this.#state.bytes = state;
    this.#view.bytes.fill(0);
    this.#module.call("look", this.#state, seat, this.#view);
    return this.#view.bytes.slice();
  }

  /** What a seat sees. */
  view(state: GameState, seat: number): ViewDict {
    this.look(state, seat);
    this.#numbers.bytes.fill(0);
    this.#module.call("write_frame", this.#view, seat, this.#numbers);
    const numbers = new Int16Array(this.#numbers.bytes.slice().buffer);
    return this.#codec.read(this.#frame.view, { numbers, items: 0 }) as ViewDict;
  }

  /** The options of a seat that decides, each with what it would do; none for other seats. */
  choices(state: GameState, seat: number): Choice[] {
    if (seat === 0 || seat !== this.decider(state)) return [];
    this.#memory.item(0).set(this.look(state, seat));
    this.#options.bytes.fill(0);
    const count = this.#module.call(
      "foresee",
      this.#tables,
      this.#memory,
      seat,
      this.#trace,
      this.#options,
    );
    return Array.from({ length: count }, (_, i) => {
      const numbers = new Int16Array(this.#options.item(i).slice().buffer);
      return this.#codec.read(this.#frame.choice, { numbers, items: 0 }) as Choice;
    });
  }

  /** What a seat may see of what happened; with null, all of it. */
  events(trace: Int16Array, seat: number | null): GameEvent[] {
    const { size, knowers, item } = this.#frame.event_row;
    const events: unknown[] = [];
    for (let start = 0, stop = size; start < trace.length; start = stop, stop += size) {
      while (trace[stop] === item) stop += size;
      const numbers = trace.subarray(start, stop);
      const { type, secret, fields } = this.#frame.events[numbers[0]!]!;
      const isOpen = seat === null || (numbers[knowers]! >> seat) & 1;
      const shown = Object.entries(fields).filter(([key]) => isOpen || !secret.includes(key));
      const source = { numbers, items: (stop - start) / size - 1 };
      const values = shown.map(([key, node]) => [key, this.#codec.read(node, source)]);
      events.push({ type, ...Object.fromEntries(values) });
    }
    return events as GameEvent[];
  }

  /** An earlier moment of a game with the chance of a later one: chance never goes back. */
  withChanceOf(earlier: GameState, later: GameState): GameState {
    this.#state.bytes = later;
    const counter = this.#state.word("counter");
    this.#state.bytes = earlier;
    this.#state.set("counter", counter);
    return this.#state.bytes.slice();
  }

  /** The number of an action such as `sail 14`, which minds use; undefined if there is none. */
  actionId(text: string): number | undefined {
    return this.#actions.get(text.trim().toLowerCase().split(/\s+/).join(" "));
  }

  /** Whether chance could ever bring this. */
  hasOutcome(name: string): boolean {
    return this.#outcomes.has(name);
  }

  actionText(id: number): string {
    return this.#names.actions![id] as string;
  }

  /** Set what chance brings in the next call. */
  #force(outcomes: readonly string[] | undefined): void {
    if (outcomes && outcomes.length > this.#constants.OUTCOMES!) {
      throw new RulesError("extra-outcome", "there are more outcomes than one decision can have");
    }
    for (const [i, name] of (outcomes ?? []).entries()) {
      const row = this.#outcomes.get(name);
      if (!row) {
        throw new RulesError("unknown-outcome", `this edition has no '${name.slice(0, 80)}'`);
      }
      this.#trace.set("forced", row[0], i, 0);
      this.#trace.set("forced", row[1], i, 1);
    }
    this.#trace.set("forced_count", outcomes?.length ?? 0);
    this.#trace.set("strict", outcomes ? 1 : 0);
  }

  /** What the last call has led to. */
  #played(forced: readonly string[] = []): Played {
    const used = this.#trace.number("forced_used");
    const fault = this.#trace.number("fault");
    if (fault === this.#constants.MISSING) {
      throw new RulesError("missing-outcome", "an outcome is missing: chance brings more here");
    }
    if (fault === this.#constants.IMPOSSIBLE) {
      const wrong = forced[this.#trace.number("fault_at")]!;
      throw new RulesError("impossible-outcome", `'${wrong}' cannot be drawn here`);
    }
    if (used < forced.length) {
      throw new RulesError("extra-outcome", `'${forced[used]!}' is one outcome too many`);
    }
    const rows = this.#trace.number("event_count") * this.#frame.event_row.size;
    return {
      state: this.#state.bytes.slice(),
      trace: new Int16Array(this.#trace.field("events").slice().buffer, 0, rows).slice(),
      outcomes: this.#drawn(),
    };
  }

  #drawn(): string[] {
    return Array.from({ length: this.#trace.number("outcome_count") }, (_, i) => {
      const list = this.#frame.outcomes[this.#trace.number("outcomes", i, 0)]!;
      return this.#names[list]![this.#trace.number("outcomes", i, 1)] as string;
    });
  }
}

/** The names of a list with their places in it. */
function numbered(names: readonly Name[]): [string, number][] {
  const pairs = names.map((name, i): [Name, number] => [name, i]);
  return pairs.filter((pair): pair is [string, number] => pair[0] !== null);
}
