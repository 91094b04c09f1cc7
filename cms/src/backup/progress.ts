/** Where a backup or a restore tells how far it is. */
export interface Progress {
  /** What happens from now on. */
  step(what: string): void;
  /** How much of it is done; called often. */
  at(done: number, total: number, unit: 'rows' | 'bytes'): void;
  /** What the operator has to know and that stops nothing. */
  warn(sentence: string): void;
}
