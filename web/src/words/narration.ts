/** Events in words, as a seat sees them. They contain no secret that the seat does not know. */

import type { GameEvent } from "../connection/protocol";
import { cardSort, wanted } from "./cards";
import { stationAt } from "../game/edition";
import {
  crustaceans,
  figure,
  listText,
  nameOrYou,
  netText,
  ordinal,
  placeTo,
  sentences,
  seatArgs,
  type Perspective,
} from "./phrases";
import { nameOf, t } from "./words.svelte";

/** Null if there is nothing to say. */
export function narrate(event: GameEvent, perspective: Perspective): string | null {
  const id = `told-${event.type}`;
  switch (event.type) {
    case "started":
      return sentences(
        t(id, { direction: event.direction }),
        t("told-started-order", {
          names: listText(event.order.map((seat) => nameOrYou(seat, perspective))),
        }),
        ...event.face_up.map((fish) => t("told-started-fish", { fish: nameOf("fish", fish) })),
      );
    case "sailed":
      return narrateSailing(event, perspective);
    case "docked":
      return t(event.seat ? id : "told-docked-neutral", {
        ...seatArgs(event.by, perspective),
        slot: event.slot,
      });
    case "fish_flipped":
      return t(id, { fish: nameOf("fish", event.fish) });
    case "fish_taken":
      return t(id, {
        ...seatArgs(event.seat, perspective),
        fish: nameOf("fish", event.fish),
        face: event.face,
      });
    case "fish_kept":
      return t(id, {
        ...seatArgs(event.seat, perspective),
        fish: nameOf("fish", event.fish),
        cell: event.cell,
      });
    case "fish_released":
      return t(id, { ...seatArgs(event.seat, perspective), fish: nameOf("fish", event.fish) });
    case "catch_declined":
      return t(id, seatArgs(event.seat, perspective));
    case "nets_revealed": {
      const nets = event.nets.map(netText).join("; ");
      return t(id, { ...seatArgs(event.seat, perspective), n: event.nets.length, nets });
    }
    case "net_kept": {
      const { seat, net, cells } = event;
      return t(id, { ...seatArgs(seat, perspective), net: netText(net), cells: listText(cells) });
    }
    case "net_released":
      return t(id, { ...seatArgs(event.seat, perspective), net: netText(event.net) });
    case "crustacean_drawn":
      return t(id, { ...seatArgs(event.seat, perspective), tokens: t(`token-${event.token}`) });
    case "haul_kept":
    case "haul_lost":
      return t(id, {
        ...seatArgs(event.seat, perspective),
        haul: crustaceans(event.crabs, event.shrimp),
      });
    case "offering_floated":
      return t(id, { ...seatArgs(event.seat, perspective), n: event.left });
    case "section_taken":
      return t(id, {
        ...seatArgs(event.seat, perspective),
        panorama: event.panorama,
        section: event.section,
      });
    case "bonus_taken":
      return t(id, { ...seatArgs(event.seat, perspective), panorama: event.panorama });
    case "arrived": {
      const args = { rank: ordinal(event.rank), token: event.early_bird };
      return event.seat
        ? t(id, { ...seatArgs(event.seat, perspective), ...args })
        : t("told-arrived-neutral", args);
    }
    case "scored":
      return t(id, {
        ...seatArgs(event.seat, perspective),
        sign: event.points < 0 ? "loss" : "gain",
        n: Math.abs(event.points),
        reason: t(`reason-${event.reason}`),
        total: figure(event.total),
      });
    case "ended":
      return sentences(t(id), narrateWinners(event.winners, event.scores, perspective));
    default:
      return narrateCard(event, perspective);
  }
}

type Sailed = Extract<GameEvent, { type: "sailed" }>;

function narrateSailing({ seat, by, to, slot }: Sailed, perspective: Perspective): string {
  const args = { ...seatArgs(by, perspective), place: placeTo(to, perspective) };
  if (seat) return t("told-sailed", { ...args, slot });
  const station = stationAt(perspective.edition, perspective.view.direction, to);
  const idle = ["dock", "finish"].includes(station) ? "no" : "yes";
  return t("told-sailed-neutral", { ...args, idle });
}

export function narrateWinners(
  winners: readonly number[],
  scores: Record<string, number>,
  perspective: Perspective,
): string {
  const n = scores[winners[0]!]!;
  if (winners.length === 1) return t("told-won", { ...seatArgs(winners[0]!, perspective), n });
  return t("told-shared", {
    names: listText(winners.map((seat) => nameOrYou(seat, perspective))),
    n,
  });
}

/** Events about cards, which may be secret. */
function narrateCard(event: GameEvent, perspective: Perspective): string | null {
  const id = `told-${event.type}`;
  switch (event.type) {
    case "rocks_drawn": {
      const { seat, cards } = event;
      if (!cards) return null; // the next event says what is kept
      const drawn = t(id, { ...seatArgs(seat, perspective), n: cards.length });
      if (seat === perspective.seat) return drawn;
      return sentences(drawn, t("told-rocks_drawn-known", { cards: listText(names(cards)) }));
    }
    case "rock_kept":
      return t(id, { ...seatArgs(event.seat, perspective), ...secret(event.card) });
    case "rock_returned":
      return event.card ? t(id, { card: nameOf("card", event.card) }) : null;
    case "dock_hand":
      return event.cards
        ? t(id, { ...seatArgs(event.seat, perspective), n: event.cards.length })
        : null;
    case "dock_card_kept":
      return t(id, {
        ...seatArgs(event.seat, perspective),
        card: nameOf("card", event.card),
        sort: cardSort(event.card, perspective),
      });
    case "dock_card_discarded":
    case "dock_card_returned":
      return t(id, secret(event.card));
    case "rock_revealed":
      return t(id, {
        ...seatArgs(event.seat, perspective),
        card: nameOf("card", event.card),
        wanted: wanted(event.card, perspective.edition),
        fulfilled: event.fulfilled ? "yes" : "no",
      });
    default:
      return null;
  }
}

function secret(card: string | undefined) {
  return { known: card ? "yes" : "no", card: card ? nameOf("card", card) : "" };
}

function names(cards: readonly string[]): string[] {
  return cards.map((card) => nameOf("card", card));
}
