import { beforeEach, describe, expect, it } from "vitest";
import { commitmentOf, keepsNonces, rememberNonce } from "./nonces";

const NONCE = "ab".repeat(16);
const COMMITMENT = "c0ffee";
const deal = (...nonces: (string | null)[]) => ({ table: "", seats: [], nonces });
const game = (...nonces: (string | null)[]) => ({
  number: 2,
  commitment: COMMITMENT,
  deal: deal(...nonces),
});

beforeEach(() => {
  localStorage.clear();
});

describe("the nonces of this device", () => {
  it("are asked about only where it added some", () => {
    expect(keepsNonces("abc", game(NONCE))).toBeNull();
    rememberNonce("abc", 1, 1, { nonce: NONCE, commitment: COMMITMENT });
    rememberNonce("other", 2, 1, { nonce: NONCE, commitment: COMMITMENT });
    expect(keepsNonces("abc", game(NONCE))).toBeNull();
    expect(keepsNonces("abc", { ...game(), deal: null })).toBeNull();
  });

  it("have to be in the deal, at their seat", () => {
    rememberNonce("abc", 2, 1, { nonce: NONCE, commitment: COMMITMENT });
    expect(keepsNonces("abc", game(NONCE, null))).toBe(true);
    expect(keepsNonces("abc", game(null, NONCE))).toBe(false);
    rememberNonce("abc", 2, 2, { nonce: NONCE, commitment: COMMITMENT });
    expect(keepsNonces("abc", game(NONCE, null))).toBe(false);
  });

  it("do not count if the server promised another seed before it knew them", () => {
    rememberNonce("abc", 2, 1, { nonce: NONCE, commitment: "another" });
    expect(keepsNonces("abc", game(NONCE))).toBe(false);
  });

  it("are forgotten at some time", () => {
    for (let table = 0; table < 300; table++)
      rememberNonce(`t${table}`, 2, 1, { nonce: NONCE, commitment: COMMITMENT });
    expect(keepsNonces("t99", game(NONCE))).toBeNull();
    expect(keepsNonces("t100", game(NONCE))).toBe(true);
    expect(keepsNonces("t299", game(NONCE))).toBe(true);
  });
});

describe("a commitment", () => {
  it("is the hash of the seed alone in games without a deal", () => {
    const found = commitmentOf("abc", { number: 1, deal: null }, "7");
    expect(found).toBe("bea153d176b47aa52112feab3a3e6561e4e1a0f07c26c1b558e8c20406f74d93");
  });

  it("is bound to the table and the game", () => {
    const found = commitmentOf("k7mq-x2pd-9rtb", game(), "0f".repeat(16));
    expect(found).toBe("d89c1381a77d4b6bbe3f4174e08384364d31e2b94de733c4836e262294db89a8");
    expect(commitmentOf("k7mq-x2pd-9rtc", game(), "0f".repeat(16))).not.toBe(found);
  });
});
