import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';
import { invalidField, PortalError, tooLarge } from '../../http/errors';
import { uploads } from '../../metrics/meters';
import { measureContent } from '../file-snapshot';
import { tempFolder } from '../folders';
import { isDiskFull } from '../../utils/is-full';
import { warnDiskFull, storageFull } from '../storage-failure';
import type { FileSnapshot } from '../stored-file';

const UNITS = ['bytes', 'KB', 'MB', 'GB', 'TB'];
const BASE = 1024;

/** A number of bytes in readable form. */
export function formatSize(bytes: number): string {
  const power = bytes > 0 ? Math.min(Math.floor(Math.log(bytes) / Math.log(BASE)), UNITS.length - 1) : 0;
  const amount = bytes / BASE ** power;
  return `${amount.toLocaleString('nl-NL', { maximumFractionDigits: 1 })} ${UNITS[power]}`;
}

/** An uploaded file in a temporary place. */
export interface ReceivedFile {
  field: string;
  name: string;
  path: string;
  /** What was measured of the upload. */
  sent: FileSnapshot;
}

export interface ReceivedForm {
  fields: [name: string, value: string][];
  files: ReceivedFile[];
}

export interface UploadRules {
  /** File fields of the form, as errors name them, with the maximum number of files. A name may end in []. */
  files: Record<string, number>;
  /** Maximum bytes per file. */
  maxBytes: number;
}

const MAX_FIELDS = 50;
const MAX_FIELD_BYTES = 100_000;
// More than any form has; parts without a name count too.
const MAX_PARTS = 200;
const BROKEN = 'De upload is onvolledig of beschadigd. Probeer het opnieuw.';

const plainName = (field: string): string => field.replace(/\[\d*\]$/, '');

/** Passes bytes through and measures them on the way. */
function measuring() {
  const { add, snapshot } = measureContent();
  const tap = new Transform({
    transform(piece: Buffer, _encoding, done) {
      add(piece);
      done(null, piece);
    },
  });
  return { snapshot, tap };
}

function getForm(request: IncomingMessage, maxBytes: number): busboy.Busboy {
  // One extra byte distinguishes a file that is too large from one that just fits.
  const limits = {
    parts: MAX_PARTS,
    fields: MAX_FIELDS,
    fieldSize: MAX_FIELD_BYTES,
    fileSize: maxBytes + 1,
  };
  try {
    return busboy({ headers: request.headers, defParamCharset: 'utf8', limits });
  } catch {
    throw invalidField('body', BROKEN);
  }
}

/** Streams the form of a request into a folder. Rejects with the first error. */
function readForm(
  request: IncomingMessage,
  folder: string,
  { files: allowed, maxBytes }: UploadRules,
): Promise<ReceivedForm> {
  const fields: ReceivedForm['fields'] = [];
  const writing: Promise<ReceivedFile>[] = [];
  const counts = new Map<string, number>();

  return new Promise((resolve, reject) => {
    const form = getForm(request, maxBytes);

    let failure: Error | null = null;
    // All writing must have stopped before the folder is removed.
    const finish = async (): Promise<void> => {
      const written = await Promise.allSettled(writing);
      if (failure) reject(failure);
      else
        resolve({
          fields,
          files: written.flatMap((file) => (file.status === 'fulfilled' ? file.value : [])),
        });
    };
    const fail = (error: Error): void => {
      failure ??= error;
      request.unpipe(form);
      // The client only receives the response once its request is drained.
      request.resume();
      // The parser cannot be destroyed from within its own event handlers.
      setImmediate(() => form.destroy());
      void finish();
    };

    const refusal = (field: string): Error | null => {
      const count = (counts.get(field) ?? 0) + 1;
      counts.set(field, count);
      const most = Object.hasOwn(allowed, field) ? allowed[field] : undefined;
      if (most === undefined) return invalidField(field, 'Dit veld bestaat niet.');
      return count > most
        ? invalidField(field, `Stuur hoogstens ${most} ${most === 1 ? 'bestand' : 'bestanden'} tegelijk.`)
        : null;
    };

    const take = (field: string, name: string, content: Readable): void => {
      const refused = failure ?? refusal(field);
      if (refused) {
        content.on('error', () => undefined).resume();
        fail(refused);
        return;
      }
      const place = path.join(folder, String(writing.length));
      content.once('limit', () => {
        fail(tooLarge(`Dit bestand is te groot: het mag ${formatSize(maxBytes)} zijn.`, field));
      });
      const { snapshot, tap } = measuring();
      const written = pipeline(content, tap, createWriteStream(place, { flags: 'wx', mode: 0o600 })).then(
        () => ({ field, name, path: place, sent: snapshot() }),
      );
      written.catch(fail);
      writing.push(written);
    };

    form.on('file', (field, content, { filename }) => take(plainName(field), filename ?? '', content));
    form.on('field', (name, value, { valueTruncated }) => {
      if (valueTruncated) fail(tooLarge('Deze tekst is te lang.', name));
      else fields.push([name, value]);
    });
    const tooMany = (): void => fail(invalidField('body', 'De aanvraag heeft te veel velden.'));
    form.once('fieldsLimit', tooMany).once('partsLimit', tooMany);
    form.on('error', () => fail(invalidField('body', BROKEN)));
    form.once('close', () => void finish());
    const left = (): void => {
      // Even when all bytes arrived: unread ones are lost when the client disconnects.
      if (!request.readableEnded) fail(invalidField('body', BROKEN));
    };
    // A client that disconnected earlier emits no further event.
    if (request.destroyed) return left();
    request.once('close', left);
    request.pipe(form);
  });
}

/**
 * Receives a multipart form and passes it to `use`. Files that `use` did not move are removed afterwards,
 * also when the request is refused or aborted.
 */
export async function receiveUpload<T>(
  request: IncomingMessage,
  rules: UploadRules,
  use: (received: ReceivedForm) => Promise<T>,
): Promise<T> {
  const folder = path.join(tempFolder(), `upload-${randomUUID()}`);
  try {
    await mkdir(folder, { mode: 0o700 });
    const kept = await use(await readForm(request, folder, rules));
    uploads.inc({ outcome: 'kept' });
    return kept;
  } catch (error) {
    uploads.inc({ outcome: error instanceof PortalError ? 'refused' : 'failed' });
    if (!isDiskFull(error)) throw error;
    warnDiskFull(error);
    throw storageFull();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
