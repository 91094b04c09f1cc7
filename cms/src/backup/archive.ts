import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import { extract as tarReader, pack as tarWriter } from 'tar-stream';

/** A tar file that is being written. */
export interface ArchiveWriter {
  /** Adds an entry; `bytes` has to be exactly what comes. */
  add(name: string, bytes: number, content: Readable): Promise<void>;
  addPiece(name: string, piece: string | Buffer): Promise<void>;
  /** Waits until everything is on the disk. */
  end(): Promise<void>;
}

const MODE = 0o600;

/** Writes a tar file where nothing is yet. */
export function writeArchive(path: string): ArchiveWriter {
  const pack = tarWriter();
  const written = pipeline(pack, createWriteStream(path, { flags: 'wx', mode: MODE, flush: true }));
  // A disk that is full is told to whoever adds something, or to who ends it.
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

/** One file in an archive. */
export interface ArchiveEntry {
  name: string;
  content: Readable;
}

const PIECE = 256 * 1024;

/** Reads a tar file from its beginning. Each entry has to be read before the next one comes. */
export async function* readArchive(path: string): AsyncGenerator<ArchiveEntry> {
  const reader = tarReader();
  const file = createReadStream(path, { highWaterMark: PIECE });
  file.on('error', (error) => {
    reader.destroy(error);
  });
  file.pipe(reader);
  for await (const entry of reader) yield { name: entry.header.name, content: Readable.from(entry) };
}
