import { expect, it } from "vitest";
import type { GameEvent } from "../connection/protocol";
import { actorOf } from "./actor";

it.each<[string, Partial<GameEvent>, number]>([
  ["the seat of the event", { type: "fish_kept", seat: 2 }, 2],
  ["the player who moves the neutral boat", { type: "sailed", seat: 0, by: 3 }, 3],
  ["the last actor for a token that turns over", { type: "fish_flipped" }, 1],
  ["the last actor for the neutral boat's arrival", { type: "arrived", seat: 0 }, 1],
  ["nobody at the end", { type: "ended" }, 0],
  ["nobody at the start", { type: "started" }, 0],
])("is %s", (_, event, seat) => {
  expect(actorOf(event as GameEvent, 1)).toBe(seat);
});
