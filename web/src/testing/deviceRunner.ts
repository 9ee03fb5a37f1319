/**
 * Plays at tables of the device in Node, for comparison with the server's: `node runner.mjs FOLDER`,
 * where the folder has the modules. Each line of the input is a request, each line of the output its
 * answer. `tests/wasm/test_device.py` has the other side.
 */
import "fake-indexeddb/auto";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import type { NewTable, State } from "../connection/protocol.ts";
import { Bots, type BotMessage, type BotWorker } from "../device/bots.ts";
import type { LiveConnection } from "../device/liveTable.ts";
import { RecordProblem } from "../device/recordText.ts";
import { TableHost, type NewDeviceTable, type RulesSource } from "../device/tableHost.ts";
import { TableLog } from "../device/tableLog.ts";
import type { Level } from "../game/scene.ts";
import { sha256 } from "../hash/sha256.ts";
import { Minds } from "../mind/minds.ts";
import { playTo } from "../pages/puzzles/playTo.ts";
import type { Puzzle } from "../pages/puzzles/puzzles.ts";
import { playGame } from "../pages/voyage/botGames.ts";
import type { Description } from "../rules/description.ts";
import type { CompiledEdition, FrameDescription } from "../rules/frame.ts";
import { Rules } from "../rules/rules.ts";
import { WasmModule } from "../rules/wasmModule.ts";

const folder = process.argv[2]!;
const description = JSON.parse(readFileSync(`${folder}/modules.json`, "utf8")) as Description;
const file = (name: string): Uint8Array<ArrayBuffer> =>
  readFileSync(`${folder}/${description.files[name]!.file}`);
const json = (name: string): unknown => JSON.parse(new TextDecoder().decode(file(name)));

const editions = new Map<string, Promise<Rules>>();
function load(id: string): Promise<Rules> {
  const rules = Rules.load({
    modules: description,
    frame: json("frame.json") as FrameDescription,
    code: file("rules.wasm"),
    edition: json(`${id}.json`) as CompiledEdition,
  });
  editions.set(id, rules);
  return rules;
}
const source: RulesSource = {
  named: (id) => editions.get(id) ?? load(id),
  async find(digest) {
    for (const id of ["standard", "lesson"] as const) {
      const rules = await source.named(id);
      if (rules.edition.digest === digest) return rules;
    }
    throw new Error("no such edition");
  },
};

/** Bots that think at once, in this thread. */
class BotsHere implements BotWorker {
  onmessage: BotWorker["onmessage"] = null;
  onerror: BotWorker["onerror"] = null;
  static #minds = new Map<string, Promise<Minds>>();

  postMessage({ edition, question }: BotMessage): void {
    const minds =
      BotsHere.#minds.get(edition.digest) ??
      WasmModule.load(file("minds.wasm"), description, "minds").then(
        (module) => new Minds(module, description, edition),
      );
    BotsHere.#minds.set(edition.digest, minds);
    void minds.then((found) => {
      if (found.lacksNetwork(question.level)) found.readNetwork(file("network.bin"));
      const data = { action: found.choose(question) };
      this.onmessage?.call(this as unknown as Worker, { data } as MessageEvent);
    });
  }

  terminate(): void {
    this.onmessage = null;
  }
}

const host = new TableHost(await TableLog.open(), source, new Bots(() => new BotsHere()));

interface GameRequest {
  /** Null: a lesson; a date: the voyage of that day. */
  wish: NewTable | string | null;
  luck: string;
  /** Take the last decision back now and then. */
  undo: boolean;
}

/** A number below another one that follows from what is given. */
function draw(below: number, ...about: unknown[]): number {
  return sha256(new TextEncoder().encode(about.join()))[0]! % below;
}

function open(wish: GameRequest["wish"]): Promise<NewDeviceTable> {
  const ana = { name: "Ana" };
  if (wish === null) return host.createLesson(ana);
  return typeof wish === "string" ? host.createVoyage(wish, ana) : host.create(wish);
}

/** Plays a game to its end: its log, its record and all frames, by seat. */
async function game({ wish, luck, undo }: GameRequest) {
  const { id, seats, commitment } = await open(wish);
  const frames: State[] = [];
  const done = new Promise<void>((resolve) => {
    const takenBack = new Set<number>();
    const answer = (state: State): void => {
      frames.push(state);
      const { game, seat, version } = state;
      if (state.table.status === "over") {
        if (seat === seats[0]) resolve();
        return;
      }
      if (!game?.choices.length) return;
      const keep = game.decisions - 1 - draw(3, luck, version, "keep");
      const wants = undo && keep >= 0 && !takenBack.has(game.decisions) && !draw(9, luck, version);
      const { action } = game.choices[draw(game.choices.length, luck, version)]!;
      const decide = () => host.request(id, seat, { type: "decide", version, action });
      const takeBack = () => host.request(id, seat, { type: "undo", version, keep });
      if (wants) takenBack.add(game.decisions);
      // A decision is stale if the game goes on by itself: then there is a newer state.
      const act = () => (wants ? takeBack().catch(decide) : decide()).catch(() => undefined);
      setTimeout(() => void act(), 0);
    };
    const watcher = (seat: number): LiveConnection => ({
      seat,
      pace: 0,
      onState: (state) => {
        answer(state);
        const asked = state.table.undo_asked;
        if (asked?.waiting.includes(seat)) {
          const agree = { type: "answer_undo", asked: asked.version, agree: true } as const;
          setTimeout(() => void host.request(id, seat, agree).catch(() => undefined), 0);
        }
      },
      onStopped: (code) => {
        throw new Error(code);
      },
    });
    void (async () => {
      for (const seat of commitment ? seats : [])
        await host.request(id, seat, { type: "nonce", nonce: `${seat}`.repeat(32) });
      for (const seat of seats) await host.connect(id, watcher(seat));
    })();
  });
  await done;
  const log = await host.log.load(id);
  return { id, log, frames, record: await host.record(id, 1) };
}

/** The same table in a page that opens it again. */
async function reopened({ id, seat }: { id: string; seat: number }) {
  const other = new TableHost(await TableLog.open(), source, new Bots(() => new BotsHere()));
  return new Promise<State>((resolve) => {
    void other.connect(id, { seat, pace: 0, onState: resolve, onStopped: () => undefined });
  });
}

async function record({ text, seat }: { text: string; seat: number }) {
  try {
    return { replay: await host.readRecord(text, seat) };
  } catch (problem) {
    if (problem instanceof RecordProblem) return { code: problem.code, line: problem.line };
    throw problem;
  }
}

/** What a puzzle asks, and what there is to choose. */
async function puzzle({ puzzle }: { puzzle: Puzzle }) {
  const rules = await source.named("standard");
  const state = playTo(puzzle, rules);
  const seat = rules.decider(state);
  return { view: rules.view(state, seat), choices: rules.choices(state, seat) };
}

/** The score of a level with the deal of a day. */
async function botGame({ day, level, number }: { day: string; level: Level; number: number }) {
  const rules = await source.named("standard");
  const module = await WasmModule.load(file("minds.wasm"), description, "minds");
  const minds = new Minds(module, description, rules.edition);
  return playGame(day, level, number, { rules, minds });
}

const methods: Record<string, (request: never) => Promise<unknown>> = {
  ...{ game, reopened, record, puzzle, botGame },
};

for await (const line of createInterface({ input: process.stdin })) {
  const request = JSON.parse(line) as { ask: string };
  process.stdout.write(`${JSON.stringify(await methods[request.ask]!(request as never))}\n`);
}
process.exit();
