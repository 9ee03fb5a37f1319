/** What a player is asked, and what there is to know before deciding. */

import type { Scene } from "../game/scene";
import { crustaceans, nameOrYou, placeAt, type Perspective } from "./phrases";
import { nameOf, t } from "./words.svelte";

type PromptScene = Perspective & Pick<Scene, "choices">;

/** What the player is asked to do. */
export function promptText({ view, choices }: Pick<PromptScene, "view" | "choices">): string {
  if (view.boat_in_action === 0) return t(`ask-${view.phase}-neutral`);
  const more =
    view.phase === "rock"
      ? view.keeps_left > 1
      : choices.some(({ effect }) => effect.kind === "decline");
  return t(more ? `ask-${view.phase}-more` : `ask-${view.phase}`);
}

/** What a player has to know to decide. */
export function promptContext(scene: PromptScene): string[] {
  const { view, choices } = scene;
  const neutral = view.boat_in_action === 0;
  switch (view.phase) {
    case "sail":
      return [...(neutral ? [t("know-sail-neutral")] : []), ...sailContext(scene)];
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

function sailContext(scene: PromptScene): string[] {
  const { view, choices } = scene;
  const boat = view.boats[view.boat_in_action]!;
  const here = { place: placeAt(boat.position, scene) };
  const lines = [
    boat.seat ? t("know-sail", { ...here, n: boat.score }) : t("know-sail-neutral-at", here),
  ];
  const sails = choices.map(({ effect }) => effect).filter((effect) => effect.kind === "sail");
  const other = sails.at(-1)?.next_boat; // the last one is the port, ahead of all other boats
  if (other == null) lines.push(t("know-sail-alone"));
  else if (sails.some(({ again }) => again)) {
    const position = view.boats[other]!.position;
    const name = nameOrYou(other, scene);
    lines.push(t("know-sail-next-from", { name, position, boat: boat.seat ? "own" : "neutral" }));
  } else lines.push(t("know-sail-next", { name: nameOrYou(other, scene) }));
  return lines;
}
