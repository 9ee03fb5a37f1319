/** How much of the modules has arrived, from 0 to 1; null while none is being fetched. */

let share = $state<number | null>(null);

export const loadedShare = (): number | null => share;

export function setLoadedShare(next: number | null): void {
  share = next;
}
