/** A sentence about the viewer's own game. */

import type { Perspective } from "../../words/phrases";
import { nameOfSeat, sentences } from "../../words/phrases";
import { t } from "../../words/words.svelte";
import { REASONS, type Reason, type Result } from "../../game/results";

/** Null for watchers, and where several people share the device. */
export function aboutMe(results: readonly Result[], perspective: Perspective): string | null {
  const me = results.find(({ seat }) => seat === perspective.seat);
  if (!me || results.length < 2) return null;
  const strong = strength(me, results);
  return sentences(
    placeText(me, results, perspective),
    strong &&
      t("end-me-strength", { source: t(`source-${strong}`), points: points(me.by[strong]!) }),
  );
}

function placeText(me: Result, results: readonly Result[], perspective: Perspective): string {
  const better = results.filter(({ total }) => total > me.total);
  if (better.length) {
    const next = better.at(-1)!;
    return t("end-me-behind", {
      place: better.length + 1,
      name: nameOfSeat(next.seat, perspective),
      points: points(next.total - me.total),
    });
  }
  const others = results.filter((one) => one !== me);
  const second = Math.max(...others.map(({ total }) => total));
  if (second === me.total) return t("end-me-shared");
  const next = others.find(({ total }) => total === second)!;
  return t("end-me-ahead", {
    name: nameOfSeat(next.seat, perspective),
    points: points(me.total - second),
  });
}

function points(n: number): string {
  return t("points", { n });
}

/** The source in which the viewer did best, compared with the others' average. */
export function strength(me: Result, results: readonly Result[]): Reason | null {
  const others = results.filter((one) => one !== me);
  const lead = (reason: Reason) =>
    (me.by[reason] ?? 0) -
    others.reduce((sum, { by }) => sum + (by[reason] ?? 0), 0) / others.length;
  const scoring = REASONS.filter((reason) => (me.by[reason] ?? 0) > 0);
  const best = scoring.reduce<Reason | null>(
    (found, reason) => (found && lead(found) >= lead(reason) ? found : reason),
    null,
  );
  return best && lead(best) > 0 ? best : null;
}
