/**
 * Hints, verdicts and analyses by compiled searches. What is asked and how the answer follows from
 * searches is in `namiji.mind.inquiry` and `namiji.mind.impact`; here records are filled and read.
 */

import type {
  AnalyzedDecision,
  AnalyzedSeat,
  HintInfo,
  VerdictInfo,
} from "../connection/protocol.ts";
import { sha256 } from "../hash/sha256.ts";
import type { Block } from "../rules/block.ts";
import type { Description, RecordLayout } from "../rules/description.ts";
import type { CompiledEdition, Name } from "../rules/frame.ts";
import { fromBase64 } from "../rules/fromBase64.ts";
import type { WasmModule } from "../rules/wasmModule.ts";

/** A decision, as its decider saw it. */
export interface SeenDecision {
  seat: number;
  /** The bytes of the view. */
  view: Uint8Array;
}

/** A decision of a finished game, as it really was. */
export interface PlayedDecision extends SeenDecision {
  /** The bytes of the game before it. */
  state: Uint8Array;
  action: string;
  /** Whether anything was drawn before the next decision. */
  wasChance: boolean;
}

/** What was found about a decision: its IMPACT as bytes, and what the search prefers. */
export interface Finding {
  impact: Uint8Array;
  best: string;
  cost: number;
  costError: number;
}

/** Two words of 64 bits. */
export type Words = readonly [bigint, bigint];

type Kind = "hint" | "claim" | "verdict";

export class Inquirer {
  readonly #module: WasmModule;
  readonly #description: Description;
  readonly #actions: readonly Name[];
  readonly #tables: Block;
  readonly #mind: Block;
  readonly #network: Block;
  readonly #paper: Block;
  readonly #scratch: Block;
  readonly #states: Block;
  readonly #tree: Block;
  readonly #search: readonly (Block | number)[];
  readonly #styles: Block;
  readonly #gains: Block;
  readonly #key: Block;
  #scores: { count: number; block: Block } | null = null;
  /** The records of the answer. */
  readonly inquiry: Block;
  readonly merits: Block;
  readonly impact: Block;

  constructor(
    module: WasmModule,
    description: Description,
    edition: CompiledEdition,
    network: Uint8Array,
  ) {
    const { NODES, EDGES_PER_NODE, SLOTS_PER_NODE } = description.constants;
    this.#module = module;
    this.#description = description;
    this.#actions = edition.names.actions!;
    this.#tables = module.place("TABLES", fromBase64(edition.tables));
    const { size } = description.records.MIND!;
    const at = description.minds.indexOf("playout") * size;
    this.#mind = module.place("MIND", fromBase64(edition.minds).slice(at, at + size));
    this.#network = module.allocate("NETWORK");
    this.#paper = module.allocate("PAPER");
    module.call("read_network", module.place("uint16", network), this.#network);
    this.#scratch = module.allocate("SCRATCH");
    this.#states = module.allocate("STATE", 2);
    this.#tree = module.allocate("TREE");
    this.#search = [
      this.#tables,
      this.#mind,
      this.#scratch,
      this.#states,
      this.#tree,
      module.allocate("NODE", NODES),
      module.allocate("EDGE", NODES! * EDGES_PER_NODE!),
      module.allocate("int32", NODES! * SLOTS_PER_NODE!),
      NODES!,
    ];
    this.#styles = module.allocate("SEARCH_STYLE", 2);
    for (const [i, style] of [description.style, description.network_style].entries())
      for (const [name, value] of Object.entries(style)) this.#styles.at(i).set(name, value);
    this.#gains = module.allocate("GAIN", 2);
    this.#key = module.allocate("uint64", 2);
    this.inquiry = module.allocate("INQUIRY");
    this.merits = module.allocate("MERITS");
    this.impact = module.allocate("IMPACT");
  }

  hint(seen: SeenDecision, seeds: readonly Words[], playouts?: number): HintInfo {
    const { playouts: usual } = this.#description.teacher;
    this.#ask("hint", seen, seeds, playouts ?? usual.hint);
    const q = this.inquiry;
    return {
      best: this.#action(q.number("best")),
      other: this.#action(q.number("other")),
      sureness: this.#description.teacher.sureness[q.number("sureness")]!,
      chance: q.number("chance"),
      chance_error: q.number("chance_error"),
      other_chance: q.number("other_chance"),
      other_error: q.number("other_error"),
      merit: this.#merit(),
    };
  }

  verdict(
    seen: SeenDecision,
    action: string,
    seeds: readonly Words[],
    playouts?: number,
  ): VerdictInfo {
    const { playouts: usual } = this.#description.teacher;
    this.#ask("verdict", seen, seeds, playouts ?? usual.verdict, action);
    const q = this.inquiry;
    return {
      action,
      best: this.#action(q.number("best")),
      cost: q.number("cost"),
      error: q.number("cost_error"),
      merit: this.#merit(),
    };
  }

  /** What a decision of a finished game changed, and whether another was better. */
  measure(played: PlayedDecision, seeds: readonly Words[], key: Words, effort: number): Finding {
    this.#ask("claim", played, seeds, effort, played.action);
    const q = this.inquiry;
    const best = q.number("best");
    const claim = { cost: q.number("cost"), costError: q.number("cost_error") };
    this.#playOut(played, key, effort);
    this.impact.set("best", best);
    this.impact.set("cost", claim.cost);
    return { impact: this.impact.bytes.slice(), best: this.#action(best), ...claim };
  }

  /** The figures of all decisions and seats; `end` has the shares of the victory by seat. */
  addUp(
    decisions: readonly (Finding & { seat: number; leg: number; action: string })[],
    end: readonly number[],
  ): { decisions: AnalyzedDecision[]; seats: Omit<AnalyzedSeat, "score">[] } {
    const count = decisions.length;
    const impacts = this.#module.allocate("IMPACT", count);
    for (const [i, { impact }] of decisions.entries()) impacts.item(i).set(impact);
    const { STEP, ACCOUNT } = this.#description.records;
    const seats = STEP!.fields.before!.shape[0]!;
    const shares = this.#module.allocate("float64", seats);
    for (const [i, share] of end.entries()) shares.at(i + 1).set("", share);
    const steps = this.#module.allocate("STEP", count);
    const accounts = this.#module.allocate("ACCOUNT", seats);
    this.#module.call("add_up", impacts, count, shares, steps, accounts);
    return {
      decisions: decisions.map(({ seat, leg, action, best, cost, costError }, i) => {
        const figures = readFigures(steps.at(i), STEP!, end.length) as unknown as StepFigures;
        return {
          number: i + 1,
          ...{ seat, leg, action, words: "", best, best_words: "" },
          ...{ cost, cost_error: costError, missed: cost > 0, ...figures },
          skill: figures.chosen[seat - 1]!,
          luck: figures.drawn[seat - 1]!,
          luck_error: figures.drawn_error[seat - 1]!,
        };
      }),
      seats: end.map((_, i) => ({
        seat: i + 1,
        ...(readFigures(accounts.at(i + 1), ACCOUNT!, 0) as unknown as AccountFigures),
      })),
    };
  }

  /** Run all searches that an inquiry asks for. */
  #ask(
    kind: Kind,
    { seat, view }: SeenDecision,
    seeds: readonly Words[],
    playouts: number,
    played?: string,
  ): void {
    const q = this.inquiry;
    for (const block of [this.#scratch, this.#states, this.#gains, this.merits, q])
      block.bytes.fill(0);
    this.#states.item(0).set(view);
    q.set("kind", this.#description.teacher.kinds.indexOf(kind));
    q.set("seat", seat);
    q.set("playouts", playouts);
    if (played !== undefined) q.set("played", this.#actions.indexOf(played));
    for (const [i, words] of seeds.entries())
      for (const [j, word] of words.entries()) q.set("seeds", word, i, j);
    let next: number;
    while ((next = this.#advance())) {
      if (q.number("with_network"))
        this.#module.call("think_with_network", ...this.#search, next, this.#network, this.#paper);
      else this.#module.call("think", ...this.#search, next);
    }
  }

  #advance(): number {
    return this.#module.call(
      "advance",
      this.inquiry,
      ...this.#search,
      this.#styles,
      this.#gains,
      this.merits,
    );
  }

  /** Finish the game with the move played and with greedy's. */
  #playOut({ state, action, wasChance }: PlayedDecision, key: Words, effort: number): void {
    const { impact } = this;
    this.#states.bytes.fill(0);
    this.#states.item(0).set(state);
    this.#scratch.bytes.fill(0);
    this.#key.bytes = new Uint8Array(new BigUint64Array(key).buffer);
    const players = this.#states.number("players");
    impact.bytes.fill(0);
    impact.set("players", players);
    impact.set("decider", this.#states.number("decider"));
    impact.set("played", this.#actions.indexOf(action));
    impact.set("was_chance", Number(wasChance));
    const choice = [this.#tables, this.#mind, this.#states, this.#scratch];
    impact.set("usual", this.#module.call("choose", ...choice));
    const scores = this.#scoresOf(2 * effort * players);
    for (const [move, name] of ["played", "usual"].entries()) {
      if (!this.#module.call("needs_playouts", impact, move)) continue;
      const rows = scores.at(move * effort * players);
      const first = impact.number(name);
      this.#module.call("play_outs", ...choice, this.#key, first, rows, effort, players);
    }
    this.#module.call("note_impact", impact, scores, effort, players);
  }

  #scoresOf(count: number): Block {
    if (this.#scores?.count !== count)
      this.#scores = { count, block: this.#module.allocate("int16", count) };
    return this.#scores.block;
  }

  #action(id: number): string {
    return String(this.#actions[id]);
  }

  #merit(): HintInfo["merit"] {
    const { merits } = this;
    const kind = this.#description.teacher.merits[merits.number("main")];
    if (kind === undefined) return null;
    return { kind, points: merits.number("main_points"), stops: merits.number("main_stops") };
  }
}

type StepFigures = Omit<
  AnalyzedDecision,
  | "number"
  | "seat"
  | "leg"
  | "action"
  | "words"
  | "best"
  | "best_words"
  | "cost"
  | "cost_error"
  | "missed"
  | "skill"
  | "luck"
  | "luck_error"
>;
type AccountFigures = Omit<AnalyzedSeat, "seat" | "score">;

/** All fields of a record; of those by seat, the figures of all seats that play. */
function readFigures(
  record: Block,
  { fields }: RecordLayout,
  players: number,
): Record<string, number | number[]> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { shape }]) => [
      name,
      shape.length
        ? Array.from({ length: players }, (_, i) => record.number(name, i + 1))
        : record.number(name),
    ]),
  );
}

/** The seeds of all searches of an inquiry. They depend on what the seat knows and nothing else. */
export function seedsOf(
  { teacher: { searches } }: Description,
  seed: string,
  view: Uint8Array,
): Words[] {
  return searches.map((name) => wordsOf(`${name} ${seed}`, view));
}

/** Two words that follow from a text and from bytes. */
export function wordsOf(text: string, bytes: Uint8Array): Words {
  const about = new TextEncoder().encode(`${text}\n`);
  const all = new Uint8Array(about.length + bytes.length);
  all.set(about);
  all.set(bytes, about.length);
  const view = new DataView(sha256(all).buffer);
  return [view.getBigUint64(0, true), view.getBigUint64(8, true)];
}
