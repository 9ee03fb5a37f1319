/** A table on this device. */

import type { ConnectionListener, Request } from "../connection/connection";
import { Problem } from "../connection/problemCode";
import type {
  AnalysisAnswer,
  EditionInfo,
  HintInfo,
  Replay,
  TableInfo,
  VerdictInfo,
} from "../connection/protocol";
import type { SeatConnection, Transport } from "../connection/transport";
import type { Edition } from "../game/edition";
import { device } from "./device";
import { deviceTeacher } from "./deviceTeacher";

export class DeviceTransport implements Transport {
  readonly onDevice = true;

  private constructor(
    readonly id: string,
    readonly seats: readonly number[],
  ) {}

  static async open(id: string): Promise<DeviceTransport> {
    return new DeviceTransport(id, await device.call("seats", id));
  }

  connect(seat: number, listener: ConnectionListener): SeatConnection {
    return new DeviceConnection(this.id, seat, listener);
  }

  markVisited(): void {
    // The latest tables are those that were played last.
  }

  forgetSeat(): void {
    // The seats of a table on this device stay here.
  }

  info(): Promise<TableInfo> {
    return device.call("info", this.id);
  }

  edition({ digest }: Pick<EditionInfo, "digest">): Promise<Edition> {
    return device.call("edition", digest) as Promise<Edition>;
  }

  async hint(seat: number): Promise<HintInfo> {
    return deviceTeacher.hint(await device.call("moments", this.id), seat);
  }

  async verdict(_: number, decision: number): Promise<VerdictInfo> {
    return deviceTeacher.verdict(await device.call("moments", this.id), decision);
  }

  replay(game: number, seat: number): Promise<Replay> {
    return device.call("replay", this.id, game, seat);
  }

  // eslint-disable-next-line @typescript-eslint/require-await -- what it throws is rejected
  async analysis(game: number): Promise<AnalysisAnswer> {
    const load = () => device.call("moments", this.id, game);
    return deviceTeacher.analysis(`${this.id} ${game}`, load);
  }

  record(game: number): Promise<string> {
    return device.call("record", this.id, game);
  }

  async recordAddress(game: number): Promise<string> {
    const text = await this.record(game);
    return URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  }
}

class DeviceConnection implements SeatConnection {
  readonly #id: number;
  #isClosed = false;

  constructor(
    readonly table: string,
    readonly seat: number,
    listener: ConnectionListener,
  ) {
    this.#id = device.connect(table, seat, {
      onState: (state) => {
        listener.onStatus("up");
        listener.onState(state);
      },
      onStopped: (closed) => listener.onStatus({ closed }),
    });
  }

  request(request: Request): Promise<number> {
    if (this.#isClosed) return Promise.reject(new Problem("closed"));
    return device.call("request", this.table, this.seat, request);
  }

  setBotSeconds(seconds: number): void {
    void device.call("pace", this.#id, seconds);
  }

  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    device.disconnect(this.#id);
  }
}
