/** Why a backup or a restore stops, with a message for the operator. */
export class BackupRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BackupRefused';
  }
}

/** Receives the progress of a backup or a restore. */
export interface Progress {
  step(what: string): void;
  /** Progress within the step; called often. */
  at(done: number, total: number, unit: 'rows' | 'bytes'): void;
  /** A warning for the operator that does not stop the run. */
  warn(sentence: string): void;
}
