import { brotliCompressSync, gzipSync } from "node:zlib";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { marked } from "marked";
import { defineConfig, type Plugin } from "vite";

const CLIENT = fileURLToPath(new URL("../src/namiji/client", import.meta.url));

/** Pages in Markdown become HTML when the client is built; headings are numbered, so that links outlive a change of language. */
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

/** `words:fr`: all that we say in a language, as one text without its comments. What the terminal alone says stays out. */
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

/** Compressed once, when built: the server sends what it finds. */
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
      // What most pages share comes as one file, at once: each file more is a wait more.
      output: { codeSplitting: { groups: [{ name: "shared", minShareCount: 3 }] } },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
});
