/** Which page an address shows. */

export type Route =
  | { page: "home" }
  | { page: "new" }
  | { page: "tables" }
  | { page: "table"; id: string }
  | { page: "replay"; id: string; game: number }
  | { page: "rules" }
  | { page: "about" }
  | { page: "learn" }
  | { page: "editions"; digest: string | null }
  | { page: "not-found" };

const PAGES = new Set(["new", "tables", "rules", "about", "learn"] as const);

export function routeOf(path: string): Route {
  const parts = path.split("/").filter(Boolean);
  const [first, id, games, game] = parts;
  if (first === undefined) return { page: "home" };
  if (first === "t" && id) {
    if (parts.length === 2) return { page: "table", id };
    const number = Number(game);
    if (games === "games" && parts.length === 4 && number >= 1)
      return { page: "replay", id, game: number };
  }
  if (first === "editions" && parts.length <= 2) return { page: "editions", digest: id ?? null };
  for (const page of PAGES) if (first === page && parts.length === 1) return { page };
  return { page: "not-found" };
}

let current = $state.raw(routeOf(location.pathname));

export function route(): Route {
  return current;
}

export function go(path: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  current = routeOf(location.pathname);
  scrollTo(0, 0);
}

/** Follows links to our own pages without loading the whole page again. */
export function followLinks(): void {
  addEventListener("popstate", () => (current = routeOf(location.pathname)));
  addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const link = (event.target as Element).closest("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin)
      return;
    if (link.pathname.startsWith("/api/") || (link.hash && link.pathname === location.pathname))
      return;
    event.preventDefault();
    go(link.pathname + link.hash);
  });
}
