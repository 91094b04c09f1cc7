import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { sendDownload, sendDownloadToken } from '../../file/downloads';
import { getViewer } from '../../../http/portal-strategy';
import { findUsableAsset, getRenditionDownload } from '../lib/rendition-download';
import { listRenditions } from '../lib/renditions';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const getDownload = ({ params }: Context) =>
    getRenditionDownload(strapi, String(params.id), String(params.preset));

  return {
    /** GET /assets/:id/renditions. */
    async list(ctx: Context) {
      const asset = await findUsableAsset(strapi, getViewer(ctx), String(ctx.params.id));
      ctx.body = { data: await listRenditions(strapi, asset) };
    },

    /** GET /assets/:id/renditions/:preset/download. */
    download: (ctx: Context) => sendDownload(strapi, ctx, getDownload(ctx)),

    /** POST /assets/:id/renditions/:preset/download. */
    downloadToken: (ctx: Context) => sendDownloadToken(strapi, ctx, getDownload(ctx)),
  };
};
