/** The leg that is shown: its stops, its boats, and the choices on it. */

import { legs, stops, type Stop } from "../game/edition";
import type { Scene } from "../game/scene";
import type { Choice, SailEffect, SlotEffect } from "../connection/protocol";
import type { Spot } from "./geometry";

export interface Leg {
  /** From 1. */
  number: number;
  /** The positions of its two ports. */
  from: number;
  to: number;
}

export type SailChoice = Choice & { effect: SailEffect };
export type SlotChoice = Choice & { effect: SlotEffect };

export interface ShownStop extends Stop {
  /** Its index in the leg. The ports are 0 and `last`. */
  place: number;
  last: number;
  port: boolean;
  slots: number;
  /** The seats of the boats there. In a port, the boat closest to the route comes first. */
  boats: number[];
  choice: SailChoice | null;
  /** Not a choice while other stops are, or behind all boats. */
  faded: boolean;
}

/** The move that a choice would make. */
export interface MovePreview {
  boat: number;
  to: Spot;
  /** The boat that would move next, and whether it is the same one. */
  next: number | null;
  again: boolean;
}

/** The leg of the view, or the next one if a boat is already shown there. */
export function shownLeg({ edition, view, boats }: Scene): Leg {
  const all = legs(edition, view.direction);
  const furthest = Math.max(...Object.values(boats).map(({ position }) => position));
  const entered = all.findIndex(({ from, to }) => from < furthest && furthest <= to) + 1;
  const number = Math.max(view.leg, entered);
  return { number, ...all[number - 1]! };
}

/**
 * Where the boat in action went, or would better have gone, if the action is a move on this leg.
 */
export function spotAfter(action: string | null | undefined, { from, to }: Leg): Spot | null {
  const [verb, number] = action?.split(" ") ?? [];
  if (verb === "slot") return { place: to - from, slot: Number(number) - 1 };
  const position = Number(number);
  return verb === "sail" && from <= position && position <= to
    ? { place: position - from, slot: position === to ? null : 0 }
    : null;
}

export function sailChoices({ choices }: Scene): SailChoice[] {
  return choices.filter((choice): choice is SailChoice => choice.effect.kind === "sail");
}

export function slotChoices({ choices }: Scene): SlotChoice[] {
  return choices.filter((choice): choice is SlotChoice => choice.effect.kind === "slot");
}

/** A boat that has just reached the port ahead has no slot yet. */
export function spotsOf({ boats, shownEvent, view }: Scene, leg: Leg): Record<number, Spot> {
  const last = leg.to - leg.from;
  const spots: Record<number, Spot> = {};
  for (const [key, { position, slot }] of Object.entries(boats)) {
    const seat = Number(key);
    const arrives =
      shownEvent?.type === "sailed" && shownEvent.seat === seat && shownEvent.to === leg.to;
    // In a view, such a boat is still where it came from.
    const moors = view.phase === "slot" && view.boat_in_action === seat && view.leg === leg.number;
    const place = moors ? last : Math.max(0, Math.min(last, position - leg.from));
    spots[seat] = { place, slot: arrives || (moors && shownEvent === null) ? null : slot };
  }
  return spots;
}

export function stopsOf(scene: Scene, { from, to }: Leg, spots: Record<number, Spot>): ShownStop[] {
  const { edition, view } = scene;
  const sails = new Map(sailChoices(scene).map((choice) => [choice.effect.position, choice]));
  const seats = Object.keys(spots).map(Number);
  const behind = Math.min(...seats.map((seat) => spots[seat]!.place));
  const last = to - from;
  return stops(edition, view.direction)
    .slice(from, to + 1)
    .map((stop, place) => {
      const port = place === 0 || place === last;
      const choice = sails.get(stop.position) ?? null;
      return {
        ...stop,
        place,
        last,
        port,
        slots: port ? seats.length : stop.double && view.players > 3 ? 2 : 1,
        boats: seats
          .filter((seat) => spots[seat]!.place === place)
          .sort((a, b) => (spots[a]!.slot ?? seats.length) - (spots[b]!.slot ?? seats.length)),
        choice,
        faded: !choice && (sails.size > 0 || place < behind),
      };
    });
}

/** What the pointed choice would do on this leg, or else the picked one. */
export function previewOf({ pointed, picked }: Scene, { from, to }: Leg): MovePreview | null {
  const effect = (pointed ?? picked)?.effect;
  if (effect?.kind === "slot")
    return {
      boat: effect.boat,
      to: { place: to - from, slot: effect.slot - 1 },
      next: null,
      again: false,
    };
  if (effect?.kind !== "sail") return null;
  const { boat, position, slot, next_boat, again } = effect;
  return { boat, to: { place: position - from, slot }, next: next_boat, again };
}
