/** What a seat is asked, and what each answer would do. */

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
  join,
  lineName,
  minus,
  nameOrYou,
  netWords,
  ordinal,
  place,
  sentences,
  signed,
  type Teller,
} from "./phrases";
import type { Scene } from "../game/scene";
import { nameOf, t } from "./words.svelte";

export { cardText } from "./cards";

export type Effect = Choice["effect"];
type Asker = Teller & Pick<Scene, "choices">;

/** What to do now, in one line. */
export function question({ view, choices }: Pick<Asker, "view" | "choices">): string {
  if (view.boat_in_action === 0) return t(`ask-${view.phase}-neutral`);
  const more = choices.some(({ effect }) => effect.kind === "decline");
  return t(view.phase === "take" && more ? "ask-take-more" : `ask-${view.phase}`);
}

/** What one has to know to answer. */
export function contextLines(asker: Asker): string[] {
  const { view, choices } = asker;
  const neutral = view.boat_in_action === 0;
  switch (view.phase) {
    case "sail":
      return [...(neutral ? [t("know-sail-neutral")] : []), ...sailContext(asker)];
    case "slot":
      return neutral ? [t("know-slot-neutral")] : [];
    case "place":
      return [t("know-place", { fish: nameOf("fish", view.fish_in_hand!) })];
    case "haul": {
      const draw = choices.map(({ effect }) => effect).find((effect) => effect.kind === "draw");
      const stop = choices.map(({ effect }) => effect).find((effect) => effect.kind === "stop");
      if (!draw || !stop) return [];
      return [
        t("know-haul", { haul: crustaceans(stop.crabs, stop.shrimp), n: stop.points }),
        t("know-haul-risk", { n: draw.crabs_to_lose, bag: crustaceans(draw.crabs, draw.shrimp) }),
      ];
    }
    default:
      return [];
  }
}

function sailContext(asker: Asker): string[] {
  const { view, choices } = asker;
  const boat = view.boats[view.boat_in_action]!;
  const here = { place: place(boat.position, asker) };
  const told = [
    boat.seat ? t("know-sail", { ...here, n: boat.score }) : t("know-sail-neutral-at", here),
  ];
  const courses = choices.map(({ effect }) => effect).filter((effect) => effect.kind === "sail");
  const other = courses.at(-1)?.next_boat; // the port comes last, and leaves everyone else behind
  if (other == null) told.push(t("know-sail-alone"));
  else if (courses.some(({ again }) => again)) {
    const position = view.boats[other]!.position;
    const name = nameOrYou(other, asker);
    told.push(t("know-sail-next-from", { name, position, boat: boat.seat ? "own" : "neutral" }));
  } else told.push(t("know-sail-next", { name: nameOrYou(other, asker) }));
  return told;
}

/** What an answer would do, in sentences. */
export function effectWords(effect: Effect, teller: Teller): string {
  switch (effect.kind) {
    case "sail":
      return sailWords(effect, teller);
    case "slot":
      return slotWords(effect);
    case "take":
      return takeWords(effect, teller);
    case "place":
      return placeWords(effect);
    case "net":
      return t("effect-net", { net: netWords(effect.fish) });
    case "release":
      if (effect.to === "school") return t("effect-release-school");
      return t("effect-release-nets", { n: effect.released.length });
    case "decline":
      return t("effect-decline");
    case "draw":
      return drawWords(effect);
    case "stop":
      return t("effect-stop", {
        haul: crustaceans(effect.crabs, effect.shrimp),
        n: effect.points,
      });
    case "keep":
      return sentences(
        cardText(effect.card, teller),
        progress(effect.conditions),
        copies(effect.copies),
      );
    case "pick":
      return sentences(cardText(effect.card, teller), copies(effect.copies));
  }
}

function copies(n: number): string | false {
  return n > 1 && t("effect-copies", { n });
}

function sailWords(effect: SailEffect, teller: Teller): string {
  const port = ["dock", "finish"].includes(effect.station);
  const room = port ? "other" : effect.slot ? "second" : effect.slots === 2 ? "both" : "other";
  return sentences(
    t("effect-sail", { station: t(`station-${effect.station}`), room }),
    givesWords(effect, teller),
    effect.again && t("effect-sail-again", { boat: boatKind(effect.boat) }),
  );
}

function boatKind(seat: number): string {
  return seat ? "own" : "neutral";
}

/** What a stop gives now. */
function givesWords({ there, idle, points, boat }: SailEffect, { view }: Teller): string | false {
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
        there.points_each > 0 && t("effect-sail-angling-points", { n: there.points_each }),
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
        there.points > 0 && t("effect-sail-trap-points", { n: there.points }),
      );
    case "whirlpool":
      if (!there.afloat) return t("idle-whirlpool", { n: there.left });
      return sentences(t(id, { before: there.penalty, after: there.penalty_left }), atOnce);
    case "panorama":
      return t(id, {
        section: there.section,
        sections: there.sections,
        completes: yes(there.completes),
        first: yes(there.first),
        n: points,
      });
    case "rock":
      return sentences(t(id, { n: there.cards }), atOnce);
    case "dock":
      return t(id, {
        slots: join(there.free.map(String)),
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

function slotWords({ boat, turn, cards, leaves }: SlotEffect): string {
  const args = { turn: ordinal(turn), n: cards, leaves: ordinal(leaves) };
  return t(boat ? "effect-slot" : "effect-slot-neutral", args);
}

const SHOWN = 2; // lines that a fish would help, before the rest is summed up

function takeWords({ fish, left, useful, lines }: TakeEffect, { view }: Teller): string {
  const begun = Object.keys(view.boats[view.boat_in_action]!.rack).length > 0;
  if (fish === null) {
    const share = useful === 0 ? "none" : useful === left ? "all" : "some";
    return sentences(
      t("effect-take-random", { n: left }),
      begun && t("effect-take-random-useful", { share, useful, n: left }),
    );
  }
  const several = left > 1 && t("effect-take-left", { n: left });
  return sentences(several, begun ? fitWords(lines) : t("effect-take-first"));
}

function fitWords(lines: readonly LineEffect[]): string {
  const done = lines.filter(({ change }) => change === "completes");
  if (done.length) {
    const each = done.map(({ line, points }) =>
      t("effect-take-completes-line", { line: lineName(line), n: points }),
    );
    return t("effect-take-completes", { lines: join(each, "or") });
  }
  if (!lines.length) return t("effect-take-useless");
  const helped = lines.map(({ line, filled, size }) =>
    t("effect-take-helps-line", { line: lineName(line), filled, size }),
  );
  const rest = helped.length - SHOWN;
  if (rest > 1) helped.splice(SHOWN, rest, t("effect-take-helps-more", { n: rest }));
  return t("effect-take-helps", { lines: join(helped, "or") });
}

function placeWords({ cells, lines }: PlaceEffect): string {
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
    linesWords(lines),
  );
}

/** What becomes of the lines, the good first; lines with one fate share a sentence. */
export function linesWords(lines: readonly LineEffect[]): string {
  const of = (wish: LineEffect["change"]) => lines.filter(({ change }) => change === wish);
  const together = (["begins", "fills", "spoils", "stays_spoiled"] as const).map((change) => {
    const names = of(change).map(({ line }) => lineName(line));
    return names.length > 0 && t(`line-${change}`, { lines: join(names) });
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
        shared: shared(line.colour, line.fish_kind),
      }),
    ),
    ...together,
  );
}

/** What all fish of a line have in common. */
export function shared(colour: string | null, kind: string | null): string {
  if (colour && kind)
    return t("shared", { what: "fish", name: nameOf("fish", `${colour}-${kind}`) });
  if (colour) return t("shared", { what: "colour", name: nameOf("colour", colour) });
  return t("shared", { what: "kind", name: nameOf("kind", kind ?? "") });
}

function drawWords({ losing, tokens, points, ends }: DrawEffect): string {
  const args = { n: points, ends: yes(ends) };
  if (!losing) return t("effect-draw-safe", args);
  const percent = Math.round((100 * losing) / tokens);
  return t("effect-draw", { ...args, losing, tokens, percent });
}

/** What a stop would give, in figures alone: there is no room for more on the board. */
export function effectBrief(effect: Effect): string {
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
      return `1 / ${there.cards}`;
    case "dock":
      return join(there.free.map(String));
  }
}
