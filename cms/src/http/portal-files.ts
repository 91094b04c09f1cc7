import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Context } from 'koa';
import mime from 'mime-types';
import send from 'send';
import { type Coding, getCoding } from './coding';

/** For content that never changes at its URL. */
export const FOREVER = 'public, max-age=31536000, immutable';

/** The file extensions of precompressed files (scripts/lib/precompress.mjs). */
const ENDINGS: Record<Coding, string> = { br: '.br', gzip: '.gz' };

/** Whether the build precompressed a file. Only for names from the build itself. */
const isPacked = (root: string, name: string): boolean =>
  /^\/[\w./-]+$/.test(name) && !name.includes('..') && existsSync(path.join(root, name + ENDINGS.br));

/**
 * Sends a file of the built portal, precompressed where the client supports it; false when there is none. Files with a
 * hash in their name never change.
 */
export function sendPortalFile(ctx: Context, root: string): Promise<boolean> {
  return new Promise((resolve) => {
    const packed = isPacked(root, ctx.path);
    const coding = packed ? getCoding(ctx.get('Accept-Encoding')) : null;
    const name = coding ? ctx.path + ENDINGS[coding] : ctx.path;
    const file = send(ctx.req, name, { root, index: false, dotfiles: 'ignore', cacheControl: false });
    file.on('headers', (response) => {
      const isHashed = ctx.path.startsWith('/static/');
      response.setHeader('Cache-Control', isHashed ? FOREVER : 'no-cache');
      if (packed) response.setHeader('Vary', 'Accept-Encoding');
      if (!coding) return;
      response.setHeader('Content-Encoding', coding);
      response.setHeader(
        'Content-Type',
        mime.contentType(path.extname(ctx.path)) || 'application/octet-stream',
      );
    });
    const none = (): void => {
      if (ctx.res.headersSent) return void ctx.res.destroy();
      ctx.respond = true;
      ctx.res.statusCode = 404;
      resolve(false);
    };
    file.on('error', none).on('directory', none);
    ctx.res.once('close', () => resolve(true));
    ctx.respond = false;
    // Koa presets 404, for which `send` would skip the freshness check.
    ctx.res.statusCode = 200;
    file.pipe(ctx.res);
  });
}
