import type { HintInfo } from "../connection/protocol.ts";

/** What `modules.json` says of the compiled rules and minds; `namiji.wasm.description` writes it. */
export interface Description {
  version: string;
  rules_version: number;
  constants: Record<string, number>;
  records: Record<string, RecordLayout>;
  /** The functions of each module. */
  modules: Record<string, Record<string, Signature>>;
  /** Bots for people to play against: how far one misjudges its options, or how long it searches. */
  levels: Record<string, { slip: number } | { playouts: number; network: boolean }>;
  /** How a search without and with the network is set up: fields of its TREE. */
  style: Record<string, number>;
  network_style: Record<string, number>;
  /** The names of what an INQUIRY has by number, and how long a teacher searches. */
  teacher: {
    kinds: string[];
    searches: string[];
    sureness: HintInfo["sureness"][];
    merits: NonNullable<HintInfo["merit"]>["kind"][];
    playouts: { hint: number; verdict: number };
  };
  /** The order of the records in `minds.bin`. */
  minds: string[];
  /** The version of the client that the modules were built for. */
  client: string | null;
  /** The files beside this one, each named after its content, and their sizes in bytes. */
  files: Record<string, { file: string; size: number }>;
}

export interface RecordLayout {
  size: number;
  fields: Record<string, Field>;
}

/** A number, or an array of numbers with the last index running fastest. */
export interface Field {
  type: NumberType;
  offset: number;
  shape: number[];
}

/** A parameter's type is a number's, or `NAME*`: where records or numbers are in memory. */
export interface Signature {
  parameters: Record<string, string>;
  result: NumberType | null;
}

export type NumberType =
  "int8" | "int16" | "uint16" | "int32" | "int64" | "uint64" | "float32" | "float64";

export const SIZES: Record<NumberType, number> = {
  int8: 1,
  int16: 2,
  uint16: 2,
  int32: 4,
  int64: 8,
  uint64: 8,
  float32: 4,
  float64: 8,
};
