import { expect, it } from "vitest";
import { dockSort, upgradeStations, type Edition } from "./edition";

const EDITION = {
  dock_cards: {
    meals: [{ id: "pie", points: 3 }],
    upgrades: [
      { id: "hook", station: "angling", adds: {} },
      { id: "glass", station: "panorama", adds: {} },
    ],
  },
} as unknown as Edition;

it.each([
  ["pie", "meal", []],
  ["hook", "angling", ["angling"]],
  ["glass", "panorama", ["dolphin", "octopus", "whale"]],
  ["a rock", null, []],
])("knows where %s works", (card, sort, stations) => {
  expect(dockSort(EDITION, card)).toBe(sort);
  expect(upgradeStations(EDITION, card)).toEqual(stations);
});
