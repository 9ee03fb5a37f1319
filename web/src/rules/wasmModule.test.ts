import { expect, test } from "vitest";
import type { Description } from "./description.ts";
import { WasmModule } from "./wasmModule.ts";

/** A module with one function: `sum(address)` adds the two int32 that are there. */
const CODE = new Uint8Array(
  [
    [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    [1, 6, 1, 0x60, 1, 0x7f, 1, 0x7f], // the type of a function from an int32 to one
    [3, 2, 1, 0],
    [5, 3, 1, 0, 1], // a page of memory
    [6, 7, 1, 0x7f, 0, 0x41, 0x80, 0x08, 0x0b], // a global: 1024
    [7, 30, 3], // exports
    [3, 0x73, 0x75, 0x6d, 0, 0],
    [6, 0x6d, 0x65, 0x6d, 0x6f, 0x72, 0x79, 2, 0],
    [11, 0x5f, 0x5f, 0x68, 0x65, 0x61, 0x70, 0x5f, 0x62, 0x61, 0x73, 0x65, 3, 0],
    [10, 15, 1, 13, 0, 0x20, 0, 0x28, 2, 0, 0x20, 0, 0x28, 2, 4, 0x6a, 0x0b],
  ].flat(),
);

const DESCRIPTION = {
  records: { PAIR: { size: 8, fields: { value: { type: "int32", offset: 0, shape: [2] } } } },
  modules: { sums: { sum: { parameters: { pair: "PAIR*" }, result: "int32" } } },
} as unknown as Description;

async function sums(): Promise<WasmModule> {
  return WasmModule.load(CODE, DESCRIPTION, "sums");
}

test("functions read what was written", async () => {
  const module = await sums();
  const pair = module.allocate("PAIR");
  pair.set("value", 20, 0);
  pair.set("value", -3, 1);
  expect(module.call("sum", pair)).toBe(17);
  expect(module.call("sum", module.place("PAIR", new Uint8Array([1, 0, 0, 0, 2, 1, 0, 0])))).toBe(
    259,
  );
});

test("the memory grows, and blocks stay where they are", async () => {
  const module = await sums();
  const pair = module.allocate("PAIR");
  pair.set("value", 5, 0);
  const large = module.allocate("uint64", 100_000);
  large.bytes.fill(255);
  expect(large.address % 16).toBe(0);
  expect(module.call("sum", pair)).toBe(5);
});

test("a call with something else than it takes is refused", async () => {
  const module = await sums();
  expect(() => module.call("sum", 1024)).toThrow("'sum' takes PAIR*, not number");
  expect(() => module.call("sum", module.allocate("int32"))).toThrow("not int32*");
  expect(() => module.call("sum")).toThrow("'sum' is no function of 0 parameters");
  expect(() => module.call("product", 1)).toThrow("'product' is no function of 1 parameters");
  expect(() => module.allocate("BOAT")).toThrow("no record and no number: 'BOAT'");
});
