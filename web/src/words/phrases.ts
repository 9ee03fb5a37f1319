/** Names, amounts and lists, as the messages of the catalogs need them. */

import type { Scene } from "../game/scene";
import { has, language, nameOf, t, type Args } from "./words.svelte";
import { stationAt } from "../game/edition";

/** The part of a scene that sentences depend on. */
export type Perspective = Pick<Scene, "edition" | "view" | "seat" | "players">;

export function listText(items: readonly string[], word: "and" | "or" = "and"): string {
  if (items.length < 2) return items[0] ?? t("nothing");
  const last = items.at(-1)!;
  return t(`list-${word}`, { rest: items.slice(0, -1).join(", "), last, sound: sound(last) });
}

/**
 * The letter that a text starts with for the ear: conjunctions change before some of them. Accents
 * and a silent h do not count, and an i before another vowel sounds like a y.
 */
function sound(text: string): string {
  const [word = ""] = text.toLowerCase().normalize("NFD").split(" ");
  const plain = word.replace(/[^a-z]/g, "").replace(/^h/, "");
  return /^i[aeou]/.test(plain) ? "y" : plain.charAt(0) || "none";
}

export function sentences(...parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(" ");
}

/** A number with its sign, where there is no room for words. */
export function signed(number: number): string {
  return number < 0 ? minus(number) : `+${number}`;
}

export function minus(number: number): string {
  return `−${Math.abs(number)}`;
}

/** "42%", as the reader's language writes it. */
export function percentage(chance: number, signDisplay: "auto" | "exceptZero" = "auto"): string {
  const written = new Intl.NumberFormat(language(), { style: "percent", signDisplay });
  return written.format(chance).replace("-", "−");
}

/** "96% – 100%" */
export function percentages(from: number, to: number): string {
  return new Intl.NumberFormat(language(), { style: "percent" }).formatRange(from, to);
}

export function figure(number: number): string {
  return number < 0 ? t("figure-below", { n: -number }) : String(number);
}

export function pointsText(points: number): string {
  return points < 0 ? t("points-below", { n: -points }) : t("points", { n: points });
}

export function ordinal(n: number): string {
  return t("ordinal", { n });
}

export function crustaceans(crabs: number, shrimp: number): string {
  const parts = [shrimp && t("shrimps", { n: shrimp }), crabs && t("crabs", { n: crabs })];
  return listText(parts.filter((part) => part !== 0));
}

/** The two fish of a net. */
export function netText(net: readonly string[]): string {
  const [first, second] = net as [string, string];
  if (first !== second) return listText([nameOf("fish", first), nameOf("fish", second)]);
  if (has(`pair-${first}`)) return t(`pair-${first}`);
  return t("pair", { fish: nameOf("fish", first) });
}

/** The arguments of a message about a seat. */
export function seatArgs(seat: number, perspective: Perspective): Args {
  return { you: isYou(seat, perspective) ? "yes" : "no", name: nameOfSeat(seat, perspective) };
}

/** 0 is both a watcher and the neutral boat, and neither of them is "you". */
function isYou(seat: number, perspective: Pick<Perspective, "seat">): boolean {
  return seat > 0 && seat === perspective.seat;
}

export function nameOfSeat(seat: number, { players }: Pick<Perspective, "players">): string {
  if (seat === 0) return t("neutral-boat");
  return players[seat]?.name ?? t("seat-name", { seat });
}

/** A name to be listed with others: "you" for the viewer. */
export function nameOrYou(seat: number, perspective: Perspective): string {
  return isYou(seat, perspective) ? t("you") : nameOfSeat(seat, perspective);
}

/** Where a boat is: "at the Whirlpool (14)". */
export function placeAt(position: number, { edition, view }: Perspective): string {
  return t("place-at", { at: stationAt(edition, view.direction, position), position });
}

/** Where a boat sails: "to the Whirlpool (14)". */
export function placeTo(position: number, { edition, view }: Perspective): string {
  return t("place-to", { at: stationAt(edition, view.direction, position), position });
}

/** The name of a line that the server calls `row 2` or `column a`. */
export function lineName(line: string): string {
  const [kind, id] = line.split(" ");
  return t(`line-${kind}`, { id: id! });
}
