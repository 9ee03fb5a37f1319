import { expect, test } from "vitest";
import type { GameEvent } from "../../connection/protocol";
import { revealOf } from "./reveal";

const scored = (seat: number, reason: string, points: number, total: number) =>
  ({ type: "scored", seat, reason, points, total }) as GameEvent;
const rock = (seat: number, card: string, fulfilled: boolean) =>
  ({ type: "rock_revealed", seat, card, fulfilled }) as GameEvent;

test("cards and Offerings are revealed in order, with the points after each", () => {
  const { revealed, before } = revealOf([
    [scored(1, "meal", 4, 4), scored(2, "section", 1, 1)],
    [rock(1, "gourmet", true), scored(1, "rock", 3, 7), rock(2, "full-nets", false)],
    [scored(2, "penalty", -10, -9)],
  ]);
  expect(before).toEqual({ 1: 4, 2: 1 });
  expect(revealed).toEqual([
    { seat: 1, card: "gourmet", fulfilled: true, points: 3, total: 7 },
    { seat: 2, card: "full-nets", fulfilled: false, points: 0, total: 1 },
    { seat: 2, card: null, fulfilled: false, points: -10, total: -9 },
  ]);
});

test("without cards and Offerings there is nothing to reveal", () => {
  expect(revealOf([[scored(1, "meal", 4, 4)]]).revealed).toEqual([]);
});
