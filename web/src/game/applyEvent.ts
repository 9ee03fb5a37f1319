/** Applies one event to a view, for the time until the server's next view is shown. */

import type { BoatDict, GameEvent, ViewDict } from "../connection/protocol";

type Counts = Record<string, number>;

export function applyEvent(view: ViewDict, event: GameEvent): ViewDict {
  switch (event.type) {
    case "fish_flipped":
      return {
        ...view,
        face_down: remove(view.face_down, event.fish),
        face_up: add(view.face_up, event.fish),
      };
    case "fish_taken": {
      const from = event.face === "up" ? "face_up" : "face_down";
      return { ...view, [from]: remove(view[from], event.fish), fish_in_hand: event.fish };
    }
    case "fish_released":
      return { ...view, face_up: add(view.face_up, event.fish), fish_in_hand: null };
    case "fish_kept": {
      const rack = { [event.cell]: event.fish };
      return updateBoat({ ...view, fish_in_hand: null }, event.seat, (boat) => ({
        rack: { ...boat.rack, ...rack },
      }));
    }
    case "nets_revealed":
      return { ...view, nets_revealed: event.nets.map((net) => net.join("+")) };
    case "net_kept": {
      const [first, second] = event.cells;
      const rack = { [first]: event.net[0], [second]: event.net[1] };
      const next = { ...view, nets_revealed: [], net_in_hand: null };
      return updateBoat(next, event.seat, (boat) => ({
        rack: { ...boat.rack, ...rack },
        nets: boat.nets + 1,
      }));
    }
    case "net_released":
      return { ...view, nets_revealed: [], net_in_hand: null };
    case "crustacean_drawn": {
      const drawn = event.token === "crab" ? [1, 0] : [0, 1];
      return { ...view, bag: sum(view.bag, drawn, -1), haul: sum(view.haul, drawn) };
    }
    case "haul_lost":
      return { ...view, bag: sum(view.bag, [event.crabs, event.shrimp]), haul: [0, 0] };
    case "haul_kept":
      return updateBoat({ ...view, haul: [0, 0] }, event.seat, ({ crabs, shrimp }) => ({
        crabs: crabs + event.crabs,
        shrimp: shrimp + event.shrimp,
      }));
    case "offering_floated":
      return updateBoat(view, event.seat, () => ({ offerings: event.left }));
    case "section_taken": {
      const taken = { [event.panorama]: event.section };
      return updateBoat(view, event.seat, ({ sections }) => ({
        sections: { ...sections, ...taken },
      }));
    }
    case "bonus_taken":
      return updateBoat(view, event.seat, ({ bonuses }) => ({
        bonuses: [...bonuses, event.panorama],
      }));
    case "rock_kept": {
      const own =
        event.card && event.seat === view.seat ? [...view.own_rocks, event.card] : view.own_rocks;
      const next = { ...view, own_rocks: own, hand: [], hand_size: 0 };
      return updateBoat(next, event.seat, ({ rocks }) => ({ rocks: rocks + 1 }));
    }
    case "dock_card_kept": {
      const at = view.hand.indexOf(event.card);
      const hand = view.hand.filter((_, i) => i !== at);
      const next = { ...view, hand, hand_size: view.hand_size - 1 };
      return updateBoat(next, event.seat, (boat) => ({
        dock_cards: [...boat.dock_cards, event.card],
      }));
    }
    case "arrived":
      return updateBoat(view, event.seat, () => ({ early_bird: event.early_bird }));
    case "scored":
      return updateBoat(view, event.seat, () => ({ score: event.total }));
    default:
      return view;
  }
}

function updateBoat(
  view: ViewDict,
  seat: number,
  change: (boat: BoatDict) => Partial<BoatDict>,
): ViewDict {
  const boat = view.boats[seat];
  return boat ? { ...view, boats: { ...view.boats, [seat]: { ...boat, ...change(boat) } } } : view;
}

function add(counts: Counts, key: string): Counts {
  return { ...counts, [key]: (counts[key] ?? 0) + 1 };
}

function remove(counts: Counts, key: string): Counts {
  const left = (counts[key] ?? 0) - 1;
  if (left > 0) return { ...counts, [key]: left };
  const { [key]: _, ...others } = counts;
  return others;
}

function sum(tokens: number[], others: number[], sign = 1): number[] {
  return tokens.map((count, i) => count + sign * others[i]!);
}
