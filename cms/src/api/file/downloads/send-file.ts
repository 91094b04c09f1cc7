import type { Readable } from 'node:stream';
import contentDisposition from 'content-disposition';
import type { Context } from 'koa';
import parseRange from 'range-parser';
import { matchesTag } from '../../../http/entity-tag';
import { notFound, PortalError } from '../../../http/errors';
import { storage } from '../../../storage';
import { downloadName } from '../../../storage/validation/file-name';
import type { Range } from '../../../storage/provider/file-storage';
import type { StoredFile } from '../../../storage/stored-file';
import { downloadsUnderWay } from '../../../metrics/meters';

/** What is sent as an attachment. */
export interface Attachment {
  /** The file name. */
  name: string;
  mime: string;
  /** Bytes. */
  size: number;
  /** A strong entity tag, quoted. */
  tag: string;
  modified: Date;
  read(range?: Range): Promise<Readable>;
}

const unsatisfiable = (size: number): PortalError =>
  new PortalError(416, 'Dit deel van het bestand bestaat niet.', undefined, {
    'Content-Range': `bytes */${size}`,
  });

// A range is useful only to a client that holds the rest of the same content.
const continues = (condition: string, { tag, modified }: Attachment): boolean =>
  condition === '' || condition === tag || condition === modified.toUTCString();

// A suffix range longer than the file means the whole file (RFC 9110 section 14.1.2); the parser calls it
// unsatisfiable.
const withinSize = (header: string, size: number): string =>
  header.replace(/^bytes=-(\d+)$/, (_suffix, length: string) => `bytes=-${Math.min(Number(length), size)}`);

/** The single requested range; null for the whole content. */
function getRange(ctx: Context, attachment: Attachment): Range | null {
  const { size } = attachment;
  // A range has no meaning for HEAD (RFC 9110 section 14.2).
  const header = ctx.method === 'GET' ? ctx.get('Range') : '';
  if (header === '' || !continues(ctx.get('If-Range'), attachment)) return null;
  const ranges = parseRange(size, withinSize(header, size), { combine: true });
  if (ranges === -1) throw unsatisfiable(size);
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length > 1) return null;
  return ranges[0] ?? null;
}

function describe(ctx: Context, { name, mime, tag, modified }: Attachment): void {
  ctx.set('Content-Type', mime);
  ctx.set('Content-Disposition', contentDisposition(name));
  ctx.set('Accept-Ranges', 'bytes');
  // Ranges refer to uncompressed bytes.
  ctx.compress = false;
  ctx.set('Cache-Control', 'private, no-cache');
  ctx.set('X-Content-Type-Options', 'nosniff');
  ctx.set('ETag', tag);
  ctx.lastModified = modified;
}

/**
 * Streams an attachment, or the requested range of it. `begin` is called with the offset of the first byte before any
 * content or metadata is sent.
 */
export async function sendAttachment(
  ctx: Context,
  attachment: Attachment,
  begin: (firstByte: number) => Promise<void>,
): Promise<void> {
  if (matchesTag(ctx.get('If-None-Match'), attachment.tag)) {
    describe(ctx, attachment);
    ctx.status = 304;
    return;
  }
  const range = getRange(ctx, attachment);
  await begin(range?.start ?? 0);
  // Opened before the response starts, so that an unreadable file cannot cause a truncated one.
  const content = ctx.method === 'HEAD' ? null : await attachment.read(range ?? undefined);
  describe(ctx, attachment);
  ctx.status = range ? 206 : 200;
  if (range) ctx.set('Content-Range', `bytes ${range.start}-${range.end}/${attachment.size}`);
  // Koa would leave a client waiting when the stream fails.
  if (content) {
    downloadsUnderWay.inc();
    content.once('close', () => downloadsUnderWay.dec());
  }
  if (content) ctx.body = content.once('error', () => ctx.res.destroy());
  ctx.length = range ? range.end - range.start + 1 : attachment.size;
}

/** Streams a stored file, as `sendAttachment` does. Throws 404 when its content is gone. */
export async function sendFile(
  ctx: Context,
  file: StoredFile,
  begin: (firstByte: number) => Promise<void>,
): Promise<void> {
  const kept = await storage().about(file.key);
  if (!kept) throw notFound();
  const attachment: Attachment = {
    ...kept,
    name: downloadName(file),
    mime: file.mime,
    tag: `"${file.version}"`,
    read: (range) => storage().read(file.key, range),
  };
  await sendAttachment(ctx, attachment, begin);
}
