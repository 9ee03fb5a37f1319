import { defineConfig, mergeConfig } from "vitest/config";
import vite from "./vite.config.ts";

export default mergeConfig(
  vite,
  defineConfig({
    resolve: { conditions: ["browser"] }, // Svelte's runtime for browsers, not the one for servers
    test: {
      environment: "happy-dom",
      include: ["src/**/*.test.ts"],
      isolate: false, // a fresh world for each file takes six times as long
      restoreMocks: true,
      unstubGlobals: true,
    },
  }),
);
