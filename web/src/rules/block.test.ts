import { expect, test } from "vitest";
import { Block } from "./block.ts";
import type { RecordLayout } from "./description.ts";

const LAYOUT: RecordLayout = {
  size: 24,
  fields: {
    mask: { type: "int64", offset: 0, shape: [] },
    rack: { type: "int8", offset: 8, shape: [2, 3] },
    prior: { type: "float64", offset: 16, shape: [] },
  },
};

function block(): Block {
  return new Block(new WebAssembly.Memory({ initial: 1 }), "BOAT", LAYOUT, 48, 2);
}

test("a field is read as it was written", () => {
  const boat = block();
  boat.set("mask", -(2n ** 62n));
  boat.set("prior", 0.1);
  boat.set("rack", -3, 1, 2);
  expect(boat.word("mask")).toBe(-(2n ** 62n));
  expect(boat.number("prior")).toBe(0.1);
  expect(boat.number("rack", 1, 2)).toBe(-3);
  expect(boat.bytes[8 + 5]).toBe(253);
});

test("bytes are all items, one after the other", () => {
  const boat = block();
  expect(boat.bytes.length).toBe(48);
  boat.item(1).fill(7);
  expect(boat.bytes[23]).toBe(0);
  expect(boat.bytes[24]).toBe(7);
});

test("an item has fields of its own", () => {
  const boat = block();
  boat.at(1).set("rack", 5, 0, 1);
  expect(boat.at(1).number("rack", 0, 1)).toBe(5);
  expect(boat.number("rack", 0, 1)).toBe(0);
  expect(boat.bytes[24 + 8 + 1]).toBe(5);
});

test("what does not fit is refused", () => {
  const boat = block();
  expect(() => boat.number("sail")).toThrow("BOAT has no field 'sail'");
  expect(() => boat.number("rack", 2, 0)).toThrow("'rack' has the shape 2×3: no [2,0]");
  expect(() => boat.number("rack", 1)).toThrow("2×3");
  expect(() => (boat.bytes = new Uint8Array(47))).toThrow("BOAT takes 48 bytes, not 47");
});
