/** What keeps tables from being on this device, if it is something that its host can mend. */

import { Problem } from "../connection/problemCode";

let isLinkerMissing = $state(false);

export const lacksLinker = (): boolean => isLinkerMissing;

export function noteProblem(problem: unknown): void {
  isLinkerMissing = problem instanceof Problem && problem.code === "no-linker";
}
