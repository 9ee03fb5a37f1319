/** The small change of our sentences: names, amounts and lists, as the catalogues want them. */

import type { Scene } from "../game/scene";
import { has, nameOf, t, type Args } from "./words.svelte";
import { stationAt } from "../game/edition";

/** What sentences need of a scene: a replay's analysis has no more. */
export type Teller = Pick<Scene, "edition" | "view" | "seat" | "faces">;

export function join(items: readonly string[], word: "and" | "or" = "and"): string {
  if (items.length < 2) return items[0] ?? t("nothing");
  return t(`list-${word}`, { rest: items.slice(0, -1).join(", "), last: items.at(-1)! });
}

export function sentences(...parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(" ");
}

/** A number with its sign, for places where only figures stand. */
export function signed(number: number): string {
  return number < 0 ? minus(number) : `+${number}`;
}

export function minus(number: number): string {
  return `−${Math.abs(number)}`;
}

export function figure(number: number): string {
  return number < 0 ? t("figure-below", { n: -number }) : String(number);
}

export function ordinal(n: number): string {
  return t("ordinal", { n });
}

export function crustaceans(crabs: number, shrimp: number): string {
  const parts = [shrimp && t("shrimps", { n: shrimp }), crabs && t("crabs", { n: crabs })];
  return join(parts.filter((part) => part !== 0));
}

/** Two fish of a kind, or one of each. */
export function netWords([first, second]: readonly [string, string] | readonly string[]): string {
  if (first !== second) return join([nameOf("fish", first!), nameOf("fish", second!)]);
  if (has(`pair-${first}`)) return t(`pair-${first}`);
  return t("pair", { fish: nameOf("fish", first!) });
}

/** Who: the arguments of a sentence about a seat. */
export function who(seat: number, teller: Teller): Args {
  return { you: isYou(seat, teller) ? "yes" : "no", name: nameOfSeat(seat, teller) };
}

/** A watcher is nobody, and not the neutral boat, which is 0 too. */
function isYou(seat: number, teller: Pick<Teller, "seat">): boolean {
  return seat > 0 && seat === teller.seat;
}

export function nameOfSeat(seat: number, { faces }: Pick<Teller, "faces">): string {
  if (seat === 0) return t("neutral-boat");
  return faces[seat]?.name ?? t("seat-name", { seat });
}

/** The same among other names: `you` for the seat that is told. */
export function nameOrYou(seat: number, teller: Teller): string {
  return isYou(seat, teller) ? t("you") : nameOfSeat(seat, teller);
}

export function place(position: number, { edition, view }: Teller): string {
  const at = stationAt(edition, view.direction, position);
  return t("place", { at, position, station: t(`station-${at}`) });
}

/** `row 2`, `column a`: a line as the server names it. */
export function lineName(line: string): string {
  const [kind, id] = line.split(" ");
  return t(`line-${kind}`, { id: id! });
}
