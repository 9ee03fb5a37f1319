import { expect, test } from "vitest";
import { botSeed, gameSeed, keyOf, sealedCommitment, tableHash } from "./deal";
import { toHex } from "./sha256";

// The values are those of `namiji.record.deal` and `namiji.game.seeds`.

const TABLE = "e5189e0bc7d3071478a56c774c732f31b8b16540e50d76f9ede5a06f9d4ecb0b";

test("a deal is what the server makes of the same parts", () => {
  expect(tableHash("device-k7mq")).toBe(TABLE);
  expect(sealedCommitment(TABLE, 3, "7")).toBe(
    "2d512bdf63a60b569740bc3063eb4c097c7e354fae706b0b42613a755715496f",
  );
  const deal = { table: TABLE, seats: ["person", "master"], nonces: ["ab".repeat(16), null] };
  expect(gameSeed(deal, 3, "counterclockwise", "7")).toBe(
    "1123eb45f2a9b65d2583913f72593d76ae8a4e84314b8cbbea1824bc4a0b9547",
  );
});

test("so are keys and the seeds of bots", () => {
  expect(toHex(keyOf("7"))).toBe("2177a257062eb9cbb87196d6ba59397d");
  expect(botSeed("7", 2)).toBe("290113e5be574dad557551d9e7a98ffaf012eec0c66f9c242a1b614995d04fb7");
});
