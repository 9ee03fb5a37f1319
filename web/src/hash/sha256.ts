/**
 * SHA-256 (FIPS 180-4). Browsers offer theirs only to pages with TLS and answer later; deals and
 * commitments need one that is always there.
 */

const BLOCK = 64;

/** The first 32 bits of the fractional parts of roots of the first primes. */
const ROUND_KEYS = fractions(64, Math.cbrt);
const START = fractions(8, Math.sqrt);

function fractions(count: number, root: (n: number) => number): Uint32Array {
  const words = new Uint32Array(count);
  let found = 0;
  for (let n = 2; found < count; n++) {
    let divisor = 2;
    while (divisor * divisor <= n && n % divisor) divisor++;
    if (divisor * divisor > n) words[found++] = (root(n) % 1) * 2 ** 32;
  }
  return words;
}

export function sha256(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK);
  padded.set(message);
  padded[message.length] = 0x80;
  const words = new DataView(padded.buffer);
  words.setBigUint64(padded.length - 8, BigInt(message.length) * 8n);
  const hash = START.slice();
  for (let at = 0; at < padded.length; at += BLOCK) compress(hash, words, at);
  const digest = new DataView(new ArrayBuffer(4 * hash.length));
  hash.forEach((word, i) => digest.setUint32(4 * i, word));
  return new Uint8Array(digest.buffer);
}

/** Of a line of text, in hexadecimal digits. */
export function sha256Hex(text: string): string {
  return toHex(sha256(new TextEncoder().encode(text)));
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const rotate = (word: number, by: number) => (word >>> by) | (word << (32 - by));

function compress(hash: Uint32Array, message: DataView, at: number): void {
  const w = new Uint32Array(64);
  for (let i = 0; i < 16; i++) w[i] = message.getUint32(at + 4 * i);
  for (let i = 16; i < 64; i++) {
    const early = w[i - 15]!;
    const late = w[i - 2]!;
    const mixed = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    w[i] = w[i - 16]! + mixed + w[i - 7]! + (rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10));
  }
  let [a, b, c, d, e, f, g, h] = hash as unknown as Eight;
  for (let i = 0; i < 64; i++) {
    const sum = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const first = (h + sum + ((e & f) ^ (~e & g)) + ROUND_KEYS[i]! + w[i]!) | 0;
    const second = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = hash[i]! + word));
}

type Eight = [number, number, number, number, number, number, number, number];
