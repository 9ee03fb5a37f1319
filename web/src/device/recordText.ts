/** The game record, a `.namiji` file: write and read (docs/record.md). */

import type { DealInfo } from "../connection/protocol";
import type { Direction } from "../game/edition";
import type { Decision } from "./deviceGame";

const FORMAT = "namiji-record 1";
const SEALED_FORMAT = "namiji-record 2"; // with a deal
const KEY_WIDTH = 12;
const DECISION_WIDTH = 33; // fixed, so that a line never changes as a game grows
const MOST_CHARACTERS = 1_000_000;
const MOST_LINES = 50_000;

export interface GameRecord {
  edition: { id: string; version: number; digest: string | null };
  rules: number;
  players: number;
  direction: Direction;
  /** The boats at the start, the one closest to the route first. */
  order: number[];
  /** The first fish turned up. */
  faceUp: string | null;
  deal: (DealInfo & { game: number }) | null;
  commitment: string | null;
  seed: string | null;
  /** Null if the file does not say; without scores, the game is unfinished. */
  result: { scores: number[]; winners: number[] } | null;
  /** All decisions in order of time, with those that were undone. */
  history: Decision[];
}

/** A record as its file has it, with the lines where things are. */
export interface ReadRecord extends GameRecord {
  /** The line of each key, from 1. */
  headerLines: Partial<Record<string, number>>;
  /** The line of each decision. */
  lines: number[];
}

/** What is wrong with a record; the line is 0 where it is about the whole file. */
export class RecordProblem extends Error {
  constructor(
    readonly code: string,
    readonly line: number,
  ) {
    super(`line ${line}: ${code}`);
  }
}

export function writeRecord(record: GameRecord): string {
  const head = headerOf(record).map(([key, value]) => `${`${key}:`.padEnd(KEY_WIDTH)}${value}\n`);
  const body = record.history.map((decision) => `${decisionText(decision)}\n`);
  return [...head, ...(body.length ? ["\n", ...body] : [])].join("");
}

function headerOf(record: GameRecord): [string, string | number][] {
  const { edition, deal, commitment, seed, result } = record;
  const header: [string, string | number][] = [
    ["format", deal ? SEALED_FORMAT : FORMAT],
    ["edition", `${edition.id} ${edition.version} sha256:${edition.digest}`],
    ["rules", record.rules],
    ["players", record.players],
    ["direction", record.direction],
    ["order", record.order.join(" ")],
    ["face-up", record.faceUp ?? "-"],
  ];
  if (deal)
    header.push(
      ["table", deal.table],
      ["game", deal.game],
      ["seats", deal.seats.join(" ")],
      ["nonces", deal.nonces.map((nonce) => nonce ?? "-").join(" ")],
    );
  if (commitment) header.push(["commitment", commitment]);
  if (seed) header.push(["seed", seed]);
  if (result) header.push(["result", resultText(result)]);
  return header;
}

function resultText({ scores, winners }: NonNullable<GameRecord["result"]>): string {
  return scores.length ? `${scores.join(" ")}; winners ${winners.join(" ")}` : "unfinished";
}

function decisionText({ number, undone, seat, action, outcomes }: Decision): string {
  const shown = undone ? `~${String(number).padStart(2)}` : String(number).padStart(3);
  const decision = `${shown}. seat ${seat}: ${action}`;
  if (!outcomes.length) return decision;
  return `${decision.padEnd(DECISION_WIDTH)} > ${outcomes.join(" ")}`;
}

const REQUIRED = ["format", "edition", "players", "direction", "order", "face-up"];
const DEAL = ["table", "game", "seats", "nonces"];
const KEYS = [...REQUIRED, "rules", ...DEAL, "commitment", "seed", "result"];
// eslint-disable-next-line no-control-regex -- control characters are what it looks for
const CONTROL = /[\x00-\x08\x0b\x0e-\x1f\x7f-\x9f]/;
const DECIDER = /^(?:(~)? ?(\d{1,6}) ?\.? ?)?seat ?(\d{1,2})$/;
const HASH = /^[0-9a-f]{64}$/;

interface Line {
  text: string;
  line: number;
}

/** The record in a text. Case, white space, comments and the order of keys do not matter. */
export function readRecord(text: string): ReadRecord {
  const lines = contentOf(text);
  const header = new Map<string, Line>();
  const decisions: [RegExpExecArray, Line][] = [];
  if (!lines.some(({ text }) => /^format ?:/i.test(text)))
    throw new RecordProblem("not-a-record", 0);
  for (const { text, line } of lines) {
    const colon = text.indexOf(":");
    const key = text.slice(0, colon).trim().toLowerCase();
    const value = { text: text.slice(colon + 1).trim(), line };
    const decider = DECIDER.exec(key);
    if (colon < 0) throw new RecordProblem("bad-line", line);
    if (decider) decisions.push([decider, value]);
    else if (!KEYS.includes(key)) throw new RecordProblem("unknown-header", line);
    else if (decisions.length) throw new RecordProblem("late-header", line);
    else if (header.has(key)) throw new RecordProblem("repeated-header", line);
    else header.set(key, value);
  }
  return { ...readHeader(header), ...readHistory(decisions), headerLines: linesOf(header) };
}

/** The lines without comments and empty lines; runs of white space become one space. */
function contentOf(text: string): Line[] {
  if (text.length > MOST_CHARACTERS) throw new RecordProblem("too-large", 0);
  const lines = text.replace(/^\ufeff/, "").split(/\r\n|\r|\n/);
  if (lines.length > MOST_LINES) throw new RecordProblem("too-many-lines", 0);
  return lines.flatMap((content, index) => {
    const line = index + 1;
    if (CONTROL.test(content)) throw new RecordProblem("not-text", line);
    const text = content.replace(/#.*/, "").replace(/\s+/g, " ").trim();
    return text ? [{ text, line }] : [];
  });
}

const linesOf = (header: Map<string, Line>) =>
  Object.fromEntries([...header].map(([key, { line }]) => [key, line]));

function readHeader(header: Map<string, Line>): Omit<GameRecord, "history"> {
  const required = DEAL.some((key) => header.has(key)) ? DEAL : [];
  for (const key of [...REQUIRED, ...required])
    if (!header.has(key)) throw new RecordProblem("missing-header", 0);
  /** The parts of a value that fits a pattern; null if the key is missing or has only a dash. */
  const parts = (key: string, code: string, pattern: RegExp): RegExpExecArray | null => {
    const value = header.get(key);
    if (!value || (value.text === "-" && key !== "face-up")) return null;
    const found = pattern.exec(key === "seed" ? value.text : value.text.toLowerCase());
    if (!found) throw new RecordProblem(code, value.line);
    return found;
  };
  const refuse = (code: string, key: string) => new RecordProblem(code, header.get(key)!.line);

  parts("format", "unknown-format", /^namiji-record [12]$/);
  const edition = parts(
    "edition",
    "bad-edition",
    /^([a-z0-9-]+) (\d+)(?: sha256:([0-9a-f]{64}))?$/,
  )!;
  const players = Number(parts("players", "bad-players", /^[2-5]$/)![0]);
  const direction = parts("direction", "bad-direction", /^(counter)?clockwise$/)![0] as Direction;
  const order = parts("order", "bad-order", /^\d(?: \d)*$/)![0]
    .split(" ")
    .map(Number);
  const boats = Array.from({ length: players + 1 }, (_, boat) => boat).slice(players === 2 ? 0 : 1);
  if (order.toSorted((a, b) => a - b).join() !== boats.join()) throw refuse("bad-order", "order");
  const faceUp = parts("face-up", "bad-face-up", /^-|[a-z-]+$/)![0];
  const result = parts(
    "result",
    "bad-result",
    /^unfinished$|^(-?\d+(?: -?\d+)*) ?; ?winners?((?: \d)+)$/,
  );
  const scores = result?.[1]?.split(" ").map(Number) ?? [];
  if (scores.length && scores.length !== players) throw refuse("bad-result", "result");
  const winners = result?.[2]?.trim().split(" ").map(Number) ?? [];
  return {
    edition: { id: edition[1]!, version: Number(edition[2]), digest: edition[3] ?? null },
    rules: Number(parts("rules", "unknown-rules", /^\d{1,3}$/)?.[0] ?? 1),
    players,
    direction,
    order,
    faceUp: faceUp === "-" ? null : faceUp,
    deal: required.length ? readDeal(header, players) : null,
    commitment: parts("commitment", "bad-commitment", HASH)?.[0] ?? null,
    seed: parts("seed", "bad-seed", /^[A-Za-z0-9_.:-]{1,128}$/)?.[0] ?? null,
    result: result && { scores, winners: winners.toSorted((a, b) => a - b) },
  };
}

function readDeal(header: Map<string, Line>, players: number): GameRecord["deal"] {
  const [table, game, seats, nonces] = DEAL.map((key) => header.get(key)!.text.toLowerCase()) as [
    string,
    string,
    string,
    string,
  ];
  const check = (isGood: boolean, key: string) => {
    if (!isGood) throw new RecordProblem("bad-deal", header.get(key)!.line);
  };
  check(HASH.test(table), "table");
  check(/^\d{1,5}$/.test(game), "game");
  const taken = seats.split(" ");
  check(taken.length === players && taken.every((seat) => /^[a-z0-9-]{1,40}$/.test(seat)), "seats");
  const given = nonces.split(" ");
  const isNonce = (nonce: string) => /^(-|[0-9a-f]{32})$/.test(nonce);
  check(given.length === players && given.every(isNonce), "nonces");
  return {
    table,
    game: Number(game),
    seats: taken,
    nonces: given.map((nonce) => (nonce === "-" ? null : nonce)),
  };
}

/** All decisions. Their numbers have to take back those marked as undone, and no others. */
function readHistory(entries: [RegExpExecArray, Line][]): Pick<ReadRecord, "history" | "lines"> {
  const history: Decision[] = [];
  const lines: number[] = [];
  const standing: number[] = []; // places in the history
  let kept = 0;
  for (const [[, mark, given, seat], { text, line }] of entries) {
    const [action, drawn = ""] = text.toLowerCase().split(">");
    const number = Number(given ?? kept + 1);
    if (number < 1 || number > standing.length + 1) throw new RecordProblem("wrong-number", line);
    for (const place of standing.splice(number - 1))
      if (!history[place]!.undone) throw new RecordProblem("taken-back", lines[place]!);
    standing.push(history.length);
    const outcomes = drawn.split(" ").filter(Boolean);
    history.push({ seat: Number(seat), action: action!.trim(), outcomes, number, undone: !!mark });
    lines.push(line);
    if (!mark) kept++;
  }
  standing.forEach((place, i) => {
    const above = standing[i + 1];
    if (above !== undefined && history[place]!.undone && !history[above]!.undone)
      throw new RecordProblem("still-standing", lines[place]!);
  });
  return { history, lines };
}
