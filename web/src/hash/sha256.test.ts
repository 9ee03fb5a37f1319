import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { sha256, sha256Hex, toHex } from "./sha256";

test("the examples of the standard", () => {
  expect(sha256Hex("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  expect(sha256Hex("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
});

test("every length around a block, and text beyond ASCII", () => {
  for (let length = 0; length < 200; length++) {
    const bytes = Uint8Array.from({ length }, (_, i) => (37 * i + length) % 256);
    const expected = createHash("sha256").update(bytes).digest("hex");
    expect(toHex(sha256(bytes))).toBe(expected);
  }
  expect(sha256Hex("波")).toBe(createHash("sha256").update("波").digest("hex"));
});
