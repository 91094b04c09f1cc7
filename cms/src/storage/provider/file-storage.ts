import type { Readable } from 'node:stream';

/** A byte range of a file, both ends inclusive. */
export interface Range {
  start: number;
  end: number;
}

/**
 * Stores the content of files, under keys that reveal nothing about their owner. Only the portal reads it:
 * access is checked before, and no storage URL leaves the server. Throws the errors of `storageFailure`.
 */
export interface FileStorage {
  /** Stores the content of a temporary file, which may be moved. All or nothing. */
  store(key: string, temporary: string): Promise<void>;
  /** Size in bytes and modification time; null when the key does not exist. */
  about(key: string): Promise<{ size: number; modified: Date } | null>;
  /** Reads the content, whole or a range of it. */
  read(key: string, range?: Range): Promise<Readable>;
  /** Removes the content; succeeds when it does not exist. */
  remove(key: string): Promise<void>;
}
