/** How a score compares with others. */

/** The part of the others that a score beats; a tie counts half. Null if there are none. */
export function beatenShare(score: number, others: readonly number[]): number | null {
  if (!others.length) return null;
  const beaten = others.filter((other) => other < score).length;
  const tied = others.filter((other) => other === score).length;
  return (beaten + tied / 2) / others.length;
}

/** The score in the middle, of an even number the lower one. Null if there are none. */
export function median(scores: readonly number[]): number | null {
  const sorted = [...scores].sort((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null;
}

/** The place among the scores of a game, from 1; who is tied shares the better one. */
export function rankOf(score: number, scores: readonly number[]): number {
  return 1 + scores.filter((other) => other > score).length;
}

/** The scores that a server has, from how many have each. */
export function listed(counts: Record<string, number>): number[] {
  return Object.entries(counts).flatMap(([score, count]) =>
    Array.from({ length: count }, () => Number(score)),
  );
}
