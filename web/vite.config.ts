import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { marked } from "marked";
import { defineConfig, type Plugin } from "vite";

const pathOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

const CLIENT = pathOf("../src/namiji/client");
/** What the client is built from. */
const SOURCES = [
  ...["src", "public", "index.html", "package-lock.json"],
  ...["../src/namiji/locales", "../src/namiji/puzzles/standard.json"],
];

function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`)
    .sort();
}

/** A digest of all sources: pages, workers and stored files of one version belong together. */
function digestOfSources(): string {
  const digest = createHash("sha256");
  for (const file of SOURCES.map(pathOf).flatMap(filesIn)) digest.update(readFileSync(file));
  return digest.digest("hex").slice(0, 12);
}

/** `import.meta.env.VITE_VERSION`, the same in the page, and a list of all files of a version. */
function version(): Plugin {
  const VERSION = digestOfSources();
  return {
    name: "namiji-version",
    apply: "build",
    config: () => ({ define: { "import.meta.env.VITE_VERSION": JSON.stringify(VERSION) } }),
    transformIndexHtml: () => [
      { tag: "meta", attrs: { name: "version", content: VERSION }, injectTo: "head" },
    ],
    writeBundle() {
      const files = filesIn(CLIENT)
        .map((file) => file.slice(CLIENT.length + 1))
        .filter((file) => !UNUSED.test(file));
      writeFileSync(`${CLIENT}/files.json`, JSON.stringify({ version: VERSION, files }));
    },
  };
}

/** Not stored for offline use: what is stored anyway, and what only old browsers load. */
const UNUSED = /^index\.html$|^sw\.js$|^files\.json$|\.woff$|\.(br|gz)$/;

/** Turns Markdown into HTML. Headings are numbered, so that links fit in all languages. */
function pages(): Plugin {
  return {
    name: "namiji-pages",
    transform(source, id) {
      if (!id.endsWith(".md")) return;
      let section = 0;
      const html = (marked.parse(source) as string).replaceAll(
        "<h2>",
        () => `<h2 id="section-${++section}" tabindex="-1">`,
      );
      return { code: `export default ${JSON.stringify(html)};`, map: null };
    },
  };
}

/** `words:fr`: all catalogs of a language as one text, without comments and the terminal's. */
function words(): Plugin {
  const folder = pathOf("../src/namiji/locales/");
  return {
    name: "namiji-words",
    resolveId: (id) => (id.startsWith("words:") ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith("\0words:")) return;
      const language = folder + id.slice("\0words:".length);
      const files = readdirSync(language).filter((name) => /(?<!terminal)\.ftl$/.test(name));
      const texts = files.map((name) => {
        this.addWatchFile(`${language}/${name}`);
        return readFileSync(`${language}/${name}`, "utf8");
      });
      const text = texts.join("\n").replace(/^#.*\n/gm, "");
      return `export default ${JSON.stringify(text)};`;
    },
  };
}

/** Compresses files at build time. The server sends them as they are. */
function compressed(): Plugin {
  return {
    name: "namiji-compressed",
    apply: "build",
    writeBundle() {
      for (const entry of readdirSync(CLIENT, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !/\.(html|js|css|svg|json|webmanifest)$/.test(entry.name)) continue;
        const path = `${entry.parentPath}/${entry.name}`;
        const data = readFileSync(path);
        writeFileSync(`${path}.br`, brotliCompressSync(data));
        writeFileSync(`${path}.gz`, gzipSync(data, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), pages(), words(), version(), compressed()],
  // Files name each other relative to themselves, so that the client works in any folder. Only the
  // page names them from the root: a server has it under many addresses.
  base: "./",
  experimental: {
    renderBuiltUrl: (name, { hostType }) => (hostType === "html" ? `/${name}` : { relative: true }),
  },
  worker: { format: "es" },
  build: {
    outDir: CLIENT,
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content policy allows no data: addresses
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // What most pages share is one file: every further file takes another round trip.
      output: { codeSplitting: { groups: [{ name: "shared", minShareCount: 3 }] } },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: {
      "/api": { target: "http://127.0.0.1:8000", ws: true },
      "/wasm": { target: "http://127.0.0.1:8000" },
    },
  },
});
