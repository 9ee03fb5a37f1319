import { expect, it } from "vitest";
import { markOf } from "./comparison";

const nets = { played: "place a1 a2", better: "place b1 b2" };

it("marks what was played and what was better", () => {
  expect(markOf(nets, "place", "a2")).toBe("played");
  expect(markOf(nets, "place", "b1")).toBe("better");
  expect(markOf(nets, "place", "c1")).toBeNull();
  expect(markOf(nets, "take", "a2")).toBeNull();
});

it("marks nothing without a comparison, or where nothing was better", () => {
  expect(markOf(null, "sail", "14")).toBeNull();
  expect(markOf({ played: "sail 12", better: null }, "sail", "14")).toBeNull();
});
