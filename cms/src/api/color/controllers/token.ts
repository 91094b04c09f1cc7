import type { Core } from '@strapi/strapi';
import contentDisposition from 'content-disposition';
import type { Context } from 'koa';
import { notFound } from '../../../http/errors';
import { parseQuery } from '../../../http/parse-input';
import { toCachedResponse } from '../../../http/response-cache';
import { sendCached } from '../../../http/send-cached';
import { API_PREFIX } from '../../../shared/addresses';
import { type FormatName, FORMATS } from '../formats';
import { type ColorVersion, findVersion, loadLatestVersion } from '../lib/versions';
import { tokenQuery } from '../schemas/token';

const REVALIDATED = 'public, max-age=0, must-revalidate';
const FOREVER = 'public, max-age=31536000, immutable';

async function send(
  ctx: Context,
  version: ColorVersion,
  format: FormatName,
  cacheControl: string,
): Promise<void> {
  const { type, ending, make } = FORMATS[format];
  const name = `huisstijl-v${version.n}${ending}`;
  ctx.set('Content-Disposition', contentDisposition(name, { type: 'inline' }));
  await sendCached(ctx, toCachedResponse(make(version), { type, cacheControl, vary: ['Accept-Encoding'] }));
}

/** The version number in a path; null for anything else. */
const getNumber = (text: unknown): number | null =>
  typeof text === 'string' && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** GET /tokens. */
  async find(ctx: Context) {
    const { format } = parseQuery(ctx, tokenQuery);
    const version = await loadLatestVersion(strapi);
    ctx.set('Content-Location', `${API_PREFIX}/tokens/v${version.n}?format=${format}`);
    await send(ctx, version, format, REVALIDATED);
  },

  /** GET /tokens/v:n. */
  async findVersion(ctx: Context) {
    const { format } = parseQuery(ctx, tokenQuery);
    const n = getNumber(ctx.params.n);
    const version = n === null ? null : await findVersion(strapi, n);
    if (!version) throw notFound('Deze versie bestaat niet.');
    await send(ctx, version, format, FOREVER);
  },
});
