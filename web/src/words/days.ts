/** Times that are given in days or hours. */

import { t } from "./words.svelte";

const HOUR = 3600;
const DAY = 24 * HOUR;

/** How long a decision may take in a game over days: "3 days", "8 hours". */
export function daysText(seconds: number): string {
  return seconds % DAY === 0
    ? t("new-days", { n: seconds / DAY })
    : t("new-hours", { n: Math.round(seconds / HOUR) });
}

/** What is left on a clock: "2 d 5 h", "5 h 12 min", "2:05". */
export function clockText(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(seconds / HOUR);
  if (seconds >= DAY)
    return t("clock-days", { days: Math.floor(seconds / DAY), hours: hours % 24 });
  if (seconds >= HOUR) return t("clock-hours", { hours, minutes: minutes % 60 });
  return `${minutes}:${String(seconds % 60).padStart(2, "0")}`;
}
