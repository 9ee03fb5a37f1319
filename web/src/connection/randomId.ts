/** 32 random hexadecimal digits. Browsers offer crypto.randomUUID only to pages with TLS. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
