import contentDisposition from 'content-disposition';
import type { Context } from 'koa';
import parseRange from 'range-parser';
import { matchesTag } from '../../../http/entity-tag';
import { PortalError } from '../../../http/errors';
import { downloadName } from '../../../storage/validation/file-name';
import type { Range } from '../../../storage/provider/file-storage';
import { activeDownloads } from '../../../metrics/meters';
import type { Content } from './content';

const unsatisfiable = (size: number): PortalError =>
  new PortalError(416, 'Dit deel van het bestand bestaat niet.', undefined, {
    'Content-Range': `bytes */${size}`,
  });

// A range is useful only to a client that holds the rest of the same content.
const continues = (condition: string, tag: string, modified: Date): boolean =>
  condition === '' || condition === tag || condition === modified.toUTCString();

// A suffix range longer than the file means the whole file (RFC 9110 section 14.1.2); the parser calls it
// unsatisfiable.
const withinSize = (header: string, size: number): string =>
  header.replace(/^bytes=-(\d+)$/, (_suffix, length: string) => `bytes=-${Math.min(Number(length), size)}`);

// Such a header is invalid and ignored (RFC 9110 section 14.1.1); the parser calls it unsatisfiable.
const endsBeforeStart = (header: string): boolean =>
  [...header.matchAll(/(?<!\d)(\d+)-(\d+)/g)].some(([, first, last]) => Number(first) > Number(last));

/** The single requested range; null for the whole file. */
function getRange(ctx: Context, tag: string, { size, modified }: Content): Range | null {
  // A range has no meaning for HEAD (RFC 9110 section 14.2).
  const header = ctx.method === 'GET' ? ctx.get('Range') : '';
  if (header === '' || endsBeforeStart(header)) return null;
  if (!continues(ctx.get('If-Range'), tag, modified)) return null;
  const ranges = parseRange(size, withinSize(header, size), { combine: true });
  if (ranges === -1) throw unsatisfiable(size);
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length > 1) return null;
  return ranges[0] ?? null;
}

// nginx evaluates If-Match and If-Range against this tag, which it derives from the file.
const proxyTag = ({ modified, size }: Content): string =>
  `"${Math.floor(modified.getTime() / 1000).toString(16)}-${size.toString(16)}"`;

/** How a response names and caches its file. */
interface Manner {
  type: 'attachment' | 'inline';
  cacheControl: string;
}

const AS_DOWNLOAD: Manner = { type: 'attachment', cacheControl: 'private, no-cache' };

function describe(ctx: Context, tag: string, content: Content, { type, cacheControl }: Manner): void {
  ctx.set('Content-Type', content.mime);
  ctx.set('Content-Disposition', contentDisposition(downloadName(content), { type }));
  ctx.set('Accept-Ranges', 'bytes');
  // Ranges refer to uncompressed bytes.
  ctx.compress = false;
  ctx.set('Cache-Control', cacheControl);
  ctx.set('X-Content-Type-Options', 'nosniff');
  ctx.set('ETag', tag);
  ctx.lastModified = content.modified;
}

/**
 * Streams a file, or the requested range of it; or leaves that to the proxy. `begin` is called with the requested part
 * before anything is sent. By default it is an attachment that only its reader may keep.
 */
export async function sendFile(
  ctx: Context,
  content: Content,
  begin: (part: Range) => Promise<void>,
  manner = AS_DOWNLOAD,
): Promise<void> {
  const { atProxy } = content;
  const tag = atProxy === undefined ? `"${content.version}"` : proxyTag(content);
  if (matchesTag(ctx.get('If-None-Match'), tag)) {
    describe(ctx, tag, content, manner);
    ctx.status = 304;
    return;
  }
  const range = getRange(ctx, tag, content);
  await begin(range ?? { start: 0, end: content.size - 1 });
  if (atProxy !== undefined) {
    describe(ctx, tag, content, manner);
    // The proxy handles ranges and declares that itself; nginx would send the header twice.
    ctx.remove('Accept-Ranges');
    ctx.set('X-Accel-Redirect', atProxy);
    ctx.body = '';
    return;
  }
  // Opened before the response starts, so that an unreadable file cannot cause a truncated one.
  const bytes = ctx.method === 'HEAD' ? null : await content.read(range ?? undefined);
  describe(ctx, tag, content, manner);
  ctx.status = range ? 206 : 200;
  if (range) ctx.set('Content-Range', `bytes ${range.start}-${range.end}/${content.size}`);
  // Koa would leave a client waiting when the stream fails.
  if (bytes) {
    activeDownloads.inc();
    bytes.once('close', () => activeDownloads.dec());
  }
  if (bytes) ctx.body = bytes.once('error', () => ctx.res.destroy());
  ctx.length = range ? range.end - range.start + 1 : content.size;
}
