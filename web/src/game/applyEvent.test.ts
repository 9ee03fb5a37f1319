import { describe, expect, it } from "vitest";
import type { GameEvent, ViewDict } from "../connection/protocol";
import { boat, view } from "../testing/builders";
import { applyEvent } from "./applyEvent";

function apply(before: Partial<ViewDict>, event: Partial<GameEvent>): ViewDict {
  return applyEvent(view(before), event as GameEvent);
}

describe("fish", () => {
  it("turns face up", () => {
    const after = apply(
      { face_down: { "blue-bream": 2 }, face_up: { "blue-bream": 1 } },
      { type: "fish_flipped", fish: "blue-bream" },
    );
    expect(after.face_down).toEqual({ "blue-bream": 1 });
    expect(after.face_up).toEqual({ "blue-bream": 2 });
  });

  it("taken face up leaves the school, and its place when it was the last", () => {
    const after = apply(
      { face_up: { "blue-bream": 1, "green-puffer": 2 } },
      { type: "fish_taken", seat: 1, fish: "blue-bream", face: "up" },
    );
    expect(after.face_up).toEqual({ "green-puffer": 2 });
    expect(after.fish_in_hand).toBe("blue-bream");
  });

  it("taken face down leaves the pile", () => {
    const before = { face_up: { "blue-bream": 1 }, face_down: { "blue-bream": 3 } };
    const after = apply(before, {
      type: "fish_taken",
      seat: 1,
      fish: "blue-bream",
      face: "down",
    });
    expect(after.face_down).toEqual({ "blue-bream": 2 });
    expect(after.face_up).toEqual(before.face_up);
  });

  it("released joins the school", () => {
    const after = apply(
      { fish_in_hand: "blue-bream" },
      { type: "fish_released", seat: 1, fish: "blue-bream" },
    );
    expect(after.face_up).toEqual({ "blue-bream": 1 });
    expect(after.fish_in_hand).toBeNull();
  });

  it("kept goes into the rack of its boat only", () => {
    const after = apply(
      { fish_in_hand: "blue-bream", boats: { 1: boat(1, { rack: { b2: "x-y" } }), 2: boat(2) } },
      { type: "fish_kept", seat: 1, fish: "blue-bream", cell: "a1" },
    );
    expect(after.boats[1]!.rack).toEqual({ a1: "blue-bream", b2: "x-y" });
    expect(after.boats[2]!.rack).toEqual({});
    expect(after.fish_in_hand).toBeNull();
  });
});

describe("nets", () => {
  it("are revealed in the notation of a view", () => {
    const after = apply({}, { type: "nets_revealed", seat: 1, nets: [["blue-bream", "x-y"]] });
    expect(after.nets_revealed).toEqual(["blue-bream+x-y"]);
  });

  it("kept fill two cells in their order", () => {
    const after = apply(
      { net_in_hand: "p+q", nets_revealed: ["p+q", "r+s"] },
      { type: "net_kept", seat: 2, net: ["p", "q"], cells: ["c1", "c2"] },
    );
    expect(after.boats[2]).toMatchObject({ rack: { c1: "p", c2: "q" }, nets: 1 });
    expect(after).toMatchObject({ net_in_hand: null, nets_revealed: [] });
  });

  it("released are gone", () => {
    const after = apply({ nets_revealed: ["p+q"] }, { type: "net_released", seat: 1 });
    expect(after.nets_revealed).toEqual([]);
  });
});

describe("crustaceans", () => {
  it("move from the bag into the haul", () => {
    const crab = apply({ bag: [3, 9] }, { type: "crustacean_drawn", seat: 1, token: "crab" });
    expect(crab).toMatchObject({ bag: [2, 9], haul: [1, 0] });
    const shrimp = applyEvent(crab, {
      type: "crustacean_drawn",
      seat: 1,
      token: "shrimp",
    });
    expect(shrimp).toMatchObject({ bag: [2, 8], haul: [1, 1] });
  });

  it("return to the bag when the haul is lost", () => {
    const after = apply(
      { bag: [1, 7], haul: [2, 2] },
      { type: "haul_lost", seat: 1, crabs: 2, shrimp: 2 },
    );
    expect(after).toMatchObject({ bag: [3, 9], haul: [0, 0] });
  });

  it("go to the boat when the haul is kept", () => {
    const after = apply(
      { haul: [1, 2], boats: { 1: boat(1, { crabs: 1, shrimp: 1 }) } },
      { type: "haul_kept", seat: 1, crabs: 1, shrimp: 2 },
    );
    expect(after.boats[1]).toMatchObject({ crabs: 2, shrimp: 3 });
    expect(after.haul).toEqual([0, 0]);
  });
});

describe("cards", () => {
  it("a Sacred Rock card of the viewer is known", () => {
    const after = apply(
      { hand: ["vow", "other"], hand_size: 2, own_rocks: ["old"] },
      { type: "rock_kept", seat: 1, card: "vow" },
    );
    expect(after).toMatchObject({ own_rocks: ["old", "vow"], hand: [], hand_size: 0 });
    expect(after.boats[1]!.rocks).toBe(1);
  });

  it("a Sacred Rock card of another seat is only counted", () => {
    const after = apply({ own_rocks: ["old"] }, { type: "rock_kept", seat: 2 });
    expect(after.own_rocks).toEqual(["old"]);
    expect(after.boats[2]!.rocks).toBe(1);
  });

  it("a Dock card leaves the hand once, even if there are two of it", () => {
    const after = apply(
      { hand: ["maki", "maki", "ramen"], hand_size: 3 },
      { type: "dock_card_kept", seat: 1, card: "maki" },
    );
    expect(after).toMatchObject({ hand: ["maki", "ramen"], hand_size: 2 });
    expect(after.boats[1]!.dock_cards).toEqual(["maki"]);
  });
});

it.each<[Partial<GameEvent>, object]>([
  [{ type: "offering_floated", seat: 1, left: 4 }, { offerings: 4 }],
  [
    { type: "section_taken", seat: 1, panorama: "whale", section: 2 },
    { sections: { octopus: 1, whale: 2 } },
  ],
  [{ type: "bonus_taken", seat: 1, panorama: "whale" }, { bonuses: ["whale"] }],
  [{ type: "arrived", seat: 1, rank: 1, early_bird: 4 }, { early_bird: 4 }],
  [{ type: "scored", seat: 1, points: 3, total: 12 }, { score: 12 }],
])("the boat follows %o", (event, after) => {
  const boats = { 1: boat(1, { sections: { octopus: 1 } }) };
  expect(apply({ boats }, event).boats[1]).toMatchObject(after);
});

it("other events change nothing", () => {
  const before = view();
  expect(
    applyEvent(before, { type: "ended", winners: [1], scores: {} } as unknown as GameEvent),
  ).toBe(before);
});

it("the view it is given stays as it was", () => {
  const before = view({ face_up: { "blue-bream": 1 } });
  const copy = structuredClone(before);
  applyEvent(before, { type: "fish_taken", seat: 1, fish: "blue-bream", face: "up" });
  applyEvent(before, { type: "scored", seat: 1, points: 3, total: 12 } as GameEvent);
  expect(before).toEqual(copy);
});
