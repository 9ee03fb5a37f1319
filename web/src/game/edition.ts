/** The edition of a game: its route, tokens, cards and points, as the server sends them. */

import type { SailEffect, ViewDict } from "../connection/protocol";

export type Station = SailEffect["station"];
export type Direction = ViewDict["direction"];
export type PanoramaId = "dolphin" | "octopus" | "whale";
export const PANORAMAS: readonly PanoramaId[] = ["dolphin", "octopus", "whale"];

export interface Condition {
  metric: string;
  at_least?: number;
  at_most?: number;
}

export interface RockCard extends Condition {
  id: string;
  points: number;
  copies?: number;
  conditions?: Condition[];
}

export interface Edition {
  id: string;
  version: number;
  route: { stations: string[] };
  fish: { colours: string[]; kinds: string[]; copies?: number };
  crustaceans: { crabs: number; shrimp: number; points_each: number };
  boat: {
    rows: number;
    columns: number;
    row_points: number[];
    column_points: number[];
    offerings: number;
    penalty: number[];
  };
  panoramas: { sections: Record<PanoramaId, number>; bonus: number };
  early_bird: { tokens: number[] };
  parameters: Record<string, number>;
  dock_cards: {
    meals: { id: string; points: number; copies?: number }[];
    upgrades: { id: string; station: string; adds: Record<string, number>; copies?: number }[];
  };
  rulings: { neutral_counts_as_boat: boolean };
  rock_cards: { cards: RockCard[] };
}

/** The tables of an edition that say where they come from. */
export const TABLES = [
  ...(["route", "fish", "nets", "crustaceans", "boat", "panoramas"] as const),
  ...(["early_bird", "parameters", "dock_cards", "rock_cards"] as const),
] as const;
export type TableName = (typeof TABLES)[number];

export interface Source {
  provenance: string;
  /** What the provenance rests on. */
  note?: string;
}

export function sourceOf(edition: Edition, table: TableName): Source {
  return (edition as unknown as Record<TableName, Source>)[table];
}

export interface Stop {
  position: number;
  station: Station | "start";
  /** Whether the station has a second slot with 4 or 5 players. */
  double: boolean;
}

/** All stops in travel order. 0 is the Starting Port. */
export function stops(edition: Edition, direction: Direction): Stop[] {
  const all = edition.route.stations;
  // The last entry is the Finish Port, which is the last stop in both directions.
  const ahead = direction === "clockwise" ? all : [...all.slice(0, -1).reverse(), all.at(-1)!];
  return ["start", ...ahead].map((name, position) => ({
    position,
    station: name.replace("*", "") as Stop["station"],
    double: name.endsWith("*"),
  }));
}

export function stationAt(
  edition: Edition,
  direction: Direction,
  position: number,
): Stop["station"] {
  return stops(edition, direction)[position]!.station;
}

/** The legs from port to port, as the positions of their ends. */
export function legs(edition: Edition, direction: Direction): { from: number; to: number }[] {
  const ports = stops(edition, direction)
    .filter(({ station }) => ["start", "dock", "finish"].includes(station))
    .map(({ position }) => position);
  return ports.slice(1).map((to, index) => ({ from: ports[index]!, to }));
}

/** A letter for the column and a number for the row: a1 is at the top left. */
export function cellName(row: number, column: number): string {
  return `${String.fromCharCode(97 + column)}${row + 1}`;
}

export function mealPoints(edition: Edition, card: string): number | null {
  return edition.dock_cards.meals.find((meal) => meal.id === card)?.points ?? null;
}

export function rockCard(edition: Edition, card: string) {
  return edition.rock_cards.cards.find((rock) => rock.id === card) ?? null;
}

export function upgrade(edition: Edition, card: string) {
  return edition.dock_cards.upgrades.find((one) => one.id === card) ?? null;
}

/** The stations at which an upgrade works; none for other cards. */
export function upgradeStations(edition: Edition, card: string): Station[] {
  const station = upgrade(edition, card)?.station;
  if (station === "panorama") return [...PANORAMAS];
  return station ? [station as Station] : [];
}

/** `meal`, or the station of an upgrade; null for a Sacred Rock card. */
export function dockSort(edition: Edition, card: string): string | null {
  if (mealPoints(edition, card) !== null) return "meal";
  return upgrade(edition, card)?.station ?? null;
}
