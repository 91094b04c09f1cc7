import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { sendDownload, sendDownloadToken } from '../downloads';
import type { Download } from '../../../storage/download-token';

const getDownload = (ctx: Context): Download => ({ of: 'files', id: String(ctx.params.id) });

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** GET /files/:id/download. */
  download: (ctx: Context) => sendDownload(strapi, ctx, getDownload(ctx)),

  /** POST /files/:id/download. */
  downloadToken: (ctx: Context) => sendDownloadToken(strapi, ctx, getDownload(ctx)),
});
