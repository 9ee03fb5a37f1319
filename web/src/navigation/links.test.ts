import { expect, it } from "vitest";

const components = import.meta.glob<string>("../**/*.svelte", {
  eager: true,
  query: "?raw",
  import: "default",
});

it("has no link that is right on a server only", () => {
  const wrong = Object.keys(components).filter((name) => components[name]!.includes('href="/'));
  expect(wrong).toEqual([]);
  expect(Object.keys(components).length).toBeGreaterThan(100);
});
