/** A planned table. The last plan of each kind is stored. */

import { isSite } from "../../navigation/pageAddress";
import { COLORS, LEVELS, type Color, type Level } from "../../game/scene";
import { readStored, restore, writeStored, type Checks } from "../../storage/storage";
import type { EditionInfo, NewTable } from "../../connection/protocol";
import type { KeptEdition } from "../../storage/keptEditions";
import { nameOr } from "../../ui/playerName";

export const FEWEST = 2;
export const MOST = 5;
/** On a static host, nobody can follow a link to a table. */
export const KINDS: readonly SeatWish["kind"][] = isSite
  ? ["here", "bot"]
  : ["here", "link", "bot"];
export const DIRECTIONS = ["clockwise", "counterclockwise", "vote"] as const;
export const CLOCKS = ["none", "move", "game", "correspondence"] as const;
export const UNDOS = ["consent", "free", "off"] as const;
export const SECONDS: readonly number[] = [30, 60, 90, 180, 300];
export const MINUTES: readonly number[] = [10, 20, 30, 60];
export const HOURS: readonly number[] = [8, 24, 48, 72, 168];

type SeatWish = NonNullable<NewTable["seats"]>[number];
export type Preset = "friends" | "device";

export interface Seat {
  /** Identifies the seat while its number changes. */
  id: number;
  kind: SeatWish["kind"];
  name: string;
  color: Color;
  level: Level;
}

export interface TablePlan {
  seats: Seat[];
  direction: NonNullable<NewTable["direction"]>;
  public: boolean;
  watch: boolean;
  clock: (typeof CLOCKS)[number];
  /** Seconds per move, minutes per game, and hours per move of a game over days. */
  perMove: number;
  perGame: number;
  perDays: number;
  undo: NonNullable<NewTable["undo"]>;
  /** The digest of an edition; empty for the standard one. */
  edition: string;
}

/** An edition that a table can be planned with. One of this device has a text. */
export type EditionChoice = EditionInfo | KeptEdition;

const KEY = "namiji.plans";

const oneOf = (known: readonly unknown[]) => (value: unknown) => known.includes(value);
const isBoolean = (value: unknown) => typeof value === "boolean";

const SEAT_CHECKS: Checks<Seat> = {
  id: Number.isInteger,
  kind: oneOf(KINDS),
  name: (value) => typeof value === "string",
  color: oneOf(COLORS),
  level: oneOf(LEVELS),
};

const CHECKS: Checks<TablePlan> = {
  seats: (value) =>
    Array.isArray(value) &&
    value.length >= FEWEST &&
    value.length <= MOST &&
    value.every(isSeat) &&
    new Set(value.map(({ id }) => id)).size === value.length &&
    new Set(value.map(({ color }) => color)).size === value.length,
  direction: oneOf(DIRECTIONS),
  public: isBoolean,
  watch: isBoolean,
  clock: oneOf(CLOCKS),
  perMove: oneOf(SECONDS),
  perGame: oneOf(MINUTES),
  perDays: oneOf(HOURS),
  undo: oneOf(UNDOS),
  edition: (value) => typeof value === "string",
};

function isSeat(value: unknown): value is Seat {
  const seat = Object(value) as Record<string, unknown>;
  return Object.entries(SEAT_CHECKS).every(([key, sound]) => sound(seat[key]));
}

/** The last plan of this kind. */
export function recallPlan(preset: Preset, name: string, color: Color): TablePlan {
  return restore(defaultPlan(preset, name, color), readStored(KEY)?.[preset], CHECKS);
}

export function savePlan(preset: Preset, plan: TablePlan): void {
  writeStored(KEY, { ...readStored(KEY), [preset]: plan });
}

function defaultPlan(preset: Preset, name: string, color: Color): TablePlan {
  const others = preset === "friends" ? (["link", "link"] as const) : (["here"] as const);
  const seats: Seat[] = [{ id: 0, kind: "here", name, color, level: "sailor" }];
  for (const kind of others) seats.push(newSeat(seats, kind));
  return {
    seats,
    direction: "clockwise",
    public: false,
    watch: true,
    clock: "none",
    perMove: 90,
    perGame: 20,
    perDays: 48,
    undo: "consent",
    edition: "",
  };
}

export function newSeat(seats: readonly Seat[], kind: Seat["kind"]): Seat {
  const color = COLORS.find((one) => !seats.some((seat) => seat.color === one))!;
  const id = Math.max(...seats.map((seat) => seat.id)) + 1;
  return { id, kind, name: "", color, level: "sailor" };
}

/** Gives a seat another color. The seat that had that color gets the old one. */
export function withColor(seats: readonly Seat[], seat: Seat, color: Color): Seat[] {
  return seats.map((one) => {
    if (one.id === seat.id) return { ...one, color };
    return one.color === color ? { ...one, color: seat.color } : one;
  });
}

/** Swaps a seat with the one before it. */
export function movedUp(seats: readonly Seat[], index: number): Seat[] {
  const order = [...seats];
  order.splice(index - 1, 0, ...order.splice(index, 1));
  return order;
}

export function hasPerson({ seats }: TablePlan): boolean {
  return seats.some(({ kind }) => kind !== "bot");
}

/** `instead`: the name of a person in a seat who has not typed one. */
export function newTableRequest(
  plan: TablePlan,
  editions: readonly EditionChoice[],
  instead: (seat: number) => string,
): NewTable {
  return {
    ...editionWish(editions.find(({ digest }) => digest === plan.edition)),
    seats: plan.seats.map((seat, index) => seatWish(seat, instead(index + 1))),
    direction: plan.direction,
    public: plan.public,
    watch: plan.watch,
    clock: clockOf(plan),
    undo: plan.undo,
    await_nonces: true,
  };
}

function seatWish({ kind, name, color, level }: Seat, instead: string): SeatWish {
  switch (kind) {
    case "here":
      return { kind, name: nameOr(name, instead), color };
    case "bot":
      return { kind, level };
    case "link":
      return { kind };
  }
}

/** An edition that is no longer there leaves the standard one. */
function editionWish(edition?: EditionChoice): Pick<NewTable, "edition" | "edition_text"> {
  if (!edition) return {};
  return "text" in edition ? { edition_text: edition.text } : { edition: edition.id };
}

function clockOf({ clock, perMove, perGame, perDays }: TablePlan): NewTable["clock"] {
  if (clock === "none") return null;
  const seconds = { move: perMove, game: 60 * perGame, correspondence: 3600 * perDays };
  return { kind: clock, seconds: seconds[clock] };
}
