/** Counts what is on a boat: for Sacred Rock cards, and to explain its points. */

import { linesOf, lineStatus } from "./lines";
import type { Reason } from "../game/results";
import { mealPoints, rockCard, type Edition } from "../game/edition";
import type { BoatDict, ConditionNow, ViewDict } from "../connection/protocol";

/** Everything that a Sacred Rock card may count (R6.4). */
function counts(boat: BoatDict, edition: Edition): Record<string, number> {
  const fish = Object.values(boat.rack);
  const sections = Object.values(boat.sections);
  const meals = boat.dock_cards.filter((card) => mealPoints(edition, card) !== null).length;
  const colors = edition.fish.colours.map((color): [string, number] => [
    color,
    fish.filter((one) => one.startsWith(`${color}-`)).length,
  ]);
  return {
    lines: boat.rows_scored + boat.columns_scored,
    rows: boat.rows_scored,
    columns: boat.columns_scored,
    fish: fish.length,
    nets: boat.nets,
    crabs: boat.crabs,
    shrimp: boat.shrimp,
    crustaceans: boat.crabs + boat.shrimp,
    offerings_left: boat.offerings,
    ...boat.sections,
    sections: sum(sections),
    panoramas_started: sections.filter((held) => held > 0).length,
    meals,
    upgrades: boat.dock_cards.length - meals,
    rocks: boat.rocks,
    ...Object.fromEntries(colors),
  };
}

/** How far a boat is with the conditions of a Sacred Rock card. */
export function conditionsNow(card: string, boat: BoatDict, edition: Edition): ConditionNow[] {
  const counted = counts(boat, edition);
  const rock = rockCard(edition, card)!;
  return (rock.conditions ?? [rock]).map(({ metric, at_least = null, at_most = null }) => {
    const now = counted[metric] ?? 0;
    const holds = now >= (at_least ?? 0) && now <= (at_most ?? Infinity);
    return { metric, at_least, at_most, now, holds };
  });
}

/** The points of a boat by source, without sources that gave none. */
export function sources(seat: number, view: ViewDict, edition: Edition): [Reason, number][] {
  const boat = view.boats[seat]!;
  const scored = linesOf(edition).filter((line) => lineStatus(line, boat.rack).state === "scored");
  const lines = (row: boolean) =>
    sum(scored.filter((line) => line.row === row).map((l) => l.worth));
  const points: Partial<Record<Reason, number>> = {
    row: lines(true),
    column: lines(false),
    crustaceans: (boat.crabs + boat.shrimp) * edition.crustaceans.points_each,
    section: sum(Object.values(boat.sections).map((held) => (held * (held + 1)) / 2)),
    bonus: boat.bonuses.length * edition.panoramas.bonus,
    meal: sum(boat.dock_cards.map((card) => mealPoints(edition, card) ?? 0)),
    early_bird: boat.early_bird,
  };
  if (view.phase === "over") {
    points.rock = sum(rocksOf(seat, view).map((card) => rockPoints(card, boat, edition)));
    points.penalty = -edition.boat.penalty[boat.offerings]!;
  }
  points.upgrade = boat.score - sum(Object.values(points)); // the only source that a view does not show
  return (Object.entries(points) as [Reason, number][]).filter(([, n]) => n !== 0);
}

function rocksOf(seat: number, view: ViewDict): string[] {
  return seat === view.seat ? view.own_rocks : (view.known_rocks[seat] ?? []);
}

function rockPoints(card: string, boat: BoatDict, edition: Edition): number {
  const fulfilled = conditionsNow(card, boat, edition).every(({ holds }) => holds);
  return fulfilled ? rockCard(edition, card)!.points : 0;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
