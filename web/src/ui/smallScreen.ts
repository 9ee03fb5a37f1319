/** A screen on which the parts of a table take turns. The style sheets say the same. */

import { MediaQuery } from "svelte/reactivity";

export const smallScreen = new MediaQuery("(width < 60rem) or (height < 34rem)");
