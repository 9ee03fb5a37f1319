/** How much has arrived of what the workers of this page fetch. */

import type { Loader } from "./messages";

const shares = $state<Partial<Record<Loader, number>>>({});

/** From 0 to 1, of the worker that has least; null while nothing is being fetched. */
export function loadedShare(): number | null {
  const under = Object.values(shares).filter((share) => share < 1);
  return under.length ? Math.min(...under) : null;
}

export function setLoadedShare(loader: Loader, share: number): void {
  shares[loader] = share;
}
