import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { auditOnceADay } from '../../../audit';
import { PortalError } from '../../../http/errors';
import { listQuery } from '../../../http/lists';
import { parseBody, parseQuery } from '../../../http/parse-input';
import { getViewer } from '../../../http/portal-strategy';
import { withinLimit } from '../../../http/rate-limits';
import { presentFile } from '../../../published/present-asset';
import { makeDownload } from '../lib/make-download';
import {
  createShare,
  findShare,
  findSharedMembers,
  listShares,
  opens,
  revokeShare,
  type ShareRow,
} from '../lib/shares';
import { openInput, shareInput, type OpenShareAnswer } from '../schemas/share';

const asked = () => new PortalError(401, 'Vul het wachtwoord in dat je bij deze link kreeg.');
const wrong = () => new PortalError(401, 'Dit wachtwoord klopt niet.');

export default ({ strapi }: { strapi: Core.Strapi }) => {
  async function checkPassword(ctx: Context, share: ShareRow, password: string): Promise<void> {
    if (share.passwordHash === null) return;
    // Whoever opens the address for the first time does not guess.
    if (password === '') throw asked();
    await withinLimit(ctx, 'share', async () => {
      if (await opens(share, password)) return;
      await auditOnceADay(strapi, {
        action: 'share.refuse',
        subject: share.documentId,
        actor: null,
        details: { title: share.title },
      });
      throw wrong();
    });
  }

  return {
    /** POST /shares. */
    async create(ctx: Context) {
      ctx.body = { data: await createShare(strapi, getViewer(ctx), parseBody(ctx, shareInput)) };
    },

    /** GET /shares. */
    async find(ctx: Context) {
      ctx.body = await listShares(strapi, getViewer(ctx), parseQuery(ctx, listQuery));
    },

    /** DELETE /shares/:id. */
    async delete(ctx: Context) {
      await revokeShare(strapi, getViewer(ctx), String(ctx.params.id));
      ctx.status = 204;
    },

    /** POST /shares/:token/open. */
    async open(ctx: Context) {
      ctx.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
      const { password } = parseBody(ctx, openInput);
      const share = await findShare(strapi, String(ctx.params.token));
      await checkPassword(ctx, share, password ?? '');
      const { maker, members } = await findSharedMembers(strapi, share);
      const { documentId: shareId, title, expiresAt } = share;
      const download = { viewer: maker, members, title, shareId, until: expiresAt };
      const { size, url } = await makeDownload(strapi, download);
      const items = members.map(({ name, size: bytes, target }) => {
        const { preview } = presentFile(target.file, 'anonymous');
        return { name, size: bytes, preview };
      });
      await auditOnceADay(strapi, {
        action: 'share.open',
        subject: shareId,
        actor: null,
        details: { title },
      });
      const data: OpenShareAnswer = { title, items, size, expires_at: expiresAt.toISOString(), url };
      ctx.body = { data };
    },
  };
};
