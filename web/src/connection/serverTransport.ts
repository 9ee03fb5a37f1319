/** A table at the server. */

import type { Edition } from "../game/edition";
import {
  analysisOf,
  editionOf,
  hintOf,
  recordAddress,
  recordOf,
  replayOf,
  showTable,
  verdictOf,
} from "./api";
import { Connection, type ConnectionListener } from "./connection";
import type {
  AnalysisAnswer,
  EditionInfo,
  HintInfo,
  Replay,
  TableInfo,
  VerdictInfo,
} from "./protocol";
import { forgetSeats, markVisited, seatTokensOf } from "./seatTokens";
import type { SeatConnection, Transport } from "./transport";

export class ServerTransport implements Transport {
  readonly onDevice = false;
  readonly seats: readonly number[];

  constructor(readonly id: string) {
    this.seats = seatTokensOf(id).map(({ seat }) => seat);
  }

  connect(seat: number, listener: ConnectionListener): SeatConnection {
    return new Connection(this.id, this.#token(seat), listener);
  }

  markVisited(): void {
    markVisited(this.id);
  }

  forgetSeat(seat: number): void {
    forgetSeats(this.id, seat);
  }

  async info(): Promise<TableInfo> {
    return (await showTable(this.id)).table;
  }

  edition(info: Pick<EditionInfo, "digest">): Promise<Edition> {
    return editionOf(info);
  }

  hint(seat: number): Promise<HintInfo> {
    return hintOf(this.id, this.#token(seat) ?? "");
  }

  verdict(seat: number, decision: number): Promise<VerdictInfo> {
    return verdictOf(this.id, decision, this.#token(seat) ?? "");
  }

  replay(game: number, seat: number): Promise<Replay> {
    return replayOf(this.id, game, seat);
  }

  analysis(game: number): Promise<AnalysisAnswer> {
    return analysisOf(this.id, game);
  }

  record(game: number): Promise<string> {
    return recordOf(this.id, game);
  }

  recordAddress(game: number): Promise<string> {
    return Promise.resolve(recordAddress(this.id, game));
  }

  #token(seat: number): string | null {
    return seatTokensOf(this.id).find((one) => one.seat === seat)?.token ?? null;
  }
}
