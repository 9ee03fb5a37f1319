/** What went wrong, as a code. Workers use it, too, and have no words. */
export class Problem extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}
