/** The bots that people play against, as compiled minds. They see nothing but a seat's view. */

import { sha256 } from "../hash/sha256.ts";
import type { Block } from "../rules/block.ts";
import type { Description } from "../rules/description.ts";
import type { CompiledEdition } from "../rules/frame.ts";
import { fromBase64 } from "../rules/fromBase64.ts";
import type { WasmModule } from "../rules/wasmModule.ts";

/** A decision to make. */
export interface Question {
  level: string;
  /** The seat that decides. */
  seat: number;
  /** The bytes of what it sees. */
  view: Uint8Array;
  /** The same seed and view lead to the same decision. */
  seed: string;
}

type Searching = Extract<Description["levels"][string], { playouts: number }>;

/** The memory that a search needs. */
interface SearchBlocks {
  tree: Block;
  nodes: Block;
  edges: Block;
  slots: Block;
}

export class Minds {
  readonly #module: WasmModule;
  readonly #description: Description;
  readonly #tables: Block;
  readonly #minds = new Map<string, Block>();
  readonly #scratch: Block;
  readonly #seed: Block;
  /** The view, and a state in which a search plays. */
  readonly #states: Block;
  #search: SearchBlocks | null = null;
  /** The network's weights, and the paper that it calculates on. */
  #network: [Block, Block] | null = null;

  constructor(module: WasmModule, description: Description, edition: CompiledEdition) {
    this.#module = module;
    this.#description = description;
    this.#tables = module.place("TABLES", fromBase64(edition.tables));
    const all = fromBase64(edition.minds);
    const { size } = description.records.MIND!;
    for (const [i, name] of description.minds.entries())
      this.#minds.set(name, module.place("MIND", all.subarray(i * size, (i + 1) * size)));
    this.#scratch = module.allocate("SCRATCH");
    this.#seed = module.allocate("uint64");
    this.#states = module.allocate("STATE", 2);
  }

  /** Whether a level asks the network, and it is not here yet. */
  lacksNetwork(level: string): boolean {
    const how = this.#description.levels[level]!;
    return "network" in how && how.network && !this.#network;
  }

  /** Takes the content of `network.bin`. */
  readNetwork(bytes: Uint8Array): void {
    const weights = this.#module.allocate("NETWORK");
    this.#module.call("read_network", this.#module.place("uint16", bytes), weights);
    this.#network = [weights, this.#module.allocate("PAPER")];
  }

  /** The number of the action that a level plays. */
  choose({ level, seat, view, seed }: Question): number {
    const { levels } = this.#description;
    const how = levels[level]!;
    this.#states.bytes.fill(0);
    this.#states.item(0).set(view);
    return "slip" in how
      ? this.#misjudge(level, how.slip, bytesOf(seed))
      : this.#think(seat, how, new Uint8Array([...bytesOf(seed), ...view]));
  }

  #misjudge(level: string, slip: number, seed: Uint8Array): number {
    const { records, constants } = this.#description;
    const scratch = this.#scratch;
    scratch.bytes.fill(0);
    const values = records.SCRATCH!.fields.value!.shape[0]!;
    for (let i = 0; i < values; i++) scratch.set("value", -constants.MOST_GAIN!, i);
    this.#seed.bytes = sha256(seed).subarray(0, 8);
    this.#module.call("choose", this.#tables, this.#minds.get(level)!, this.#states, scratch);
    return this.#module.call("misjudge", this.#states, scratch, slip, this.#seed);
  }

  /** Search, and play what was visited most. */
  #think(seat: number, how: Searching, seed: Uint8Array): number {
    const { style, network_style, constants } = this.#description;
    const network = how.network ? this.#network! : [];
    const { tree, nodes, edges, slots } = (this.#search ??= this.#allocateSearch());
    slots.bytes.fill(0xff);
    tree.bytes.fill(0);
    this.#scratch.bytes.fill(0);
    const words = new DataView(sha256(seed).buffer);
    for (const i of [0, 1]) tree.set("seed", words.getBigUint64(8 * i, true), i);
    tree.set("seat", seat);
    tree.set("only", -1);
    for (const [name, value] of Object.entries(how.network ? network_style : style))
      tree.set(name, value);
    this.#module.call(
      how.network ? "think_with_network" : "think",
      this.#tables,
      this.#minds.get("playout")!,
      this.#scratch,
      this.#states,
      tree,
      nodes,
      edges,
      slots,
      constants.NODES!,
      how.playouts,
      ...network,
    );
    return this.#mostVisited(nodes.number("first"), nodes.number("edges"), edges);
  }

  #allocateSearch(): SearchBlocks {
    const { NODES, EDGES_PER_NODE, SLOTS_PER_NODE } = this.#description.constants;
    return {
      tree: this.#module.allocate("TREE"),
      nodes: this.#module.allocate("NODE", NODES),
      edges: this.#module.allocate("EDGE", NODES! * EDGES_PER_NODE!),
      slots: this.#module.allocate("int32", NODES! * SLOTS_PER_NODE!),
    };
  }

  /** The action of the root's edge with most visits, the first one of several. */
  #mostVisited(first: number, count: number, edges: Block): number {
    let best = first;
    for (let i = first + 1; i < first + count; i++)
      if (edges.at(i).number("visits") > edges.at(best).number("visits")) best = i;
    return edges.at(best).number("action");
  }
}

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
