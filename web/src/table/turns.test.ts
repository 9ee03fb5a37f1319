import { beforeAll, expect, it } from "vitest";
import type { GameEvent, Step } from "../connection/protocol";
import type { Player } from "../game/scene";
import { EDITION, view } from "../testing/builders";
import { loadLanguage } from "../words/words.svelte";
import type { LoggedTable } from "./logEntries";
import { turnsSince } from "./turns";

beforeAll(async () => {
  expect(await loadLanguage("en")).toBe(true);
});

const PLAYERS = Object.fromEntries(
  [1, 2, 3].map((seat) => [seat, { seat, name: `Player ${seat}` } as Player]),
);

function table(seat: number, ...steps: Step[]): LoggedTable {
  return { edition: EDITION, view: view(), seat, players: PLAYERS, steps };
}

const sailed = (seat: number, to: number) =>
  ({ type: "sailed", seat, by: seat, to, slot: 0 }) as GameEvent;
const scored = (seat: number, points: number) =>
  ({ type: "scored", seat, points, total: points, reason: "meal" }) as GameEvent;
const step = (version: number, seat: number, ...events: GameEvent[]): Step => ({
  version,
  kind: "decided",
  seat,
  events,
});

it("tells the turns of others after the viewer's last decision", () => {
  const steps = [
    step(1, 2, sailed(2, 1)),
    step(2, 1, sailed(1, 1), scored(1, 2), sailed(3, 2)),
    step(3, 2, sailed(2, 4), scored(2, 1), scored(2, 3)),
  ];
  const turns = turnsSince(table(1, ...steps), 3);
  expect(turns.map(({ seat, station, points }) => [seat, station, points])).toEqual([
    [3, "trap", 0],
    [2, "net", 4],
  ]);
});

it("does not run ahead of what was shown", () => {
  const steps = [step(1, 1, sailed(1, 1)), step(2, 2, sailed(2, 2))];
  expect(turnsSince(table(1, ...steps), 1)).toEqual([]);
  expect(turnsSince(table(1, ...steps), 2)).toHaveLength(1);
});

it("leaves out what was undone", () => {
  const undone: Step = { version: 3, kind: "undone", seat: 2, keep: 1 };
  const steps = [step(1, 1, sailed(1, 1)), step(2, 2, sailed(2, 2)), undone];
  expect(turnsSince(table(1, ...steps), 3)).toEqual([]);
});

it("shows watchers the latest turns", () => {
  const steps = [1, 2, 3, 1, 2, 3].map((seat, index) => step(index + 1, seat, sailed(seat, 2)));
  expect(turnsSince(table(0, ...steps), 6).map(({ seat }) => seat)).toEqual([3, 1, 2, 3]);
});
