import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import { extract as tarReader, pack as tarWriter } from 'tar-stream';

/** A tar file being written. */
export interface ArchiveWriter {
  /** Adds an entry; `bytes` must be the exact size of its content. */
  add(name: string, bytes: number, content: Readable): Promise<void>;
  addPiece(name: string, piece: string | Buffer): Promise<void>;
  /** Waits until everything is on disk. */
  end(): Promise<void>;
}

const MODE = 0o600;

/** Writes a new tar file; the path may not exist yet. */
export function writeArchive(path: string): ArchiveWriter {
  const pack = tarWriter();
  const written = pipeline(pack, createWriteStream(path, { flags: 'wx', mode: MODE, flush: true }));
  // A write error, such as a full disk, rejects the pending `add` or `end`.
  const failed = new Promise<never>((_resolve, reject) => void written.catch(reject));
  failed.catch(() => undefined);
  const add = async (name: string, size: number, content: Readable): Promise<void> => {
    await Promise.race([pipeline(content, pack.entry({ name, size, mode: MODE })), failed]);
  };
  return {
    add,
    addPiece: (name, piece) =>
      new Promise((resolve, reject) => {
        pack.entry({ name, mode: MODE }, piece, (error) => (error ? reject(error) : resolve()));
        failed.catch(reject);
      }),
    async end() {
      pack.finalize();
      await written;
    },
  };
}

interface ArchiveEntry {
  name: string;
  content: Readable;
}

const PIECE = 256 * 1024;

/** Reads a tar file from the start. Each entry must be consumed before the next one is requested. */
export async function* readArchive(path: string): AsyncGenerator<ArchiveEntry> {
  const reader = tarReader();
  const file = createReadStream(path, { highWaterMark: PIECE });
  file.on('error', (error) => {
    reader.destroy(error);
  });
  file.pipe(reader);
  for await (const entry of reader) yield { name: entry.header.name, content: Readable.from(entry) };
}
