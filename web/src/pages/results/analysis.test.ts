import { expect, test } from "vitest";

import { estimateText } from "./analysis";

test("a chance comes with its error, and stays between 0% and 100%", () => {
  expect(estimateText({ chance: 0.62, error: 0.03 })).toBe("62% ± 3%");
  expect(estimateText({ chance: 0.62, error: 0 })).toBe("62%");
  expect(estimateText({ chance: 1, error: 0.04 })).toBe("96% – 100%");
  expect(estimateText({ chance: 0.02, error: 0.04 })).toBe("0% – 6%");
});
