/** What happens, told to a seat. A secret that the seat does not know is not in its events. */

import type { GameEvent } from "../connection/protocol";
import { cardSort, wanted } from "./cards";
import { stationAt } from "../game/edition";
import {
  crustaceans,
  figure,
  join,
  nameOrYou,
  netWords,
  ordinal,
  place,
  sentences,
  who,
  type Teller,
} from "./phrases";
import { nameOf, t } from "./words.svelte";

/** A sentence; null where the seat has nothing to hear. */
export function tell(event: GameEvent, teller: Teller): string | null {
  const id = `told-${event.type}`;
  switch (event.type) {
    case "started":
      return sentences(
        t(id, { direction: event.direction }),
        t("told-started-order", {
          names: join(event.order.map((seat) => nameOrYou(seat, teller))),
        }),
        ...event.face_up.map((fish) => t("told-started-fish", { fish: nameOf("fish", fish) })),
      );
    case "sailed":
      return tellSailed(event, teller);
    case "docked":
      return t(event.seat ? id : "told-docked-neutral", {
        ...who(event.by, teller),
        slot: event.slot,
      });
    case "fish_flipped":
      return t(id, { fish: nameOf("fish", event.fish) });
    case "fish_taken":
      return t(id, {
        ...who(event.seat, teller),
        fish: nameOf("fish", event.fish),
        face: event.face,
      });
    case "fish_kept":
      return t(id, {
        ...who(event.seat, teller),
        fish: nameOf("fish", event.fish),
        cell: event.cell,
      });
    case "fish_released":
      return t(id, { ...who(event.seat, teller), fish: nameOf("fish", event.fish) });
    case "catch_declined":
      return t(id, who(event.seat, teller));
    case "nets_revealed": {
      const nets = event.nets.map(netWords).join("; ");
      return t(id, { ...who(event.seat, teller), n: event.nets.length, nets });
    }
    case "net_kept": {
      const { seat, net, cells } = event;
      return t(id, { ...who(seat, teller), net: netWords(net), cells: join(cells) });
    }
    case "net_released":
      return t(id, { ...who(event.seat, teller), net: netWords(event.net) });
    case "crustacean_drawn":
      return t(id, { ...who(event.seat, teller), tokens: t(`token-${event.token}`) });
    case "haul_kept":
    case "haul_lost":
      return t(id, { ...who(event.seat, teller), haul: crustaceans(event.crabs, event.shrimp) });
    case "offering_floated":
      return t(id, { ...who(event.seat, teller), n: event.left });
    case "section_taken":
      return t(id, {
        ...who(event.seat, teller),
        panorama: event.panorama,
        section: event.section,
      });
    case "bonus_taken":
      return t(id, { ...who(event.seat, teller), panorama: event.panorama });
    case "arrived": {
      const args = { rank: ordinal(event.rank), token: event.early_bird };
      return event.seat
        ? t(id, { ...who(event.seat, teller), ...args })
        : t("told-arrived-neutral", args);
    }
    case "scored":
      return t(id, {
        ...who(event.seat, teller),
        sign: event.points < 0 ? "loss" : "gain",
        n: Math.abs(event.points),
        reason: t(`reason-${event.reason}`),
        total: figure(event.total),
      });
    case "ended":
      return sentences(t(id), tellWinners(event.winners, event.scores, teller));
    default:
      return tellCard(event, teller);
  }
}

type Sailed = Extract<GameEvent, { type: "sailed" }>;

function tellSailed({ seat, by, to, slot }: Sailed, teller: Teller): string {
  const args = { ...who(by, teller), place: place(to, teller) };
  if (seat) return t("told-sailed", { ...args, slot });
  const station = stationAt(teller.edition, teller.view.direction, to);
  const idle = ["dock", "finish"].includes(station) ? "no" : "yes";
  return t("told-sailed-neutral", { ...args, idle });
}

export function tellWinners(
  winners: readonly number[],
  scores: Record<string, number>,
  teller: Teller,
): string {
  const n = scores[winners[0]!]!;
  if (winners.length === 1) return t("told-won", { ...who(winners[0]!, teller), n });
  return t("told-shared", { names: join(winners.map((seat) => nameOrYou(seat, teller))), n });
}

/** What may hold a secret, and the end of secrecy. */
function tellCard(event: GameEvent, teller: Teller): string | null {
  const id = `told-${event.type}`;
  switch (event.type) {
    case "rocks_drawn": {
      const { seat, cards } = event;
      if (!cards) return null; // what is kept is told
      const drawn = t(id, { ...who(seat, teller), n: cards.length });
      if (seat === teller.seat) return drawn;
      return sentences(drawn, t("told-rocks_drawn-known", { cards: join(names(cards)) }));
    }
    case "rock_kept":
      return t(id, { ...who(event.seat, teller), ...secret(event.card) });
    case "rock_returned":
      return event.card ? t(id, { card: nameOf("card", event.card) }) : null;
    case "dock_hand":
      return event.cards ? t(id, { ...who(event.seat, teller), n: event.cards.length }) : null;
    case "dock_card_kept":
      return t(id, {
        ...who(event.seat, teller),
        card: nameOf("card", event.card),
        sort: cardSort(event.card, teller),
      });
    case "dock_card_discarded":
    case "dock_card_returned":
      return t(id, secret(event.card));
    case "rock_revealed":
      return t(id, {
        ...who(event.seat, teller),
        card: nameOf("card", event.card),
        wanted: wanted(event.card, teller.edition),
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
