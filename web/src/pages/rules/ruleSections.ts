/** Which sections of the rules are about which stations. */

import type { StationName } from "../../art/Station.svelte";
import type { Topic } from "../../words/stations";

export const TOPIC_SECTIONS: Record<Topic, string> = {
  angling: "section-3",
  net: "section-4",
  trap: "section-6",
  whirlpool: "section-7",
  panorama: "section-8",
  rock: "section-9",
  dock: "section-10",
  finish: "section-11",
};

export const RACK_SECTION = "section-5";
export const TWO_PLAYERS_SECTION = "section-12";

/** The stations that are drawn beside a section. */
export const SECTION_STATIONS: Record<string, StationName[]> = {
  [TOPIC_SECTIONS.angling]: ["angling"],
  [TOPIC_SECTIONS.net]: ["net"],
  [TOPIC_SECTIONS.trap]: ["trap"],
  [TOPIC_SECTIONS.whirlpool]: ["whirlpool"],
  [TOPIC_SECTIONS.panorama]: ["dolphin", "octopus", "whale"],
  [TOPIC_SECTIONS.rock]: ["rock"],
  [TOPIC_SECTIONS.dock]: ["dock"],
  [TOPIC_SECTIONS.finish]: ["finish"],
};
