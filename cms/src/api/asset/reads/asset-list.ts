import type { Core } from '@strapi/strapi';
import { listAnswer } from '../../../http/lists';
import { getLive } from '../../../live';
import { readerKey } from '../../../live/reader-key';
import type { ReadyAnswer } from '../../../live/ready-answers';
import { assetAbilities, type Abilities } from '../../../permissions/abilities';
import type { Viewer } from '../../../permissions/viewer';
import { presentAsset } from '../../../storage/present';
import type { AssetListQuery } from '../schemas/asset-query';
import { listAssets } from './list-assets';

/** The answer to a viewer who asks for a list of the assets that they may see, ready to go. */
export async function assetListAnswer(
  strapi: Core.Strapi,
  viewer: Viewer,
  query: AssetListQuery,
): Promise<ReadyAnswer> {
  const live = getLive(strapi);
  const now = live.known() ?? (await live.snapshot());
  const { assets, pages, previewsEnd } = now;
  const used = query.used === undefined ? null : await live.usedAssets();
  const key = `assets ${JSON.stringify(query)} ${readerKey(viewer)}`;
  const inputs = [assets, previewsEnd, used, viewer.kind === 'admin' ? null : pages.placements];
  const kept = live.answers.get(key, now, () => inputs);
  if (kept) return kept;

  const can = new Map<string, Abilities>();
  for (const asset of assets.values()) {
    can.set(asset.id, assetAbilities(viewer, asset, pages.placements.get(asset.id) ?? []));
  }
  const visible = [...assets.values()].filter(({ id }) => can.get(id)?.view);
  const found = listAssets(visible, query, used ?? new Set());
  const data = found.assets.flatMap((asset) => {
    const abilities = can.get(asset.id);
    return abilities ? [presentAsset(asset, abilities)] : [];
  });
  return live.answers.keep(key, now, inputs, JSON.stringify(listAnswer(data, query, found.total)));
}
