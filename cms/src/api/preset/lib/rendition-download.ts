import type { Core } from '@strapi/strapi';
import type { DownloadLookup } from '../../file/downloads';
import { notFoundFor, requireAbility } from '../../file/downloads/targets';
import { notFound } from '../../../http/errors';
import { isId } from '../../../http/fields';
import type { Viewer } from '../../../permissions/viewer';
import { getPublished, type PublishedAsset } from '../../../published';
import { findPreset } from './presets';
import { getRenditionTarget } from './renditions';

/** An asset that the viewer may use; throws otherwise. */
export async function findUsableAsset(
  strapi: Core.Strapi,
  viewer: Viewer,
  id: string,
): Promise<PublishedAsset> {
  const asset = isId(id) ? (await getPublished(strapi).snapshot()).assets.get(id) : undefined;
  if (!asset) throw notFoundFor(viewer);
  await requireAbility(strapi, viewer, { assets: [asset] }, 'use');
  return asset;
}

/** The download of the picture of an asset in a format; finding it throws when the viewer may not use the asset. */
export const getRenditionDownload = (strapi: Core.Strapi, id: string, preset: string): DownloadLookup => ({
  of: 'assets',
  id,
  preset,
  find: async (viewer) => {
    const asset = await findUsableAsset(strapi, viewer, id);
    const target = getRenditionTarget(strapi, asset, await findPreset(strapi, preset));
    if (!target) throw notFound('Deze asset heeft geen beeld om een formaat van te maken.');
    return target;
  },
});
