/** Whether the screen is too small for all parts of a table. Style sheets repeat this query. */

import { MediaQuery } from "svelte/reactivity";

export const smallScreen = new MediaQuery("(width < 60rem) or (height < 34rem)");
