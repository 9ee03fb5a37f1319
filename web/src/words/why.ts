/** Why one might make a choice: what it gives, leads to and costs, and who moves next. */

import type { Choice } from "../connection/protocol";
import type { Scene } from "../game/scene";
import { outlookOf } from "./effects";
import { nameOrYou, sentences, type Perspective } from "./phrases";
import { t } from "./words.svelte";

interface Why {
  about: "now" | "leads" | "costs" | "next";
  words: string;
}

/** In this order. What is not known is left out. */
export function whyOf(choice: Choice, scene: Perspective & Pick<Scene, "choices">): Why[] {
  const outlook = outlookOf(choice.effect, scene);
  const words = {
    now: outlook.now,
    leads: outlook.leads,
    costs: sentences(outlook.costs, passedText(choice, scene.choices)),
    next: outlook.next || nextText(choice, scene),
  };
  return (["now", "leads", "costs", "next"] as const).flatMap((about) =>
    words[about] ? [{ about, words: words[about] }] : [],
  );
}

/** How many open stops one's own boat would pass. */
function passedText({ effect }: Choice, choices: readonly Choice[]): string | false {
  if (effect.kind !== "sail" || effect.boat === 0) return false;
  const passed = choices.filter(
    (other) => other.effect.kind === "sail" && other.effect.position < effect.position,
  ).length;
  return passed > 0 && t("why-passed", { n: passed });
}

function nextText({ effect }: Choice, scene: Perspective): string | false {
  if (effect.kind !== "sail" || effect.next_boat === null) return false;
  const next = effect.next_boat;
  const who = next === 0 ? "neutral" : next === scene.seat ? "you" : "other";
  return t("why-moves", { who, name: nameOrYou(next, scene) });
}
