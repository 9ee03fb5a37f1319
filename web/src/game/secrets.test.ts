import { expect, test } from "vitest";
import type { GameEvent } from "../connection/protocol";
import { choice, view } from "../testing/builders";
import { publicEvent, showsSecrets, withoutSecrets } from "./secrets";

test("secret cards are face down in a view without secrets", () => {
  const seen = view({ own_rocks: ["gourmet"], known_rocks: { 2: ["hermit"] }, hand: ["maki"] });
  expect(JSON.stringify(withoutSecrets(seen))).not.toMatch(/gourmet|hermit|maki/);
});

test.each(["rocks_drawn", "rock_kept", "rock_returned", "dock_hand", "dock_card_returned"])(
  "%s tells no card",
  (type) => {
    const event = { type, seat: 1, card: "gourmet", cards: ["gourmet"] } as unknown as GameEvent;
    const told = publicEvent(event);
    expect("cards" in told && "card" in told).toBe(false);
  },
);

test("only decisions about secret cards show secrets", () => {
  const choices = [choice(1, {})];
  expect(showsSecrets({ view: view({ phase: "rock" }), choices })).toBe(true);
  expect(showsSecrets({ view: view({ phase: "draft" }), choices: [] })).toBe(false);
  expect(showsSecrets({ view: view({ phase: "sail" }), choices })).toBe(false);
});
