/** What the page and the worker of its tables say to each other. */

import type { State } from "../connection/protocol";

/** A call of one of the worker's methods. */
export interface Call {
  call: number;
  method: string;
  parameters: unknown[];
}

export type WorkerMessage =
  | { call: number; result: unknown }
  | { call: number; problem: CallProblem }
  /** What a connection hears. */
  | { connection: number; state: State }
  | { connection: number; stopped: string }
  /** How much of what it has asked for a worker has got. */
  | { loader: Loader; share: number };

/** A worker that fetches modules and their data. */
export type Loader = "tables" | "bots" | "teacher";

/** Why a call failed; in a record, the line that is wrong. */
export interface CallProblem {
  code: string;
  line?: number;
}
