import type { Readable } from 'node:stream';

/** A piece of a file; both ends included. */
export interface Range {
  start: number;
  end: number;
}

/**
 * Where the content of files is kept, under keys that say nothing of whom it belongs to. Only the portal reads it: rights
 * are decided before, and no address of the storage leaves the server. Throws what `storageFailure` makes.
 */
export interface FileStorage {
  /** Keeps the content of a temporary file, which may be gone afterwards. All of it or nothing. */
  store(key: string, temporary: string): Promise<void>;
  /** Bytes of what is kept, and since when; null when nothing is. */
  about(key: string): Promise<{ size: number; modified: Date } | null>;
  /** Reads what is kept, whole or a piece of it. */
  read(key: string, range?: Range): Promise<Readable>;
  /** Forgets what is kept; fine when nothing is. */
  remove(key: string): Promise<void>;
}
