import { expect, it } from "vitest";
import { played } from "../testing/builders";
import { fileOf, gamesIn } from "./playedGames";

it("brings games back from a file", async () => {
  const games = [played({ id: "a-1" }), played({ id: "a-2", record: null })];
  expect(gamesIn(await fileOf(games).text())).toEqual(games);
});

it.each([
  "",
  "[]",
  JSON.stringify({ format: "namiji-games 2", games: [] }),
  JSON.stringify({ format: "namiji-games 1", games: [{ id: "a-1" }] }),
  JSON.stringify({ format: "namiji-games 1", games: [{ ...played(), results: [{ seat: 1 }] }] }),
])("refuses another file: %s", (text) => {
  expect(gamesIn(text)).toBeNull();
});
