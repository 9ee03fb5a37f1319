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
  /** The share of the modules that has arrived. */
  | { loaded: number };

/** Why a call failed; in a record, the line that is wrong. */
export interface CallProblem {
  code: string;
  line?: number;
}
