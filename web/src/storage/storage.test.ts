import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readStored, restore, writeStored } from "./storage";

const KEY = "namiji.test";

beforeEach(() => {
  localStorage.clear();
});

it("reads what it wrote", () => {
  writeStored(KEY, { a: [1, 2] });
  expect(readStored(KEY)).toEqual({ a: [1, 2] });
});

it.each([
  ["nothing", null],
  ["broken", "{"],
  ["a number", "3"],
  ["a list", "[1]"],
  ["null", "null"],
])("reads %s as nothing", (_, stored) => {
  if (stored !== null) localStorage.setItem(KEY, stored);
  expect(readStored(KEY)).toBeNull();
});

describe("a browser that stores nothing", () => {
  beforeEach(() => {
    vi.stubGlobal("localStorage", {
      getItem: () => null,
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
    });
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    writeStored(KEY, {}); // forgets what could not be stored
  });

  it("keeps values while the page is open", () => {
    writeStored(KEY, { a: 1 });
    expect(readStored(KEY)).toEqual({ a: 1 });
    writeStored(KEY, { a: 2 });
    expect(readStored(KEY)).toEqual({ a: 2 });
  });
});

it("restores only properties that pass their checks", () => {
  const checks = {
    name: (value: unknown) => typeof value === "string",
    age: (value: unknown) => typeof value === "number",
  };
  const defaults = { name: "Ana", age: 3 };
  expect(restore(defaults, { name: "Bo", age: "old", toString: 1 }, checks)).toEqual({
    name: "Bo",
    age: 3,
  });
  expect(restore(defaults, null, checks)).toEqual(defaults);
});
