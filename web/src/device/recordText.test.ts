import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readRecord, RecordProblem, writeRecord } from "./recordText";

const EXAMPLE = readFileSync("../docs/example.namiji", "utf8");

/** The example with one piece replaced. */
function changed(from: string | RegExp, to: string): string {
  const text = EXAMPLE.replace(from, to);
  expect(text).not.toBe(EXAMPLE);
  return text;
}

/** The code and the line of what is wrong. */
function problemIn(text: string): [string, number] {
  try {
    readRecord(text);
  } catch (problem) {
    if (problem instanceof RecordProblem) return [problem.code, problem.line];
    throw problem;
  }
  return ["fine", 0];
}

const DEAL = `table: ${"ab".repeat(32)}\ngame: 3\nseats: person master\nnonces: - ${"0f".repeat(16)}\n`;

describe("a record", () => {
  it("is written as it was read", () => {
    expect(writeRecord(readRecord(EXAMPLE))).toBe(EXAMPLE);
  });

  it("may be written by hand", () => {
    const loose = EXAMPLE.replace(/^ +/gm, "").toUpperCase().replaceAll("\n", " # note\r\n");
    expect(writeRecord(readRecord(`\ufeff${loose}`))).toBe(EXAMPLE);
  });

  it("keeps what was undone", () => {
    const undone =
      "  1. seat 2: sail 1\n~ 2. seat 2: decline\n~ 3. seat 2: stop\n  2. seat 2: stop\n";
    const text = EXAMPLE.slice(0, EXAMPLE.indexOf("  1. ")).replace(
      /result: .*/,
      "result:     unfinished",
    );
    expect(writeRecord(readRecord(text + undone))).toBe(text + undone);
  });

  it("keeps its deal", () => {
    const { deal } = readRecord(changed("commitment:", `${DEAL}commitment:`));
    expect(deal).toEqual({
      table: "ab".repeat(32),
      game: 3,
      seats: ["person", "master"],
      nonces: [null, "0f".repeat(16)],
    });
  });
});

describe("a wrong line is named", () => {
  const HEADER = EXAMPLE.slice(0, EXAMPLE.indexOf("  1. "));
  it.each([
    ["not-a-record", 0, "a letter"],
    ["not-text", 2, "format: namiji-record 1\n\u0007"],
    ["unknown-format", 1, changed("namiji-record 1", "namiji-record 9")],
    ["bad-players", 4, changed("players:    2", "players:    6")],
    ["bad-order", 6, changed("1 0 2", "1 0 3")],
    ["bad-result", 10, changed("72 57;", "72;")],
    ["unknown-header", 3, changed("rules: ", "roles: ")],
    ["missing-header", 0, changed(/face-up.*\n/, "")],
    ["bad-deal", 10, changed("commitment:", `${DEAL.replace("person ", "")}commitment:`)],
    ["bad-line", 13, changed("  2. seat 2:", "  2. seat 2")],
    ["wrong-number", 12, changed("  1. seat", "  2. seat")],
    ["taken-back", 13, changed("  3. seat", "  2. seat")],
    ["still-standing", 12, changed("  1. seat", "~ 1. seat")],
    ["late-header", 13, `${HEADER}  1. seat 2: sail 1\nrules: 2\n`],
    ["repeated-header", 11, changed(/(\nresult: .*)/, "$1$1")],
  ])("%s in line %i", (code, line, text) => {
    expect(problemIn(text)).toEqual([code, line]);
  });
});
