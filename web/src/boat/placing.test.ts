import { describe, expect, it } from "vitest";
import { choice } from "../testing/builders";
import { best, placingOf, press, type Placing } from "./placing";

function placing(id: number, cells: Record<string, string>, points = 0): Placing {
  return placingOf(choice(id, { kind: "place", cells, lines: [], points }))!;
}

it("comes only from a choice that places", () => {
  expect(placingOf(choice(1, { kind: "decline" }))).toBeNull();
  expect(placing(2, { a1: "p", b1: "q" })).toMatchObject({ cells: ["a1", "b1"], fish: ["p", "q"] });
});

it("the best scores most, and the first among equals", () => {
  const all = [placing(1, { a1: "p" }, 2), placing(2, { a2: "p" }, 5), placing(3, { a3: "p" }, 5)];
  expect(best(all)).toBe(all[1]);
});

describe("pressing a cell with one fish in hand", () => {
  const all = [placing(1, { a1: "p" }), placing(2, { b2: "p" })];

  it("places it there", () => {
    expect(press("b2", all, null, null)).toEqual({ placing: all[1], from: [all[1]] });
  });

  it("means nothing where it may not be placed", () => {
    expect(press("c1", all, null, null)).toBeNull();
  });
});

describe("pressing a cell with a net in hand", () => {
  const all = [
    placing(1, { a1: "p", b1: "q" }),
    placing(2, { a1: "p", a2: "q" }),
    placing(3, { b1: "p", a1: "q" }),
  ];

  it("begins where several placings start", () => {
    expect(press("a1", all, null, null)).toEqual({ placing: null, from: [all[0], all[1]] });
  });

  it("ends beside the first cell", () => {
    expect(press("b1", all, "a1", null)!.placing).toBe(all[0]);
    expect(press("a2", all, "a1", null)!.placing).toBe(all[1]);
  });

  it("places it at once where there is only one way", () => {
    expect(press("b1", all, null, null)).toEqual({ placing: all[2], from: [all[2]] });
  });

  it("means the picked placing on both of its cells", () => {
    const picked = all[1]!.choice;
    expect(press("a1", all, null, picked)!.placing).toBe(all[1]);
    expect(press("a2", all, null, picked)!.placing).toBe(all[1]);
  });

  it("starts over on the first cell again", () => {
    expect(press("a1", all, "a1", null)!.placing).toBeNull();
  });

  it("treats two equal fish alike from both sides", () => {
    const equal = [placing(1, { a1: "p", b1: "p" })];
    expect(press("b1", equal, null, null)!.placing).toBe(equal[0]);
    expect(press("a1", equal, null, null)!.placing).toBe(equal[0]);
  });
});
