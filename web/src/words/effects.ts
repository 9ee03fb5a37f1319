/** What each choice would do, in words and in figures. */

import type {
  Choice,
  DrawEffect,
  LineEffect,
  PlaceEffect,
  SailEffect,
  SlotEffect,
  TakeEffect,
} from "../connection/protocol";
import { cardText, progress } from "./cards";
import {
  crustaceans,
  lineName,
  listText,
  netText,
  ordinal,
  percentage,
  sentences,
  signed,
  type Perspective,
} from "./phrases";
import { nameOf, t } from "./words.svelte";

export type Effect = Choice["effect"];

type Words = string | false | null;

/** What a choice would do, sorted: every choice is explained in the same order. */
export interface Outlook {
  /** What it gives now. */
  now: Words;
  /** What it may lead to. */
  leads?: Words;
  /** What it costs, or risks. */
  costs?: Words;
  /** Who moves next. */
  next?: Words;
}

/** What a choice would do, in sentences. */
export function effectText(effect: Effect, perspective: Perspective): string {
  const { now, leads, costs, next } = outlookOf(effect, perspective);
  return sentences(now, leads, costs, next);
}

export function outlookOf(effect: Effect, perspective: Perspective): Outlook {
  switch (effect.kind) {
    case "sail":
      return sailOutlook(effect, perspective);
    case "slot":
      return { now: slotText(effect) };
    case "take":
      return takeOutlook(effect, perspective);
    case "place":
      return placeOutlook(effect);
    case "net":
      return { now: t("effect-net", { net: netText(effect.fish) }) };
    case "release":
      if (effect.to === "school") return { now: t("effect-release-school") };
      return { now: t("effect-release-nets", { n: effect.released.length }) };
    case "decline":
      return { now: t("effect-decline") };
    case "draw":
      return drawOutlook(effect);
    case "stop":
      return {
        now: t("effect-stop", {
          haul: crustaceans(effect.crabs, effect.shrimp),
          n: effect.points,
        }),
      };
    case "keep":
      return {
        now: sentences(cardText(effect.card, perspective), copies(effect.copies)),
        leads: progress(effect.conditions),
      };
    case "pick":
      return { now: sentences(cardText(effect.card, perspective), copies(effect.copies)) };
  }
}

function copies(n: number): string | false {
  return n > 1 && t("effect-copies", { n });
}

function sailOutlook(effect: SailEffect, perspective: Perspective): Outlook {
  const port = ["dock", "finish"].includes(effect.station);
  const room = port ? "other" : effect.slot ? "second" : effect.slots === 2 ? "both" : "other";
  const there = stopOutlook(effect, perspective);
  return {
    ...there,
    now: sentences(t("effect-sail", { station: t(`station-${effect.station}`), room }), there.now),
    next: effect.again && t("effect-sail-again", { boat: boatKind(effect.boat) }),
  };
}

function boatKind(seat: number): string {
  return seat ? "own" : "neutral";
}

function stopOutlook(
  { there, idle, points, boat }: SailEffect,
  { edition, view }: Perspective,
): Outlook {
  if (there === null) return { now: false };
  const id = `effect-sail-${there.kind}`;
  const atOnce = points > 0 && t("effect-sail-points", { n: points });
  if (idle && there.kind !== "whirlpool") return { now: t(`idle-${there.kind}`) };
  switch (there.kind) {
    case "angling": {
      const begun = Object.keys(view.boats[boat]!.rack).length > 0;
      return {
        now: sentences(
          t(id, { n: there.face_up }),
          there.reveals > 0 && t("effect-sail-angling-reveals", { n: there.reveals }),
          there.catches > 1 && t("effect-sail-angling-catches", { n: there.catches }),
        ),
        leads: sentences(
          begun && there.face_up > 0 && t("effect-sail-angling-useful", { n: there.useful }),
          there.points > 0 && t("effect-sail-angling-points", { n: there.points }),
        ),
      };
    }
    case "net":
      return {
        now: t(id, { n: there.reveals, nets: there.nets }),
        leads: there.points > 0 && t("effect-sail-net-points", { n: there.points }),
      };
    case "trap":
      return {
        now: t(id, { bag: crustaceans(there.crabs, there.shrimp) }),
        leads: there.points > 0 && t("effect-sail-trap-points", { n: there.points }),
        costs: sentences(
          t("effect-sail-trap-risk", { n: there.losing_crabs }),
          there.saved > 0 && t("effect-sail-trap-saved", { n: there.saved }),
        ),
      };
    case "whirlpool":
      if (!there.afloat) return { now: t("idle-whirlpool", { n: there.left }) };
      return {
        now: atOnce,
        leads: t(id, { before: there.penalty, after: there.penalty_left }),
      };
    case "panorama": {
      const boats = Object.values(view.boats);
      const open = boats.every(({ bonuses }) => !bonuses.includes(there.panorama));
      return {
        now: t(id, {
          taken: there.taken,
          section: there.section,
          sections: there.sections,
          completes: yes(there.completes),
          first: yes(there.first),
          n: points,
        }),
        leads:
          !there.completes &&
          sentences(
            t("effect-sail-panorama-left", { n: there.sections - there.section }),
            open && t("effect-sail-panorama-bonus", { n: edition.panoramas.bonus }),
          ),
      };
    }
    case "rock":
      return {
        now: sentences(
          t(id, { n: there.cards, keeps: there.keeps }),
          there.points > 0 && t("effect-sail-points", { n: there.points }),
        ),
      };
    case "dock":
      return {
        now: t(id, {
          slots: listText(there.free.map(String)),
          n: there.free.length,
          last: yes(there.last),
          boat: boatKind(boat),
        }),
      };
    case "finish":
      return { now: t(id, { n: there.early_bird, boat: boatKind(boat) }) };
  }
}

function yes(holds: boolean): string {
  return holds ? "yes" : "no";
}

function slotText({ boat, turn, cards, leaves }: SlotEffect): string {
  const args = { turn: ordinal(turn), n: cards, leaves: ordinal(leaves) };
  return t(boat ? "effect-slot" : "effect-slot-neutral", args);
}

const LINES_NAMED = 2; // of the lines that a fish would help; the others are counted

function takeOutlook({ fish, left, useful, lines }: TakeEffect, { view }: Perspective): Outlook {
  const boat = view.boats[view.boat_in_action]!;
  const begun = Object.keys(boat.rack).length > 0;
  if (fish === null) {
    const share = useful === 0 ? "none" : useful === left ? "all" : "some";
    return {
      now: t("effect-take-random", { n: left }),
      leads: begun && t("effect-take-random-useful", { share, useful, n: left }),
    };
  }
  const first = boat.parameters.angling_spread ? "effect-take-first-anywhere" : "effect-take-first";
  return {
    now: left > 1 && t("effect-take-left", { n: left }),
    leads: begun ? fitText(lines) : t(first),
  };
}

function fitText(lines: readonly LineEffect[]): string {
  const done = lines.filter(({ change }) => change === "completes");
  if (done.length) {
    const each = done.map(({ line, points }) =>
      t("effect-take-completes-line", { line: lineName(line), n: points }),
    );
    return t("effect-take-completes", { lines: listText(each, "or") });
  }
  if (!lines.length) return t("effect-take-useless");
  const helped = lines.map(({ line, filled, size }) =>
    t("effect-take-helps-line", { line: lineName(line), filled, size }),
  );
  const rest = helped.length - LINES_NAMED;
  if (rest > 1) helped.splice(LINES_NAMED, rest, t("effect-take-helps-more", { n: rest }));
  return t("effect-take-helps", { lines: listText(helped, "or") });
}

function placeOutlook({ cells, lines }: PlaceEffect): Outlook {
  const [[cell, fish] = ["", ""], other] = Object.entries(cells);
  const differ = other !== undefined && other[1] !== fish;
  const { now, leads, costs } = linesOutlook(lines);
  return {
    now: sentences(
      differ &&
        t("effect-place-pair", {
          cell,
          fish: nameOf("fish", fish),
          "other-cell": other[0],
          "other-fish": nameOf("fish", other[1]),
        }),
      now,
    ),
    leads,
    costs,
  };
}

/** What happens to the lines. Lines with the same fate share a sentence. */
function linesOutlook(lines: readonly LineEffect[]): Outlook {
  const of = (wanted: LineEffect["change"]) => lines.filter(({ change }) => change === wanted);
  const together = (change: LineEffect["change"]) => {
    const names = of(change).map(({ line }) => lineName(line));
    return names.length > 0 && t(`line-${change}`, { lines: listText(names) });
  };
  const grows = of("grows").map((line) =>
    t("line-grows", {
      line: lineName(line.line),
      filled: line.filled,
      size: line.size,
      shared: shared(line.color, line.fish_kind),
    }),
  );
  return {
    now: sentences(
      ...of("completes").map(({ line, points }) =>
        t("line-completes", { line: lineName(line), n: points }),
      ),
    ),
    leads: sentences(...grows, together("begins"), together("fills")),
    costs: sentences(together("spoils"), together("stays_spoiled")),
  };
}

/** What happens to the lines, the best first. */
export function linesText(lines: readonly LineEffect[]): string {
  const { now, leads, costs } = linesOutlook(lines);
  return sentences(now, leads, costs);
}

/** What the fish of a line have in common. */
export function shared(color: string | null, kind: string | null): string {
  if (color && kind) return t("shared", { what: "fish", name: nameOf("fish", `${color}-${kind}`) });
  if (color) return t("shared", { what: "color", name: nameOf("color", color) });
  return t("shared", { what: "kind", name: nameOf("kind", kind ?? "") });
}

function drawOutlook({ losing, tokens, points, ends, saved }: DrawEffect): Outlook {
  const args = { n: points, ends: yes(ends) };
  if (!losing) return { now: t("effect-draw-safe", args) };
  const percent = Math.round((100 * losing) / tokens);
  return {
    now: false,
    costs: sentences(
      t("effect-draw", { ...args, losing, tokens, percent }),
      saved > 0 && t("effect-draw-saved", { n: saved }),
    ),
  };
}

/** What a stop shows on the board, which has no room for words. */
export interface Figure {
  text: string;
  /** What is counted. Null: points. */
  of: "fish" | "net" | "shrimp" | "rock" | null;
}

/** Points where they are certain; otherwise how many there are of what is drawn or chosen. */
export function effectFigure(effect: Effect, { view }: Perspective): Figure | null {
  if (effect.kind !== "sail" || !effect.there || effect.idle) return null;
  const { there, points, boat } = effect;
  switch (there.kind) {
    case "angling": {
      const begun = Object.keys(view.boats[boat]!.rack).length > 0;
      return { text: String(begun ? there.useful : there.face_up), of: "fish" };
    }
    case "net":
      return { text: String(there.reveals), of: "net" };
    case "trap":
      return { text: percentage(there.shrimp / (there.shrimp + there.crabs)), of: "shrimp" };
    case "whirlpool":
      return { text: signed(points + there.penalty - there.penalty_left), of: null };
    case "panorama":
    case "finish":
      return points ? { text: signed(points), of: null } : null;
    case "rock":
      return { text: String(there.cards), of: "rock" };
    case "dock":
      return null;
  }
}
