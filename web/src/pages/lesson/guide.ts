/**
 * The guide of a first game. Its words and suggestions follow from the scene alone, so that they
 * fit after any choice, undo or reload.
 */

import type { Choice, KeepEffect, LineEffect, PickEffect } from "../../connection/protocol";
import { mealPoints, PANORAMAS, stationAt, stops, upgrade } from "../../game/edition";
import type { Scene } from "../../game/scene";
import { topicOf, type Topic } from "../../words/stations";
import { nameOf, t } from "../../words/words.svelte";
import { chapterOf } from "./chapters";

type Me = Scene["view"]["boats"][string];

const sum = (counts: Iterable<number>) => [...counts].reduce((total, count) => total + count, 0);
const fishOf = ({ rack }: Me) => Object.keys(rack).length;
const sectionsOf = ({ sections }: Me) => sum(Object.values(sections));
const crustaceansOf = ({ crabs, shrimp }: Me) => crabs + shrimp;

/** Whether the learner has not sailed yet. */
export function atStart({ view, seat }: Scene): boolean {
  return view.boats[seat]?.position === 0 && view.decider === seat;
}

/** What the guide says now, in one or two sentences. */
export function guideText(scene: Scene): string {
  const { view, seat } = scene;
  const me = view.boats[seat]!;
  if (isFinalScoring(scene)) return "";
  if (view.phase === "over") return endText(scene);
  const sentences = view.decider === seat ? prompt(scene, me) : [meanwhile(scene, me)];
  return sentences.filter((sentence) => sentence !== null).join(" ");
}

function endText(scene: Scene): string {
  const chapter = chapterOf(scene.edition.id);
  if (chapter) return t("lesson-chapter-end", { chapter: t(`lesson-${chapter}`) });
  return t(hasWon(scene) ? "lesson-end-won" : "lesson-end");
}

/** What is said while others move, and waits until it is read; empty if it is nothing new. */
export function passingText(scene: Scene): string {
  const { view, seat } = scene;
  if (view.phase === "over" || view.decider === seat || isFinalScoring(scene)) return "";
  const words = meanwhile(scene, view.boats[seat]!);
  return words === t("lesson-wait") ? "" : words;
}

/** The events after the last decision speak for themselves. */
function isFinalScoring({ shownEvent }: Scene): boolean {
  if (shownEvent?.type === "scored") return ["rock", "penalty"].includes(shownEvent.reason);
  return shownEvent?.type === "rock_revealed" || shownEvent?.type === "ended";
}

function hasWon({ view, seat }: Scene): boolean {
  const scores = Object.values(view.boats).map(({ score }) => score);
  return view.boats[seat]!.score === Math.max(...scores);
}

function prompt(scene: Scene, me: Me): (string | null)[] {
  const { view } = scene;
  if (view.boat_in_action === 0) return [t(`lesson-neutral-${view.phase}`)];
  const first = (isFirst: boolean) => [
    t(isFirst ? `lesson-first-${view.phase}` : `lesson-again-${view.phase}`),
  ];
  switch (view.phase) {
    case "take":
    case "place":
      return first(fishOf(me) === 0);
    case "place_net":
      return first(me.nets === 0);
    case "haul":
      return sum(view.haul) === 1 ? [t("lesson-first-haul")] : [odds(scene)];
    case "rock":
      return first(me.rocks === 0);
    case "draft":
      return first(me.dock_cards.length === 0);
    case "sail":
      return [lastStop(scene, me), advice(scene, me)];
    default:
      return first(true);
  }
}

function odds({ choices }: Scene): string {
  for (const { effect } of choices)
    if (effect.kind === "draw")
      return effect.losing
        ? t("lesson-haul-odds", { losing: effect.losing, tokens: effect.tokens })
        : t("lesson-haul-safe");
  return t("lesson-first-haul");
}

/** While other players move. */
function meanwhile(scene: Scene, me: Me): string {
  const station = stationAt(scene.edition, scene.view.direction, me.position);
  if (station === "finish") return t("lesson-wait-finish");
  if (station === "dock") return t(`lesson-wait-${atDock(scene, me)}`);
  return lastStop(scene, me) ?? t("lesson-wait");
}

function atDock({ view }: Scene, me: Me): "draft" | "dock" | "leave" {
  if (view.phase === "draft") return "draft";
  const behind = Object.values(view.boats).some(({ position }) => position < me.position);
  return behind || view.phase === "slot" ? "dock" : "leave";
}

/** What the current stop has brought, if it was the first of its kind. */
function lastStop({ edition, view }: Scene, me: Me): string | null {
  const station = stationAt(edition, view.direction, me.position);
  if (station === "start") return null;
  switch (topicOf(station)) {
    case "angling":
      if (fishOf(me) === 0) return t("lesson-after-release");
      return fishOf(me) === 1 ? t("lesson-after-angling") : null;
    case "net":
      return me.nets === 1 ? t("lesson-after-net") : null;
    case "trap":
      if (crustaceansOf(me) === 0) return t("lesson-after-trap-lost");
      return view.leg === 1 ? t("lesson-after-trap") : null;
    case "whirlpool":
      return me.offerings === edition.boat.offerings - 1
        ? t("lesson-after-whirlpool", { n: edition.boat.penalty[me.offerings]! })
        : null;
    case "panorama":
      return sectionsOf(me) === 1 ? t("lesson-after-panorama") : null;
    case "rock":
      return me.rocks === 1 ? t("lesson-after-rock") : null;
    case "dock": {
      const [card, ...more] = me.dock_cards;
      if (!card || more.length) return null;
      const name = nameOf("card", card);
      return t(mealPoints(edition, card) ? "lesson-after-meal" : "lesson-after-upgrade", { name });
    }
    case "finish":
      return null;
  }
}

/** Where to sail, and why. */
function advice(scene: Scene, me: Me): string {
  const effect = suggestedChoice(scene)?.effect;
  if (effect?.kind !== "sail") return t("lesson-again-sail");
  const topic = topicOf(effect.station);
  return t(isKnown(topic, scene, me) ? "lesson-again-sail" : `lesson-sail-${topic}`);
}

function isKnown(topic: Topic, { edition }: Scene, me: Me): boolean {
  const met: Record<Topic, boolean> = {
    angling: fishOf(me) > 0,
    net: me.nets > 0,
    trap: crustaceansOf(me) > 0,
    whirlpool: me.offerings < edition.boat.offerings,
    panorama: sectionsOf(me) > 0,
    rock: me.rocks > 0,
    dock: false,
    finish: false,
  };
  return met[topic];
}

/** What the guide would do: a reasonable choice, not always the best. */
export function suggestedChoice(scene: Scene): Choice | null {
  let best: Choice | null = null;
  for (const choice of scene.choices)
    if (!best || worth(choice, scene) > worth(best, scene)) best = choice;
  return best;
}

/** Compares the choices of one prompt. */
function worth({ effect }: Choice, scene: Scene): number {
  switch (effect.kind) {
    case "sail": // short steps bring more stops
      return -effect.position - (effect.idle ? 1000 : 0);
    case "slot": // the first to pick has the widest choice
      return -effect.slot;
    case "take":
      return Math.max(0, ...effect.lines.map(lineWorth)) + (effect.fish ? 0.1 : 0);
    case "place":
      return sum(effect.lines.map(lineWorth));
    case "draw":
      return effect.points * (1 - effect.risk);
    case "stop":
      return effect.points;
    case "keep":
      return cardWorth(effect);
    case "pick":
      return effect.points || gearWorth(effect, scene);
    case "net":
      return 1;
    case "release":
    case "decline":
      return 0;
  }
}

function lineWorth({ change, worth, filled, size }: LineEffect): number {
  switch (change) {
    case "completes":
      return 3 * worth;
    case "grows":
      return (worth * filled) / size;
    case "begins":
      return 0.5;
    case "fills":
    case "stays_spoiled":
      return 0;
    case "spoils":
      return -worth / 2;
  }
}

/** A card is worth more the nearer its conditions are. */
function cardWorth({ conditions, points }: KeepEffect): number {
  const near = conditions.map(({ now, at_least, holds }) =>
    holds ? 1 : at_least ? now / at_least : 0.5,
  );
  return points * Math.min(...near) + points / 10;
}

/** An upgrade is worth more the more of its stations are ahead. */
function gearWorth({ card }: PickEffect, { edition, view, seat }: Scene): number {
  const station = upgrade(edition, card)!.station;
  const ahead = stops(edition, view.direction).slice(view.boats[seat]!.position + 1);
  const wanted: readonly string[] = station === "panorama" ? PANORAMAS : [station];
  return 1.5 * ahead.filter((stop) => wanted.includes(stop.station)).length;
}
