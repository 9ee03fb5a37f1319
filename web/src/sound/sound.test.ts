import { expect, test } from "vitest";
import type { GameEvent } from "../connection/protocol";
import { soundOf } from "./sound";

const event = (changes: object) => changes as GameEvent;

test("a boat sounds like the sea, a line like a bell", () => {
  expect(soundOf(event({ type: "sailed" }))).toBe("sea");
  expect(soundOf(event({ type: "crustacean_drawn" }))).toBe("bag");
  expect(soundOf(event({ type: "scored", reason: "row", points: 5 }))).toBe("bell");
});

test("a loss and what is told only are not heard", () => {
  expect(soundOf(event({ type: "scored", reason: "penalty", points: -10 }))).toBeNull();
  expect(soundOf(event({ type: "fish_flipped" }))).toBeNull();
});
