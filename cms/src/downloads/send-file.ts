import contentDisposition from 'content-disposition';
import type { Context } from 'koa';
import parseRange from 'range-parser';
import { matchesTag } from '../http/entity-tag';
import { notFound, PortalError } from '../http/errors';
import { storage } from '../storage';
import { downloadName } from '../storage/content/file-name';
import type { Range } from '../storage/file-storage';
import type { StoredFile } from '../storage/stored-file';

const unsatisfiable = (size: number): PortalError =>
  new PortalError(416, 'Dit deel van het bestand bestaat niet.', undefined, {
    'Content-Range': `bytes */${size}`,
  });

// A piece is of use only to who has the rest of the same content.
function continues(ctx: Context): boolean {
  const condition = ctx.get('If-Range');
  return (
    condition === '' ||
    condition === ctx.response.get('ETag') ||
    condition === ctx.response.get('Last-Modified')
  );
}

/** The one piece that is asked for; null for the whole file. */
function rangeOf(ctx: Context, size: number): Range | null {
  const header = ctx.get('Range');
  if (header === '' || !continues(ctx)) return null;
  const ranges = parseRange(size, header, { combine: true });
  if (ranges === -1) throw unsatisfiable(size);
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length > 1) return null;
  return ranges[0] ?? null;
}

/**
 * Answers with a file to be saved, or the piece of it that is asked for; streaming. `begin` comes before any of it goes
 * out, with the number of the first byte.
 */
export async function sendFile(
  ctx: Context,
  file: StoredFile,
  begin: (firstByte: number) => Promise<void>,
): Promise<void> {
  const kept = await storage().about(file.key);
  if (!kept) throw notFound();
  ctx.status = 200;
  ctx.set('Content-Type', file.mime);
  ctx.set('Content-Disposition', contentDisposition(downloadName(file)));
  ctx.set('Accept-Ranges', 'bytes');
  ctx.set('Cache-Control', 'private, no-cache');
  ctx.set('X-Content-Type-Options', 'nosniff');
  const tag = `"${file.version}"`;
  ctx.set('ETag', tag);
  ctx.lastModified = kept.modified;
  if (matchesTag(ctx.get('If-None-Match'), tag)) {
    ctx.status = 304;
    return;
  }
  const range = rangeOf(ctx, kept.size);
  if (range) {
    ctx.status = 206;
    ctx.set('Content-Range', `bytes ${range.start}-${range.end}/${kept.size}`);
  }
  ctx.length = range ? range.end - range.start + 1 : kept.size;
  if (ctx.method === 'HEAD') return;
  await begin(range?.start ?? 0);
  const content = await storage().read(file.key, range ?? undefined);
  // Koa leaves who waits for the rest waiting.
  ctx.body = content.once('error', () => ctx.res.destroy());
}
