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
  minus,
  netText,
  ordinal,
  sentences,
  signed,
  type Perspective,
} from "./phrases";
import { nameOf, t } from "./words.svelte";

export type Effect = Choice["effect"];

/** What a choice would do, in sentences. */
export function effectText(effect: Effect, perspective: Perspective): string {
  switch (effect.kind) {
    case "sail":
      return sailText(effect, perspective);
    case "slot":
      return slotText(effect);
    case "take":
      return takeText(effect, perspective);
    case "place":
      return placingText(effect);
    case "net":
      return t("effect-net", { net: netText(effect.fish) });
    case "release":
      if (effect.to === "school") return t("effect-release-school");
      return t("effect-release-nets", { n: effect.released.length });
    case "decline":
      return t("effect-decline");
    case "draw":
      return drawText(effect);
    case "stop":
      return t("effect-stop", {
        haul: crustaceans(effect.crabs, effect.shrimp),
        n: effect.points,
      });
    case "keep":
      return sentences(
        cardText(effect.card, perspective),
        progress(effect.conditions),
        copies(effect.copies),
      );
    case "pick":
      return sentences(cardText(effect.card, perspective), copies(effect.copies));
  }
}

function copies(n: number): string | false {
  return n > 1 && t("effect-copies", { n });
}

function sailText(effect: SailEffect, perspective: Perspective): string {
  const port = ["dock", "finish"].includes(effect.station);
  const room = port ? "other" : effect.slot ? "second" : effect.slots === 2 ? "both" : "other";
  return sentences(
    t("effect-sail", { station: t(`station-${effect.station}`), room }),
    givesText(effect, perspective),
    effect.again && t("effect-sail-again", { boat: boatKind(effect.boat) }),
  );
}

function boatKind(seat: number): string {
  return seat ? "own" : "neutral";
}

/** What a stop gives at once. */
function givesText(
  { there, idle, points, boat }: SailEffect,
  { view }: Perspective,
): string | false {
  if (there === null) return false;
  const id = `effect-sail-${there.kind}`;
  const atOnce = points > 0 && t("effect-sail-points", { n: points });
  if (idle && there.kind !== "whirlpool") return t(`idle-${there.kind}`);
  switch (there.kind) {
    case "angling": {
      const begun = Object.keys(view.boats[boat]!.rack).length > 0;
      return sentences(
        t(id, { n: there.face_up }),
        begun && there.face_up > 0 && t("effect-sail-angling-useful", { n: there.useful }),
        there.reveals > 0 && t("effect-sail-angling-reveals", { n: there.reveals }),
        there.catches > 1 && t("effect-sail-angling-catches", { n: there.catches }),
        there.points > 0 && t("effect-sail-angling-points", { n: there.points }),
      );
    }
    case "net":
      return sentences(
        t(id, { n: there.reveals, nets: there.nets }),
        there.points > 0 && t("effect-sail-net-points", { n: there.points }),
      );
    case "trap":
      return sentences(
        t(id, { bag: crustaceans(there.crabs, there.shrimp) }),
        there.saved > 0 && t("effect-sail-trap-saved", { n: there.saved }),
        there.points > 0 && t("effect-sail-trap-points", { n: there.points }),
      );
    case "whirlpool":
      if (!there.afloat) return t("idle-whirlpool", { n: there.left });
      return sentences(t(id, { before: there.penalty, after: there.penalty_left }), atOnce);
    case "panorama":
      return t(id, {
        taken: there.taken,
        section: there.section,
        sections: there.sections,
        completes: yes(there.completes),
        first: yes(there.first),
        n: points,
      });
    case "rock":
      return sentences(t(id, { n: there.cards, keeps: there.keeps }), atOnce);
    case "dock":
      return t(id, {
        slots: listText(there.free.map(String)),
        n: there.free.length,
        last: yes(there.last),
        boat: boatKind(boat),
      });
    case "finish":
      return t(id, { n: there.early_bird, boat: boatKind(boat) });
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

function takeText({ fish, left, useful, lines }: TakeEffect, { view }: Perspective): string {
  const boat = view.boats[view.boat_in_action]!;
  const begun = Object.keys(boat.rack).length > 0;
  if (fish === null) {
    const share = useful === 0 ? "none" : useful === left ? "all" : "some";
    return sentences(
      t("effect-take-random", { n: left }),
      begun && t("effect-take-random-useful", { share, useful, n: left }),
    );
  }
  const several = left > 1 && t("effect-take-left", { n: left });
  const first = boat.parameters.angling_spread ? "effect-take-first-anywhere" : "effect-take-first";
  return sentences(several, begun ? fitText(lines) : t(first));
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

function placingText({ cells, lines }: PlaceEffect): string {
  const [[cell, fish] = ["", ""], other] = Object.entries(cells);
  const differ = other !== undefined && other[1] !== fish;
  return sentences(
    differ &&
      t("effect-place-pair", {
        cell,
        fish: nameOf("fish", fish),
        "other-cell": other[0],
        "other-fish": nameOf("fish", other[1]),
      }),
    linesText(lines),
  );
}

/** What happens to the lines, the best first. Lines with the same fate share a sentence. */
export function linesText(lines: readonly LineEffect[]): string {
  const of = (wanted: LineEffect["change"]) => lines.filter(({ change }) => change === wanted);
  const together = (["begins", "fills", "spoils", "stays_spoiled"] as const).map((change) => {
    const names = of(change).map(({ line }) => lineName(line));
    return names.length > 0 && t(`line-${change}`, { lines: listText(names) });
  });
  return sentences(
    ...of("completes").map(({ line, points }) =>
      t("line-completes", { line: lineName(line), n: points }),
    ),
    ...of("grows").map((line) =>
      t("line-grows", {
        line: lineName(line.line),
        filled: line.filled,
        size: line.size,
        shared: shared(line.color, line.fish_kind),
      }),
    ),
    ...together,
  );
}

/** What the fish of a line have in common. */
export function shared(color: string | null, kind: string | null): string {
  if (color && kind) return t("shared", { what: "fish", name: nameOf("fish", `${color}-${kind}`) });
  if (color) return t("shared", { what: "color", name: nameOf("color", color) });
  return t("shared", { what: "kind", name: nameOf("kind", kind ?? "") });
}

function drawText({ losing, tokens, points, ends, saved }: DrawEffect): string {
  const args = { n: points, ends: yes(ends) };
  if (!losing) return t("effect-draw-safe", args);
  const percent = Math.round((100 * losing) / tokens);
  return sentences(
    t("effect-draw", { ...args, losing, tokens, percent }),
    saved > 0 && t("effect-draw-saved", { n: saved }),
  );
}

/** What a stop would give, in figures: the board has no room for words. */
export function effectFigures(effect: Effect): string {
  if (effect.kind !== "sail" || !effect.there || effect.idle) return "";
  const { there, points } = effect;
  switch (there.kind) {
    case "angling":
      return `${there.useful} / ${there.face_up}`;
    case "net":
      return String(there.nets);
    case "trap":
      return `${there.shrimp} : ${there.crabs}`;
    case "whirlpool":
      return `${minus(there.penalty)} → ${there.penalty_left ? minus(there.penalty_left) : 0}`;
    case "panorama":
    case "finish":
      return points ? signed(points) : "";
    case "rock":
      return `${there.keeps} / ${there.cards}`;
    case "dock":
      return listText(there.free.map(String));
  }
}
