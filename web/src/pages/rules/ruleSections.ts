/** The sections of the rules that are about stations, by their place on the page. */

import type { StationName } from "../../art/Station.svelte";
import type { Topic } from "../../words/stations";

export const SECTION_OF: Record<Topic, string> = {
  angling: "section-3",
  net: "section-4",
  trap: "section-6",
  whirlpool: "section-7",
  panorama: "section-8",
  rock: "section-9",
  dock: "section-10",
  finish: "section-11",
};

/** Which stations are drawn beside a section. */
export const DRAWN: Record<string, StationName[]> = {
  [SECTION_OF.angling]: ["angling"],
  [SECTION_OF.net]: ["net"],
  [SECTION_OF.trap]: ["trap"],
  [SECTION_OF.whirlpool]: ["whirlpool"],
  [SECTION_OF.panorama]: ["dolphin", "octopus", "whale"],
  [SECTION_OF.rock]: ["rock"],
  [SECTION_OF.dock]: ["dock"],
  [SECTION_OF.finish]: ["finish"],
};
