// Draws the icons in public/: node icons.mjs. It needs Chromium, at $CHROMIUM or on the path.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";

const SEAL = "#b83a25";
const PAPER = "#fffaf0";
const folder = fileURLToPath(new URL("public/", import.meta.url));
const chromium = process.env.CHROMIUM ?? "chromium";

const vite = await createServer({
  server: { middlewareMode: true },
  appType: "custom",
  logLevel: "warn",
});
const { render } = await vite.ssrLoadModule("svelte/server");
async function drawn(component) {
  const { default: Drawing } = await vite.ssrLoadModule(`/src/art/motif/${component}.svelte`);
  return render(Drawing)
    .body.replace(/<!--.*?-->/g, "")
    .replace(/ class="[^"]*"/g, "");
}
const emblem = await drawn("Emblem");
const stamp = await drawn("Stamp");
await vite.close();

const svg = (inner) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${inner}</svg>\n`;
const icon = svg(`<g fill="${SEAL}">${stamp}</g><g fill="${PAPER}">${emblem}</g>`);
// A maskable icon may be cut to a circle. The seal's color fills it, the emblem is in the middle.
const maskable = svg(
  `<rect width="48" height="48" fill="${SEAL}"/>` +
    `<g fill="${PAPER}" transform="translate(7.2 7.2) scale(.7)">${emblem}</g>`,
);

const scratch = mkdtempSync(join(tmpdir(), "icons-"));
function picture(drawing, name, size) {
  const page = join(scratch, "icon.html");
  writeFileSync(
    page,
    `<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${drawing}`,
  );
  execFileSync(
    chromium,
    [
      "--headless",
      "--no-sandbox",
      "--hide-scrollbars",
      "--default-background-color=00000000",
      `--window-size=${size},${size}`,
      `--screenshot=${join(folder, name)}`,
      page,
    ],
    { stdio: "ignore" },
  );
}

writeFileSync(join(folder, "icon.svg"), icon);
picture(icon, "icon-192.png", 192);
picture(icon, "icon-512.png", 512);
picture(maskable, "icon-maskable-512.png", 512);
rmSync(scratch, { recursive: true });
