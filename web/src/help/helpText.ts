/** What a station, a card or a number means for the viewer. */

import { cardSort, cardText, progress } from "../words/cards";
import { rockCard, upgrade } from "../game/edition";
import { minus, nameOfSeat, signed } from "../words/phrases";
import type { Scene } from "../game/scene";
import { stationHelp, topicOf, type Topic } from "../words/stations";
import { nameOf, t } from "../words/words.svelte";
import { conditionsNow, sources } from "../boat/counts";

export interface Part {
  title?: string;
  sentences: string[];
}

export interface Figure {
  label: string;
  value: string;
  /** Whether it is the one that counts: the total, or the current value. */
  counts: boolean;
}

export interface HelpContent {
  title: string;
  parts: Part[];
  figures: Figure[];
  /** The topic of the rules page that says more. */
  topic: Topic | null;
}

/** `Topic`: what a kind of station does. */
export type HelpTopic = "station" | "card" | "cards" | "score" | Topic;

/** `id`: of a station or a card, or the seat that has a score. */
export function helpFor(topic: HelpTopic, id: string | null, scene: Scene): HelpContent {
  switch (topic) {
    case "card":
      return aboutCard(id!, scene);
    case "cards":
      return aboutCards(scene);
    case "score":
      return aboutScore(Number(id), scene);
    case "station":
      return aboutStation(id!, scene);
    default:
      return aboutStation(id ?? topic, scene);
  }
}

function aboutStation(station: string, scene: Scene): HelpContent {
  if (station === "start") return aboutStart();
  const topic = topicOf(station);
  const title = t(station === "panorama" ? "explain-panoramas" : `station-${station}`);
  const cards = scene.view.boats[scene.seat]?.dock_cards ?? [];
  const mine = cards.filter((card) => upgrade(scene.edition, card)?.station === topic);
  const does = { sentences: stationHelp(topic, scene).flatMap((lines) => lines.split("\n")) };
  return {
    title,
    parts: [does, ...mine.map((card) => cardPart(card, scene))],
    figures: topic === "whirlpool" ? penalties(scene) : [],
    topic,
  };
}

function aboutStart(): HelpContent {
  const sentences = t("explain-start").split("\n");
  return { title: t("station-start"), parts: [{ sentences }], figures: [], topic: null };
}

function penalties({ edition, view, seat }: Scene): Figure[] {
  return edition.boat.penalty.map((cost, n) => ({
    label: t("explain-offerings", { n }),
    value: cost ? minus(cost) : "0",
    counts: n === view.boats[seat]?.offerings,
  }));
}

function cardPart(card: string, scene: Scene): Required<Part> {
  const title = nameOf("card", card);
  const rock = rockCard(scene.edition, card);
  const sentences = [cardText(card, scene)];
  const me = scene.view.boats[scene.seat];
  if (rock && me) sentences.push(progress(conditionsNow(card, me, scene.edition)));
  return { title, sentences };
}

function aboutCard(card: string, scene: Scene): HelpContent {
  const { title, sentences } = cardPart(card, scene);
  const rock = rockCard(scene.edition, card) !== null;
  const sort = rock ? t("explain-rock") : t("explain-sort", { sort: cardSort(card, scene) });
  const parts = [{ sentences: [...sentences, sort] }];
  return { title, parts, figures: [], topic: rock ? "rock" : "dock" };
}

function aboutCards(scene: Scene): HelpContent {
  const cards = scene.view.boats[scene.seat]?.dock_cards ?? [];
  const parts = [...cards, ...scene.view.own_rocks].map((card) => cardPart(card, scene));
  const sentences = [t("explain-cards")];
  return {
    title: t("explain-cards-title"),
    parts: [{ sentences }, ...parts],
    figures: [],
    topic: "dock",
  };
}

function aboutScore(seat: number, scene: Scene): HelpContent {
  const { view, edition } = scene;
  const boat = view.boats[seat]!;
  const total = {
    label: t("explain-total"),
    value: boat.score < 0 ? minus(boat.score) : String(boat.score),
    counts: true,
  };
  const figures = sources(seat, view, edition).map(([source, n]) => ({
    label: t(`source-${source}`),
    value: signed(n),
    counts: false,
  }));
  const args = { you: seat === scene.seat ? "yes" : "no", name: nameOfSeat(seat, scene) };
  const cost = edition.boat.penalty[boat.offerings]!;
  const open = [
    ...(boat.rocks ? [t("explain-score-rocks", { n: boat.rocks })] : []),
    ...(cost
      ? [t("explain-score-penalty", { n: boat.offerings, cost: t("points", { n: cost }) })]
      : []),
  ];
  const sentences = view.phase === "over" ? [] : open;
  return {
    title: t("explain-score", args),
    parts: [{ sentences }],
    figures: [...figures, total],
    topic: null,
  };
}
