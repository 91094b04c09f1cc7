import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { auditOnceADay } from '../../../audit';
import { parseBody, parseQuery } from '../../../http/parse-input';
import { getViewer } from '../../../http/portal-strategy';
import { presentFile } from '../../../published/present-asset';
import { createDownload } from '../lib/make-download';
import { checkPassword } from '../lib/share-password';
import { createShare, findShare, findSharedMembers, listShares, revokeShare } from '../lib/shares';
import { openInput, shareInput, shareListQuery, type OpenShareResponse } from '../schemas/share';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** POST /shares. */
  async create(ctx: Context) {
    ctx.body = { data: await createShare(strapi, getViewer(ctx), parseBody(ctx, shareInput)) };
  },

  /** GET /shares. */
  async find(ctx: Context) {
    ctx.body = await listShares(strapi, getViewer(ctx), parseQuery(ctx, shareListQuery));
  },

  /** DELETE /shares/:id. */
  async delete(ctx: Context) {
    await revokeShare(strapi, getViewer(ctx), String(ctx.params.id));
  },

  /** POST /shares/:token/open. */
  async open(ctx: Context) {
    ctx.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
    const { password } = parseBody(ctx, openInput);
    const share = await findShare(strapi, String(ctx.params.token));
    await checkPassword(strapi, ctx, share, password ?? '');
    const { maker, members } = await findSharedMembers(strapi, share);
    const { documentId: shareId, title, expiresAt } = share;
    const download = { viewer: maker, members, title, shareId, until: expiresAt };
    const { size, url } = await createDownload(strapi, download);
    const items = members.map(({ name, size: bytes, target }) => {
      const { preview } = presentFile(target.file, 'holder');
      return { name, size: bytes, preview };
    });
    await auditOnceADay(strapi, {
      action: 'share.open',
      subject: shareId,
      actor: null,
      details: { title },
    });
    const data: OpenShareResponse = { title, items, size, expires_at: expiresAt.toISOString(), url };
    ctx.body = { data };
  },
});
