import { expect, it } from "vitest";
import { played } from "../../testing/builders";
import { bests, byLevel, levelOf, placeIn, suggestion } from "./statistics";

const won = played();
const lost = played({ winners: [2] });

it("counts victories by the strongest bot of each game", () => {
  const shared = played({ winners: [1, 2] });
  expect(byLevel([won, lost, shared])).toEqual([{ level: "sailor", games: 3, wins: 1.5 }]);
});

it("leaves out games with other people, and those of several at this device", () => {
  const [me, bot] = won.seats;
  const friends = played({ seats: [me!, { ...bot!, level: null }] });
  expect(levelOf(friends)).toBeNull();
  expect(byLevel([friends, played({ seat: 0 })])).toEqual([]);
});

it("suggests the next level to players who win most games", () => {
  expect(suggestion([won, won, won, won])).toBeNull();
  expect(suggestion([won, won, won, lost, lost])).toBe("skipper");
  expect(suggestion([won, won, lost, lost, lost])).toBeNull();
});

it("has nothing to suggest after the strongest", () => {
  const [me, bot] = won.seats;
  const master = played({ seats: [me!, { ...bot!, level: "master" }] });
  expect(suggestion(Array.from({ length: 6 }, () => master))).toBeNull();
});

it("finds the best game by source", () => {
  const better = played({
    id: "a-2",
    results: [{ seat: 1, total: 35, by: { row: 12, penalty: -3 }, rocks: [] }],
  });
  const found = bests([won, better]).map(({ reason, points, game }) => [reason, points, game.id]);
  expect(found).toEqual([
    [null, 40, "a-1"],
    ["row", 12, "a-2"],
  ]);
});

it("knows the place", () => {
  expect(placeIn(won)).toBe(1);
  expect(placeIn({ ...won, seat: 2 })).toBe(2);
});
