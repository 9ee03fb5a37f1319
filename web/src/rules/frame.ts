/** `frame.json`: how numbers become JSON; `namiji.game.frame` writes it and explains the nodes. */
export interface FrameDescription {
  names: Names;
  view: Node;
  choice: Node;
  /** By the number of their kind. */
  events: EventShape[];
  /** A row of a trace: how many numbers it has, who may see secrets, and the kind of an item. */
  event_row: { size: number; knowers: number; item: number };
  /** The list that names the outcomes of each domain. */
  outcomes: string[];
}

export interface EventShape {
  type: string;
  secret: string[];
  fields: Record<string, Node>;
}

/** Where a number is: the first, then how far apart they are for each list around it. */
export type Place = number[];
export type Bound = number | Place | "items";

export type Node =
  | { number: Place }
  | { optional: Place }
  | { flag: Place }
  | { name: string; at: Place }
  | { list: Node; from: Bound; to: Bound }
  | { map: string; value: Node; unless?: [Place, number]; to?: Bound }
  | { object: Record<string, Node> }
  | { case: Place; of: Node[] }
  | { ratio: [Place, Place] }
  | { constant: string };

/** Lists of names; a number is the place of a name in its list. */
export type Names = Record<string, readonly Name[]>;
export type Name = string | number | readonly string[] | null;

/** An edition as compiled rules take it; `namiji.wasm.data` writes it. */
export interface CompiledEdition {
  id: string;
  version: number;
  digest: string;
  /** The version of the rules that it is played with. */
  rules: number;
  /** The edition's data, as `/api/editions/DIGEST` has it. */
  data: unknown;
  names: Names;
  /** A TABLES record in base64. */
  tables: string;
  /** MIND records in base64, in the order of `minds` in `modules.json`. */
  minds: string;
  /** In a lesson: how many bots play. */
  bots?: number;
}
