import { beforeAll, expect, it } from "vitest";
import type { Choice, SailEffect } from "../connection/protocol";
import type { Player } from "../game/scene";
import { EDITION, view } from "../testing/builders";
import { whyOf } from "./why";
import { loadLanguage } from "./words.svelte";

beforeAll(async () => {
  expect(await loadLanguage("en")).toBe(true);
});

const OCTOPUS: SailEffect["there"] = {
  kind: "panorama",
  panorama: "octopus",
  taken: 1,
  section: 2,
  sections: 4,
  completes: false,
  first: false,
  bonus: 0,
};

function sail(position: number, changes: Partial<SailEffect> = {}): Choice {
  const effect: SailEffect = {
    kind: "sail",
    boat: 1,
    position,
    station: "octopus",
    slot: null,
    slots: 1,
    next_boat: 2,
    next_seat: 2,
    again: false,
    others_first: 1,
    points: 2,
    idle: false,
    there: OCTOPUS,
    ...changes,
  };
  return { id: position, action: `sail ${position}`, effect };
}

const players = Object.fromEntries(
  [1, 2].map((seat) => [seat, { seat, name: `Player ${seat}` } as Player]),
);
const edition = {
  ...EDITION,
  panoramas: { sections: { dolphin: 3, octopus: 4, whale: 5 }, bonus: 3 },
};
const scene = { edition, view: view(), seat: 1, players };

it("says what a stop gives, leads to and costs, and who moves next", () => {
  const far = sail(5);
  const why = whyOf(far, { ...scene, choices: [sail(3), sail(4), far] });
  expect(why.map(({ about }) => about)).toEqual(["now", "leads", "costs", "next"]);
  expect(why[0]!.words).toContain("Section 2 of 4");
  expect(why[1]!.words).toBe("2 more sections complete it. First to complete it: 3 points more.");
  expect(why[2]!.words).toBe("You pass 2 open stops.");
  expect(why[3]!.words).toBe("Player 2 moves.");
});

it("leaves out what is free, and names no next boat where one moves again", () => {
  const near = sail(3, { again: true });
  const why = whyOf(near, { ...scene, choices: [near, sail(4)] });
  expect(why.map(({ about }) => about)).toEqual(["now", "leads", "next"]);
  expect(why[2]!.words).toBe("Then you move again.");
});
