import { beforeAll, describe, expect, it } from "vitest";
import type { GameEvent, Step } from "../connection/protocol";
import type { Player } from "../game/scene";
import { EDITION, view } from "../testing/builders";
import { loadLanguage } from "../words/words.svelte";
import { latestPart, logEntries, type LoggedTable } from "./logEntries";

beforeAll(async () => {
  expect(await loadLanguage("en")).toBe(true);
});

const NAMES = ["", "Ana", "Bo", "Cy"];
const PLAYERS = Object.fromEntries(
  [1, 2, 3].map((seat) => [seat, { seat, name: NAMES[seat] } as Player]),
);

function logged(...steps: Step[]): LoggedTable {
  return { edition: EDITION, view: view(), seat: 1, players: PLAYERS, steps };
}

const kept = (seat: number) => ({ type: "rock_kept", seat }) as GameEvent;
const declined = (seat: number) => ({ type: "catch_declined", seat }) as GameEvent;

function step(version: number, seat: number, ...events: GameEvent[]): Step {
  return { version, kind: "decided", seat, action: "sail 3", events };
}

describe("an entry", () => {
  it("gives every player of a step their own part", () => {
    const [entry] = logEntries(logged(step(1, 1, declined(1), kept(1), kept(2), kept(3))), 1);
    expect(entry!.parts.map(({ seat, sentences }) => [seat, sentences.length])).toEqual([
      [1, 2],
      [2, 1],
      [3, 1],
    ]);
    expect(entry!.parts[1]!.sentences[0]).toContain("Bo");
  });

  it("ends a game without a flag", () => {
    const ended = { type: "ended", winners: [2], scores: { 1: 3, 2: 9 } } as unknown as GameEvent;
    expect(logEntries(logged(step(1, 1, kept(1), ended)), 1)[0]!.parts.at(-1)!.seat).toBe(0);
  });

  it("contains no notation", () => {
    const [entry] = logEntries(logged(step(1, 1, kept(1))), 1);
    expect(JSON.stringify(entry)).not.toContain("sail 3");
  });

  it("is left out if it says nothing", () => {
    expect(logEntries(logged(step(1, 1)), 1)).toEqual([]);
  });

  it("is not told before it was shown", () => {
    const table = logged(step(1, 1, kept(1)), step(2, 2, kept(2)));
    expect(logEntries(table, 1).map(({ version }) => version)).toEqual([1]);
    expect(latestPart(table, 1)!.seat).toBe(1);
    expect(latestPart(table, 2)!.seat).toBe(2);
  });
});

it("the latest part was not undone", () => {
  const undone: Step = { version: 3, kind: "undone", seat: 2, keep: 1 };
  const table = logged(step(1, 1, kept(1)), step(2, 3, kept(3)), undone);
  expect(logEntries(table, 3).map((entry) => entry.undone)).toEqual([false, true, false]);
  expect(latestPart(table, 3)!.seat).toBe(2);
});
