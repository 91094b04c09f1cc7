import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { sendDownload, sendDownloadToken } from '../../file/downloads';
import { notFoundFor, requireAbility, type Target } from '../../file/downloads/targets';
import { notFound } from '../../../http/errors';
import { isId } from '../../../http/fields';
import { getViewer } from '../../../http/portal-strategy';
import { getPublished, type PublishedAsset } from '../../../published';
import type { Viewer } from '../../../permissions/viewer';
import { findPreset } from '../lib/presets';
import { getRenditionTarget, listRenditions } from '../lib/renditions';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  /** An asset that the viewer may use; throws otherwise. */
  async function findUsable(viewer: Viewer, id: string): Promise<PublishedAsset> {
    const asset = isId(id) ? (await getPublished(strapi).snapshot()).assets.get(id) : undefined;
    if (!asset) throw notFoundFor(viewer);
    await requireAbility(strapi, viewer, { assets: [asset] }, 'use');
    return asset;
  }

  function createDownload(ctx: Context) {
    const [id, preset] = [String(ctx.params.id), String(ctx.params.preset)];
    const find = async (viewer: Viewer): Promise<Target> => {
      const asset = await findUsable(viewer, id);
      const target = getRenditionTarget(strapi, asset, await findPreset(strapi, preset));
      if (!target) throw notFound('Deze asset heeft geen beeld om een formaat van te maken.');
      return target;
    };
    return { of: 'assets' as const, id, preset, find };
  }

  return {
    /** GET /assets/:id/renditions. */
    async list(ctx: Context) {
      const asset = await findUsable(getViewer(ctx), String(ctx.params.id));
      ctx.body = { data: await listRenditions(strapi, asset) };
    },

    /** GET /assets/:id/renditions/:preset/download. */
    download: (ctx: Context) => sendDownload(strapi, ctx, createDownload(ctx)),

    /** POST /assets/:id/renditions/:preset/download. */
    downloadToken: (ctx: Context) => sendDownloadToken(strapi, ctx, createDownload(ctx)),
  };
};
