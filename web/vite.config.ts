import { brotliCompressSync, gzipSync } from "node:zlib";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { marked } from "marked";
import { defineConfig, type Plugin } from "vite";

const CLIENT = fileURLToPath(new URL("../src/namiji/client", import.meta.url));

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
  const folder = fileURLToPath(new URL("../src/namiji/locales/", import.meta.url));
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
        if (!entry.isFile() || !/\.(html|js|css|svg|webmanifest)$/.test(entry.name)) continue;
        const path = `${entry.parentPath}/${entry.name}`;
        const data = readFileSync(path);
        writeFileSync(`${path}.br`, brotliCompressSync(data));
        writeFileSync(`${path}.gz`, gzipSync(data, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), pages(), words(), compressed()],
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
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
});
