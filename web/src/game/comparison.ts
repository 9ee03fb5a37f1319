/** A decision of the past beside a better one, to be marked where it was made. */

export interface Comparison {
  /** Actions as texts, such as `sail 14`. */
  played: string;
  /** Null: nothing was better. */
  better: string | null;
}

export type Mark = "played" | "better";

/** Which of the two is an action with this verb that names this thing, if any. */
export function markOf(
  comparison: Comparison | null | undefined,
  verb: string,
  what: string,
): Mark | null {
  const names = (action: string | null | undefined) => {
    const [first, ...words] = action?.split(" ") ?? [];
    return first === verb && words.includes(what);
  };
  if (names(comparison?.played)) return "played";
  return names(comparison?.better) ? "better" : null;
}
