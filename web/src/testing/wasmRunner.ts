/**
 * Runs the compiled modules in Node, for comparison with the CPU: `node runner.mjs FOLDER`. Each
 * line of the input is a request, each line of the output its answer. `tests/support/wasm.py` has
 * the other side.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import type { Block } from "../rules/block.ts";
import type { Description } from "../rules/description.ts";
import type { CompiledEdition, FrameDescription } from "../rules/frame.ts";
import { Rules, type Played } from "../rules/rules.ts";
import { WasmModule } from "../rules/wasmModule.ts";
import { Inquirer } from "../mind/inquirer.ts";

type Words = [string, string];

interface Table {
  players: number;
  direction: number;
  key: Words;
}

const BATCH = 1024;

const folder = process.argv[2]!;
const description = JSON.parse(readFileSync(`${folder}/modules.json`, "utf8")) as Description;
const file = (name: string): Uint8Array<ArrayBuffer> =>
  readFileSync(`${folder}/${description.files[name]!.file}`);
const json = (name: string): unknown => JSON.parse(new TextDecoder().decode(file(name)));
const { constants, style, network_style: networkStyle } = description;
const constant = (name: string): number => constants[name]!;

function digest(...parts: Uint8Array[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex");
}

/** Seconds that this process has worked: those of the clock count what others do, too. */
function seconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function setWords(block: Block, words: Words): void {
  block.bytes = new Uint8Array(new BigUint64Array(words.map(BigInt)).buffer);
}

class Records {
  readonly #module: WasmModule;
  readonly #tables: Block;
  readonly #key: Block;
  readonly #state: Block;
  readonly #view: Block;
  readonly #trace: Block;
  readonly #flags: Block;
  readonly #games: Block;

  constructor(module: WasmModule) {
    this.#module = module;
    this.#tables = module.place("TABLES", file("tables.bin"));
    this.#key = module.allocate("uint64", 2);
    this.#state = module.allocate("STATE");
    this.#view = module.allocate("STATE");
    this.#trace = module.allocate("TRACE");
    this.#flags = module.allocate("int8", constant("ACTIONS"));
    this.#games = module.allocate("STATE", BATCH);
  }

  /** Random games: how many decisions they took, and a digest of how each batch ended. */
  games(request: Table & { first: number; count: number }) {
    setWords(this.#key, request.key);
    const digests: string[] = [];
    let decisions = 0;
    let spent = 0;
    for (let done = 0; done < request.count; done += BATCH) {
      const size = Math.min(BATCH, request.count - done);
      this.#games.bytes.fill(0);
      const begin = seconds();
      decisions += this.#module.call(
        "play_games",
        this.#tables,
        this.#games,
        size,
        request.players,
        request.direction,
        this.#key,
        request.first + done,
      );
      spent += seconds() - begin;
      digests.push(digest(this.#games.bytes));
    }
    return { decisions, digests, seconds: spent };
  }

  /** A game of given actions: a digest of all that there is to see after each of them. */
  follow(request: Table & { actions: number[] }) {
    this.#state.bytes.fill(0);
    this.#trace.bytes.fill(0);
    setWords(this.#key, request.key);
    const { players, direction } = request;
    this.#module.call(
      "new_game",
      this.#tables,
      this.#state,
      this.#key,
      players,
      direction,
      this.#trace,
    );
    const digests = [this.#look(players)];
    for (const action of request.actions) {
      this.#module.call("play", this.#tables, this.#state, action, this.#trace);
      digests.push(this.#look(players));
    }
    return { digests };
  }

  /** The state, the trace, and for every seat its view, its options and a world that fits. */
  #look(players: number): string {
    const parts = [this.#state.bytes.slice(), this.#trace.bytes.slice()];
    for (let seat = 0; seat <= players; seat++) {
      this.#view.bytes.fill(0);
      this.#module.call("look", this.#state, seat, this.#view);
      parts.push(this.#view.bytes.slice());
      this.#module.call("write_mask", this.#state, seat, this.#flags);
      parts.push(this.#flags.bytes.slice());
      this.#module.call("resample", this.#view, seat, this.#key);
      parts.push(this.#view.bytes.slice());
    }
    return digest(...parts);
  }
}

/** A game of given actions: the JSON of all that each seat sees of it, by the codec. */
class Frames {
  readonly #rules: Rules;

  private constructor(rules: Rules) {
    this.#rules = rules;
  }

  static async of(edition: CompiledEdition): Promise<Frames> {
    const frame = json("frame.json") as FrameDescription;
    const code = file("rules.wasm");
    return new Frames(await Rules.load({ modules: description, frame, code, edition }));
  }

  game(request: Table & { actions: string[]; outcomes: string[][] | null }) {
    const { players, direction, actions, outcomes } = request;
    const key: [bigint, bigint] = [BigInt(request.key[0]), BigInt(request.key[1])];
    const name = direction ? "counterclockwise" : "clockwise";
    let played = this.#rules.newGame(key, players, name, outcomes?.[0]);
    const frames = [this.#show(played, players)];
    for (const [i, action] of actions.entries()) {
      played = this.#rules.play(played.state, action, outcomes?.[i + 1]);
      frames.push(this.#show(played, players));
    }
    return { frames };
  }

  #show({ state, trace, outcomes }: Played, players: number) {
    const seats = Array.from({ length: players + 1 }, (_, seat) => seat);
    return {
      outcomes,
      all: this.#rules.events(trace, null),
      events: seats.map((seat) => this.#rules.events(trace, seat)),
      views: seats.map((seat) => this.#rules.view(state, seat)),
      choices: this.#rules.choices(state, this.#rules.decider(state)),
    };
  }
}

class Minds {
  readonly #module: WasmModule;
  readonly #tables: Block;
  readonly #minds = new Map<string, Block>();
  readonly #scratch: Block;
  readonly #seed: Block;
  readonly #states: Block;
  readonly #tree: Block;
  readonly #nodes: Block;
  readonly #edges: Block;
  readonly #slots: Block;
  readonly #network: Block;
  readonly #paper: Block;

  constructor(module: WasmModule) {
    this.#module = module;
    this.#tables = module.place("TABLES", file("tables.bin"));
    const all = file("minds.bin");
    const { size } = description.records.MIND!;
    for (const [i, name] of description.minds.entries()) {
      this.#minds.set(name, module.place("MIND", all.subarray(i * size, (i + 1) * size)));
    }
    this.#scratch = module.allocate("SCRATCH");
    this.#seed = module.allocate("uint64");
    this.#states = module.allocate("STATE", 2);
    this.#tree = module.allocate("TREE");
    const nodes = constant("NODES");
    this.#nodes = module.allocate("NODE", nodes);
    this.#edges = module.allocate("EDGE", nodes * constant("EDGES_PER_NODE"));
    this.#slots = module.allocate("int32", nodes * constant("SLOTS_PER_NODE"));
    this.#network = module.allocate("NETWORK");
    this.#paper = module.allocate("PAPER");
    module.call("read_network", module.place("uint16", file("network.bin")), this.#network);
  }

  /** What every mind would play from a view, and a digest of how it comes to that. */
  choose(request: { view: string; seed: string }) {
    this.#see(request.view);
    this.#seed.set("", BigInt(request.seed));
    const choices: Record<string, number> = {};
    const parts: Uint8Array[] = [];
    for (const [name, mind] of this.#minds) {
      this.#scratch.bytes.fill(0);
      this.#expectLittle();
      const best = this.#module.call("choose", this.#tables, mind, this.#states, this.#scratch);
      const level = description.levels[name];
      choices[name] =
        level && "slip" in level
          ? this.#module.call("misjudge", this.#states, this.#scratch, level.slip, this.#seed)
          : best;
      parts.push(this.#scratch.bytes.slice());
    }
    this.#paper.bytes.fill(0);
    choices.network = this.#module.call(
      "choose_by_network",
      this.#tables,
      this.#network,
      this.#states,
      this.#paper,
    );
    return { choices, digest: digest(...parts, this.#paper.bytes) };
  }

  /** A search of a number of playouts: a digest of the whole tree. */
  think(request: { view: string; seat: number; seed: Words; playouts: number; network: boolean }) {
    this.#see(request.view);
    this.#slots.bytes.fill(0xff);
    for (const block of [this.#tree, this.#nodes, this.#edges, this.#scratch, this.#paper]) {
      block.bytes.fill(0);
    }
    for (const [i, word] of request.seed.entries()) this.#tree.set("seed", BigInt(word), i);
    this.#tree.set("seat", request.seat);
    this.#tree.set("only", -1);
    for (const [name, value] of Object.entries(request.network ? networkStyle : style)) {
      this.#tree.set(name, value);
    }
    const begin = seconds();
    this.#module.call(
      request.network ? "think_with_network" : "think",
      this.#tables,
      this.#minds.get("playout")!,
      this.#scratch,
      this.#states,
      this.#tree,
      this.#nodes,
      this.#edges,
      this.#slots,
      constant("NODES"),
      request.playouts,
      ...(request.network ? [this.#network, this.#paper] : []),
    );
    const spent = seconds() - begin;
    const used = [this.#tree, this.#nodes, this.#edges, this.#slots].map((block) => block.bytes);
    return { digest: digest(...used), seconds: spent };
  }

  #see(view: string): void {
    this.#states.bytes.fill(0);
    this.#states.item(0).set(Buffer.from(view, "base64"));
  }

  #expectLittle(): void {
    const { shape } = description.records.SCRATCH!.fields.value!;
    for (let i = 0; i < shape[0]!; i++) {
      this.#scratch.set("value", -constant("MOST_GAIN"), i);
    }
  }
}

/** Questions about decisions: the answers, and digests of the records that they are read from. */
class Questions {
  readonly #inquirer: Inquirer;

  constructor(inquirer: Inquirer) {
    this.#inquirer = inquirer;
  }

  hint(request: Asked) {
    const answer = this.#inquirer.hint(seen(request), request.seeds.map(toWords), request.playouts);
    return { answer, digest: this.#digest() };
  }

  verdict(request: Asked & { action: string }) {
    const { action, seeds, playouts } = request;
    const answer = this.#inquirer.verdict(seen(request), action, seeds.map(toWords), playouts);
    return { answer, digest: this.#digest() };
  }

  analysis(request: { decisions: (Asked & Told)[]; end: number[]; key: Words }) {
    const key = toWords(request.key);
    const decisions = request.decisions.map((one) => {
      const { action, leg, seat, playouts } = one;
      const state = Buffer.from(one.state, "base64");
      const happened = { ...seen(one), action, state, wasChance: one.was_chance };
      const finding = this.#inquirer.measure(happened, one.seeds.map(toWords), key, playouts);
      return { ...finding, seat, leg, action };
    });
    return this.#inquirer.addUp(decisions, request.end);
  }

  #digest(): string {
    return digest(this.#inquirer.inquiry.bytes, this.#inquirer.merits.bytes);
  }
}

interface Asked {
  view: string;
  seat: number;
  seeds: Words[];
  playouts: number;
}

interface Told {
  state: string;
  action: string;
  leg: number;
  was_chance: boolean;
}

const toWords = ([first, second]: Words): [bigint, bigint] => [BigInt(first), BigInt(second)];
const seen = ({ view, seat }: Asked) => ({ seat, view: Buffer.from(view, "base64") });

const records = new Records(await WasmModule.load(file("rules.wasm"), description, "rules"));
const frames = await Frames.of(json("standard.json") as CompiledEdition);
const minds = new Minds(await WasmModule.load(file("minds.wasm"), description, "minds"));
const questions = new Questions(
  new Inquirer(
    await WasmModule.load(file("minds.wasm"), description, "minds"),
    description,
    json("standard.json") as CompiledEdition,
    file("network.bin"),
  ),
);
type Request =
  | ({ ask: "hint" } & Parameters<Questions["hint"]>[0])
  | ({ ask: "verdict" } & Parameters<Questions["verdict"]>[0])
  | ({ ask: "analysis" } & Parameters<Questions["analysis"]>[0])
  | ({ ask: "games" } & Parameters<Records["games"]>[0])
  | ({ ask: "follow" } & Parameters<Records["follow"]>[0])
  | ({ ask: "frames"; edition?: CompiledEdition } & Parameters<Frames["game"]>[0])
  | ({ ask: "choose" } & Parameters<Minds["choose"]>[0])
  | ({ ask: "think" } & Parameters<Minds["think"]>[0]);

async function answer(request: Request): Promise<unknown> {
  switch (request.ask) {
    case "games":
      return records.games(request);
    case "follow":
      return records.follow(request);
    case "frames":
      return (request.edition ? await Frames.of(request.edition) : frames).game(request);
    case "choose":
      return minds.choose(request);
    case "think":
      return minds.think(request);
    case "hint":
      return questions.hint(request);
    case "verdict":
      return questions.verdict(request);
    case "analysis":
      return questions.analysis(request);
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  process.stdout.write(`${JSON.stringify(await answer(JSON.parse(line) as Request))}\n`);
}
