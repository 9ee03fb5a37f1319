/** How a page reaches a table: over the network at a server, or in a worker on this device. */

import type { Edition } from "../game/edition";
import type { ConnectionListener, Request } from "./connection";
import type {
  AnalysisAnswer,
  EditionInfo,
  EmoteMessage,
  HintInfo,
  Replay,
  TableInfo,
  VerdictInfo,
} from "./protocol";

/** The connection of one seat. */
export interface SeatConnection {
  /** Resolves with the version that the request led to; rejects with a Problem. */
  request(request: Request): Promise<number>;
  /** Ask to let each decision of a bot take this long. */
  setBotSeconds(seconds: number): void;
  /** Show a picture to the others, where there can be others. */
  sendEmote?(emote: EmoteMessage["emote"]): void;
  close(): void;
}

export interface Transport {
  /** The table's id. */
  readonly id: string;
  /** Whether the table is on this device, so that nobody else can come to it. */
  readonly onDevice: boolean;
  /** The seats that people play here. */
  readonly seats: readonly number[];
  /** Seat 0 watches. */
  connect(seat: number, listener: ConnectionListener): SeatConnection;
  /** The table is visited now, so it is among the latest. */
  markVisited(): void;
  /** A seat is not ours anymore. */
  forgetSeat(seat: number): void;
  info(): Promise<TableInfo>;
  edition(info: Pick<EditionInfo, "digest">): Promise<Edition>;
  hint(seat: number): Promise<HintInfo>;
  verdict(seat: number, decision: number): Promise<VerdictInfo>;
  replay(game: number, seat: number): Promise<Replay>;
  /** Ask again until it is done. */
  analysis(game: number): Promise<AnalysisAnswer>;
  /** The text of a finished game's record. */
  record(game: number): Promise<string>;
  /** The address of a finished game's record. */
  recordAddress(game: number): Promise<string>;
}
