import { beforeEach, describe, expect, it, vi } from "vitest";
import { table } from "../testing/builders";
import type { Seated } from "./protocol";
import { forgetSeats, markVisited, rememberSeats, seatTokensOf, visitedTables } from "./seatTokens";

const KEY = "namiji.tables";

function seated(id: string, ...seats: number[]): Seated {
  const tokens = seats.map((seat) => ({ seat, token: `${id}-${seat}` }));
  return { table: table({ id }), seats: tokens } as Seated;
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: 0 });
  return () => vi.useRealTimers();
});

it("remembers the seats of a table", () => {
  rememberSeats(seated("a", 1, 3));
  expect(seatTokensOf("a")).toEqual([
    { seat: 1, token: "a-1" },
    { seat: 3, token: "a-3" },
  ]);
  expect(seatTokensOf("b")).toEqual([]);
});

it("adds seats, and replaces the token of a seat that it has", () => {
  rememberSeats(seated("a", 1));
  rememberSeats({
    ...seated("a", 2),
    seats: [
      { seat: 1, token: "new" },
      { seat: 2, token: "t" },
    ],
  });
  expect(seatTokensOf("a")).toEqual([
    { seat: 1, token: "new" },
    { seat: 2, token: "t" },
  ]);
});

it("forgets one seat, and the table with its last seat", () => {
  rememberSeats(seated("a", 1, 2));
  forgetSeats("a", 1);
  expect(seatTokensOf("a")).toEqual([{ seat: 2, token: "a-2" }]);
  forgetSeats("a", 2);
  expect(visitedTables().map(({ id }) => id)).toEqual([]);
});

it("forgets a whole table, and no other", () => {
  rememberSeats(seated("a", 1, 2));
  rememberSeats(seated("b", 1));
  forgetSeats("a");
  expect(visitedTables().map(({ id }) => id)).toEqual(["b"]);
});

it("lists the table visited last first", () => {
  for (const id of ["a", "b", "c"]) {
    vi.advanceTimersByTime(1);
    rememberSeats(seated(id, 1));
  }
  vi.advanceTimersByTime(1);
  markVisited("a");
  expect(visitedTables().map(({ id }) => id)).toEqual(["a", "c", "b"]);
});

it("does not learn of a table by a visit", () => {
  markVisited("a");
  expect(visitedTables().map(({ id }) => id)).toEqual([]);
});

it("forgets the oldest tables when there are too many", () => {
  for (let n = 0; n < 45; n++) {
    vi.advanceTimersByTime(1);
    rememberSeats(seated(`t${n}`, 1));
  }
  expect(visitedTables().map(({ id }) => id)).toHaveLength(40);
  expect(visitedTables().map(({ id }) => id)[0]).toBe("t44");
  expect(seatTokensOf("t4")).toEqual([]);
});

describe("what another version or another program has stored", () => {
  it.each([
    ["no JSON", "{"],
    ["a list", "[]"],
    ["a number", "7"],
    ["a table without tokens", '{"a":{"visited":1}}'],
    ["tokens that are no list", '{"a":{"visited":1,"tokens":"x"}}'],
    ["a token without a seat", '{"a":{"visited":1,"tokens":[{"token":"x"}]}}'],
    ["a table that is null", '{"a":null}'],
  ])("does not break the page: %s", (_, stored) => {
    localStorage.setItem(KEY, stored);
    expect(seatTokensOf("a")).toEqual([]);
    expect(visitedTables().map(({ id }) => id)).toEqual([]);
    rememberSeats(seated("b", 1));
    expect(visitedTables().map(({ id }) => id)).toEqual(["b"]);
  });
});
