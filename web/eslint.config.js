import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";

export default defineConfig(
  // Generated from docs/protocol.schema.json: `npm run types`.
  globalIgnores(["src/connection/protocol.ts"]),
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  ts.configs.stylisticTypeChecked,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, extraFileExtensions: [".svelte"] },
    },
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }],
      "object-shorthand": "error",
      // Lookups by seat, position or card cannot fail: the server sends consistent data. The mark
      // says so, since noUncheckedIndexedAccess cannot know it.
      "@typescript-eslint/no-non-null-assertion": "off",
      // A handler in one line may call a function that returns nothing.
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      // `{ [key]: dropped, ...others }` is how a property is left out.
      "@typescript-eslint/no-unused-vars": ["error", { ignoreRestSiblings: true }],
      // Seat 0 and the empty string stand for none.
      "@typescript-eslint/prefer-nullish-coalescing": [
        "error",
        { ignorePrimitives: { number: true, string: true } },
      ],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
    // To ESLint, whatever comes from another component is `any`. svelte-check knows the types.
    rules: {
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
  {
    files: ["**/*.js", "**/*.mjs"],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { globals: globals.node },
  },
  {
    files: ["src/art/**"],
    // The lists of a drawing never change, so their items need no keys.
    rules: { "svelte/require-each-key": "off" },
  },
  { files: ["public/sw.js"], languageOptions: { globals: globals.serviceworker } },
);
