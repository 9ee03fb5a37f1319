import { expect, test } from "vitest";
import { strength } from "./aboutMe";
import type { Result } from "../../game/results";

const result = (seat: number, by: Result["by"]): Result => ({ seat, total: 0, by, rocks: [] });

test("the strength is the source with the greatest lead over the others", () => {
  const me = result(1, { meal: 10, row: 9, penalty: -3 });
  expect(strength(me, [me, result(2, { meal: 9 }), result(3, { meal: 9, row: 2 })])).toBe("row");
});

test("without a lead there is no strength", () => {
  const me = result(1, { meal: 4 });
  expect(strength(me, [me, result(2, { meal: 9 })])).toBeNull();
});
