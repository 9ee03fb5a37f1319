/** From a wish for a table to its first entry. */

import type { NewLesson, NewTable } from "../connection/protocol";
import { randomId } from "../connection/randomId";
import type { Direction } from "../game/edition";
import { COLORS, type Color } from "../game/scene";
import { BOTS, voyageDirection, voyageSeed } from "../game/voyage";
import type { CompiledEdition } from "../rules/frame";
import type { Created, CreatedSeat } from "./entries";

const LONGEST_NAME = 24;
/** A public seed with a friendly deal, the same as on the server. */
const LESSON_SEED = "lesson-7";
const BOT = { kind: "bot", level: "deckhand" } as const;

export function created(wish: NewTable, edition: string): Created {
  return {
    kind: "created",
    direction: wish.direction ?? "clockwise",
    undo: wish.undo ?? "consent",
    edition,
    seats: seated(wish.seats ?? []),
    lesson: false,
    public_seed: null,
    next_seed: randomId(),
  };
}

/** A guided game. Only decisions that showed nothing can be undone. */
export function createdLesson({ name, color }: NewLesson, edition: CompiledEdition): Created {
  const bots = Array.from({ length: edition.bots ?? 0 }, () => BOT);
  const seats = seated([{ kind: "here", name, color }, ...bots]);
  return { ...createdFor(LESSON_SEED, "clockwise", edition.digest), seats, lesson: true };
}

/** The voyage of a day. Only decisions that showed nothing can be undone. */
export function createdVoyage(day: string, { name, color }: NewLesson, edition: string): Created {
  const bots = BOTS.map((level) => ({ kind: "bot", level }) as const);
  const seats = seated([{ kind: "here", name, color }, ...bots]);
  return { ...createdFor(voyageSeed(day), voyageDirection(day), edition), seats };
}

/** A table with a public seed. */
function createdFor(public_seed: string, direction: Direction, edition: string) {
  const rest = { undo: "free", lesson: false, next_seed: null } as const;
  return { kind: "created", direction, edition, public_seed, ...rest } as const;
}

function seated(wishes: NonNullable<NewTable["seats"]>): CreatedSeat[] {
  const colors = dealColors(wishes.map((wish) => ("color" in wish ? wish.color : null) ?? null));
  const names: string[] = [];
  return wishes.map((wish, index) => {
    const color = colors[index]!;
    if (wish.kind !== "here")
      return {
        kind: "bot",
        name: null,
        level: wish.kind === "bot" ? (wish.level ?? "sailor") : "sailor",
        color,
      };
    names.push(distinctName(wish.name, names));
    return { kind: "person", name: names.at(-1)!, level: null, color };
  });
}

/** A color per seat: the wanted one if it is free. The others get what is left. */
function dealColors(wanted: readonly (Color | null)[]): Color[] {
  const free = [...COLORS];
  const take = (color: Color) => free.splice(free.indexOf(color), 1)[0]!;
  const dealt = wanted.map((color) => (color && free.includes(color) ? take(color) : null));
  return dealt.map((color) => color ?? free.shift()!);
}

/** The name on one line, with a number if someone at the table has the same. */
function distinctName(wish: string, others: readonly string[]): string {
  const name = Array.from(wish.replace(/\s+/g, " ").trim()).slice(0, LONGEST_NAME).join("");
  const fold = (text: string) => text.normalize("NFKC").toLowerCase();
  const taken = new Set(others.map(fold));
  for (let number = 1; ; number++) {
    const numbered = number === 1 ? name : `${name.slice(0, LONGEST_NAME - 3).trimEnd()} ${number}`;
    if (!taken.has(fold(numbered))) return numbered;
  }
}
