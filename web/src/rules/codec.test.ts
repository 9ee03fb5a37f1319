import { expect, test } from "vitest";
import { Codec } from "./codec.ts";
import type { Node } from "./frame.ts";

// The same cases are in `tests/game/frame/test_codec.py`.
const NAMES = {
  fruit: ["apple", "pear", "plum"],
  sizes: ["small", "large"],
  letters: ["a", "b", "c", "d"],
};
const NUMBERS = new Int16Array([7, 2, 2, 0, -1, 1, 4, 0, 5, 0, 0, 6, 0, 1, 3]);
const fruit = { name: "fruit", at: [2, 1] };

const CASES: [Node, unknown][] = [
  [{ number: [0] }, 7],
  [{ flag: [0] }, true],
  [{ list: { optional: [2, 1] }, from: 0, to: 4 }, [2, 0, null, 1]],
  [{ ratio: [[0], [1]] }, 3.5],
  [{ case: [1], of: [{ number: [0] }, { number: [0] }, { constant: "two" }] }, "two"],
  [
    { list: { case: [2, 1], of: [0, 1, 2].map(() => ({ constant: "some" })) }, from: 0, to: 4 },
    ["some", "some", null, "some"],
  ],
  [{ list: fruit, from: 0, to: [1] }, ["plum", "apple"]],
  [{ list: { number: [2, 1] }, from: 0, to: 4 }, [2, 0, -1, 1]],
  [{ list: fruit, from: 0, to: 4 }, ["plum", "apple", null, "pear"]],
  [
    { map: "letters", value: fruit, unless: [[2, 1], -1] },
    { a: "plum", b: "apple", d: "pear" },
  ],
  [
    {
      map: "sizes",
      value: { map: "fruit", value: { number: [6, 3, 1] }, unless: [[6, 3, 1], 0] },
    },
    { small: { apple: 4, plum: 5 }, large: { plum: 6 } },
  ],
  [
    {
      list: {
        object: {
          fruit: { list: { name: "fruit", at: [2, 0, 1] }, from: [12, 1], to: [13, 1] },
        },
      },
      from: 0,
      to: [1],
    },
    [{ fruit: ["plum"] }, { fruit: ["apple", null] }],
  ],
  [
    { map: "letters", value: { number: [2, 1] }, to: [1] },
    { a: 2, b: 0 },
  ],
];

test.each(CASES)("%j", (node, value) => {
  expect(new Codec(NAMES).read(node, { numbers: NUMBERS, items: 0 })).toEqual(value);
});

test("items follow an event row by row", () => {
  const numbers = new Int16Array([3, 1, 0, 0, 0, 63, 28, 0, 2, 0, 0, 63, 28, 0, 1, 0, 0, 63]);
  const node: Node = { list: { name: "fruit", at: [8, 6] }, from: 0, to: "items" };
  expect(new Codec(NAMES).read(node, { numbers, items: 2 })).toEqual(["plum", "pear"]);
});
