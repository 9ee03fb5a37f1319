/** How the window is laid out at a table. */

import { MediaQuery } from "svelte/reactivity";

/**
 * `desk` and `tablet` show the whole table. The others show one part of it at a time: `upright`
 * below the board, `flat` beside it.
 */
export type Layout = "desk" | "tablet" | "upright" | "flat";

const desk = new MediaQuery("(width >= 60rem) and (height >= 34rem)");
const tablet = new MediaQuery("(44rem <= width < 60rem) and (height >= 58rem)");
const flat = new MediaQuery("(min-aspect-ratio: 6 / 5)");
const short = new MediaQuery(
  "(height < 30rem) or ((height < 44rem) and (max-aspect-ratio: 6 / 5))",
);
const large = new MediaQuery("(width >= 100rem) and (height >= 56rem)");

export const screen = {
  get layout(): Layout {
    if (desk.current) return "desk";
    if (tablet.current) return "tablet";
    return flat.current ? "flat" : "upright";
  },

  /** Whether only one part of a table fits beside the board. */
  get small(): boolean {
    return !desk.current && !tablet.current;
  },

  /** Whether a part with choices needs the place of the board, too. */
  get short(): boolean {
    return this.small && short.current;
  },

  /** Whether there is room for the log beside everything else. */
  get large(): boolean {
    return large.current;
  },
};
