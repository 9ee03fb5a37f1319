/** Which page an address shows. */

import { isSite, placeOf, to } from "./pageAddress";
import { isOnDevice } from "../device/tableId";

export type Route =
  | { page: "home" }
  | { page: "new" }
  | { page: "tables" }
  | { page: "games" }
  | { page: "table"; id: string }
  | { page: "replay"; id: string; game: number }
  | { page: "device-table"; id: string }
  | { page: "device-replay"; id: string; game: number }
  | { page: "record" }
  | { page: "rules" }
  | { page: "about" }
  | { page: "learn" }
  | { page: "puzzles" }
  | { page: "voyage" }
  | { page: "editions"; digest: string | null }
  | { page: "not-found" };

const PAGES = new Set([
  ...(["new", "tables", "games", "rules", "about", "learn", "record"] as const),
  ...(["puzzles", "voyage"] as const),
]);

export function routeOf(path: string): Route {
  const parts = path.split("/").filter(Boolean);
  const [first, id, games, game] = parts;
  if (first === undefined) return { page: "home" };
  if (first === "t" && id) {
    const here = isOnDevice(id);
    if (parts.length === 2) return { page: here ? "device-table" : "table", id };
    const number = Number(game);
    if (games === "games" && parts.length === 4 && number >= 1)
      return { page: here ? "device-replay" : "replay", id, game: number };
  }
  if (first === "editions" && parts.length <= 2) return { page: "editions", digest: id ?? null };
  for (const page of PAGES) if (first === page && parts.length === 1) return { page };
  return { page: "not-found" };
}

const routeHere = (): Route => routeOf(placeOf(location).path);

let current = $state.raw(routeHere());

export function route(): Route {
  return current;
}

export function go(path: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, "", to(path));
  else history.pushState(null, "", to(path));
  current = routeHere();
  scrollTo(0, 0);
}

/** Follows links to our own pages without loading the whole page again. */
export function followLinks(): void {
  addEventListener("popstate", () => (current = routeHere()));
  addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const link = (event.target as Element).closest("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin)
      return;
    if (isSite ? link.pathname !== location.pathname : link.pathname.startsWith("/api/")) return;
    const { path, fragment } = placeOf(link);
    if (fragment && path === placeOf(location).path) return;
    event.preventDefault();
    go(fragment ? `${path}#${fragment}` : path);
  });
}
