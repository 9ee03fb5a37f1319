import { beforeAll, expect, it } from "vitest";
import { clockText, daysText } from "./days";
import { loadLanguage } from "./words.svelte";

beforeAll(() => loadLanguage("en"));

it("tells the time for a decision in days, or in hours", () => {
  expect([8, 24, 72].map((hours) => daysText(3600 * hours))).toEqual([
    "8 hours",
    "1 day",
    "3 days",
  ]);
});

it("tells what is left on a clock, as exactly as matters", () => {
  expect([2 * 86400 + 5 * 3600 + 59, 86399, 3600, 3599, 5].map(clockText)).toEqual([
    "2 d 5 h",
    "23 h 59 min",
    "1 h 0 min",
    "59:59",
    "0:05",
  ]);
});
