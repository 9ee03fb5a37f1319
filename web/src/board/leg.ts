/** The leg that is shown: its stops, where its boats lie, and what may be chosen on it. */

import { legs, stops, type Stop } from "../game/edition";
import type { Scene } from "../game/scene";
import type { Choice, SailEffect, SlotEffect } from "../connection/protocol";
import type { Spot } from "./geometry";

export interface Leg {
  /** 1 is the first. */
  number: number;
  /** The positions of its two ports. */
  from: number;
  to: number;
}

export type SailChoice = Choice & { effect: SailEffect };
export type SlotChoice = Choice & { effect: SlotEffect };

export interface ShownStop extends Stop {
  /** Its number in the leg; the ports are 0 and `last`. */
  place: number;
  last: number;
  port: boolean;
  slots: number;
  /** The seats whose boats are there; in a port the one closest to the route first. */
  boats: number[];
  choice: SailChoice | null;
  /** No choice while others are, or behind all boats. */
  faded: boolean;
}

/** What a choice would do to a boat. */
export interface MovePreview {
  boat: number;
  to: Spot;
  /** The boat that would move then, and whether it is the same one. */
  next: number | null;
  again: boolean;
}

/** The leg of the view; while a boat is already shown beyond it, the next one. */
export function shownLeg({ edition, view, boats }: Scene): Leg {
  const all = legs(edition, view.direction);
  const furthest = Math.max(...Object.values(boats).map(({ position }) => position));
  const entered = all.findIndex(({ from, to }) => from < furthest && furthest <= to) + 1;
  const number = Math.max(view.leg, entered);
  return { number, ...all[number - 1]! };
}

export function sailChoices({ choices }: Scene): SailChoice[] {
  return choices.filter((choice): choice is SailChoice => choice.effect.kind === "sail");
}

export function slotChoices({ choices }: Scene): SlotChoice[] {
  return choices.filter((choice): choice is SlotChoice => choice.effect.kind === "slot");
}

/** A boat that has come to the port ahead has no berth until it is given one. */
export function spotsOf({ boats, shownEvent, view }: Scene, leg: Leg): Record<number, Spot> {
  const last = leg.to - leg.from;
  const spots: Record<number, Spot> = {};
  for (const [key, { position, slot }] of Object.entries(boats)) {
    const seat = Number(key);
    const arrives =
      shownEvent?.type === "sailed" && shownEvent.seat === seat && shownEvent.to === leg.to;
    // A view has a boat where it came from until it has a berth.
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

/** What the choice that is pointed at, or else picked, would do on this leg. */
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
