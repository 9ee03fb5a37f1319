/** A game that someone has brought as a record: it can be watched, and no more. */

import { Problem } from "../connection/problem";
import type { AnalysisAnswer, EditionInfo, Replay, TableInfo } from "../connection/protocol";
import type { Transport } from "../connection/transport";
import type { Edition } from "../game/edition";
import { COLORS, LEVELS, type Level } from "../game/scene";
import { t } from "../words/words.svelte";
import { device } from "./device";
import { deviceTeacher } from "./deviceTeacher";
import { readRecord, type ReadRecord } from "./recordText";

const nothing = () => Promise.reject(new Problem("not-playing"));

export class RecordTransport implements Transport {
  readonly id = "record";
  readonly onDevice = true;
  readonly seats: readonly number[] = [];
  readonly hint = nothing;
  readonly verdict = nothing;

  private constructor(
    readonly text: string,
    readonly content: ReadRecord,
    readonly first: Replay,
  ) {}

  /** Reads and checks a record. A RecordProblem names the line that is wrong. */
  static async open(text: string): Promise<RecordTransport> {
    const replay = await device.call("readRecord", text, 0);
    return new RecordTransport(text, readRecord(text), replay);
  }

  connect(): never {
    throw new Problem("not-playing");
  }

  markVisited(): void {
    // A record is no table.
  }

  forgetSeat(): void {
    // It has no seats for people.
  }

  info(): Promise<TableInfo> {
    const { edition, players, deal, direction } = this.content;
    const seats = Array.from({ length: players }, (_, i) => {
      const level = LEVELS.find((known) => known === deal?.seats[i]) ?? null;
      return seatInfo(i + 1, level);
    });
    const digest = this.first.edition;
    return Promise.resolve({
      id: this.id,
      status: "over",
      lesson: false,
      public: false,
      watch: false,
      direction,
      edition: { id: edition.id, version: edition.version, digest, home_made: false },
      clock: null,
      undo: "off",
      stand_in: "skipper",
      pace: 0,
      host: 0,
      seats,
      votes: {},
      rematch: [],
      undo_asked: null,
      games: 1,
      commitment: null,
      nonces: [],
      watchers: 0,
    });
  }

  edition({ digest }: Pick<EditionInfo, "digest">): Promise<Edition> {
    return device.call("edition", digest) as Promise<Edition>;
  }

  replay(_: number, seat: number): Promise<Replay> {
    return seat ? device.call("readRecord", this.text, seat) : Promise.resolve(this.first);
  }

  // eslint-disable-next-line @typescript-eslint/require-await -- what it throws is rejected
  async analysis(): Promise<AnalysisAnswer> {
    const load = () => device.call("recordMoments", this.text);
    return deviceTeacher.analysis(this.text, load);
  }

  record(): Promise<string> {
    return Promise.resolve(this.text);
  }

  recordAddress(): Promise<string> {
    const file = new Blob([this.text], { type: "text/plain" });
    return Promise.resolve(URL.createObjectURL(file));
  }
}

function seatInfo(seat: number, level: Level | null): TableInfo["seats"][number] {
  const name = level ? null : t("person-name", { seat });
  const kind = level ? "bot" : "person";
  return { seat, kind, name, color: COLORS[seat - 1]!, level, stand_in: false, present: true };
}
