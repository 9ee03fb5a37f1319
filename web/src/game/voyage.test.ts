import { expect, test } from "vitest";
import { SEATS, today, voyageDirection, voyageSeed } from "./voyage";

// The values are those of tests/record/test_voyage.py.
test("a day says everything", () => {
  expect(voyageSeed("2026-11-17")).toBe("voyage-2026-11-17");
  expect(voyageDirection("2026-11-17")).toBe("clockwise");
  expect(voyageDirection("2026-11-18")).toBe("counterclockwise");
  expect(SEATS).toEqual(["person", "skipper", "sailor", "skipper"]);
});

test("a day begins and ends in UTC", () => {
  expect(today(Date.parse("2026-11-17T23:59:59Z"))).toBe("2026-11-17");
  expect(today(Date.parse("2026-11-18T01:00:00+02:00"))).toBe("2026-11-17");
});
