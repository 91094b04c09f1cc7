import type { Core } from '@strapi/strapi';
import { listAnswer } from '../../../../http/lists';
import { PERSONAL_JSON } from '../../../../http/response-variant';
import { getPublished, type Snapshot } from '../../../../published';
import { getCacheKey } from '../../../../published/reader-key';
import type { CachedResponse } from '../../../../http/response-cache';
import { assetAbilities, type Abilities } from '../../../../permissions/abilities';
import type { Viewer } from '../../../../permissions/viewer';
import { presentAsset } from '../../../../published/present-asset';
import type { AssetListQuery } from '../../schemas/asset-query';
import { listAssets } from './list-assets';
import { API_PREFIX } from '../../../../utils/addresses';

interface Asked {
  /** The raw query string, including its question mark. */
  search: string;
  query: AssetListQuery;
}

/** The cached response with a list of the assets that a viewer may see. */
export async function assetListAnswer(
  strapi: Core.Strapi,
  viewer: Viewer,
  { search, query }: Asked,
): Promise<CachedResponse> {
  const live = getPublished(strapi);
  const now = live.known() ?? (await live.snapshot());
  const key = getCacheKey(`${API_PREFIX}/assets${search}`, viewer);
  const kept = live.answers.get(key, now);
  if (kept) return kept;

  const usedOn = (pages: Snapshot['pages']) => (query.used === undefined ? null : live.usedAssets(pages));
  const inputs = ({ assets, pages, previewsEnd }: Snapshot) => [
    ...[assets, previewsEnd, usedOn(pages)],
    viewer.kind === 'admin' ? null : pages.placements,
  ];
  const { assets, pages } = now;
  const can = new Map<string, Abilities>();
  for (const asset of assets.values()) {
    can.set(asset.id, assetAbilities(viewer, asset, pages.placements.get(asset.id) ?? []));
  }
  const visible = [...assets.values()].filter(({ id }) => can.get(id)?.view);
  const found = listAssets(visible, query, usedOn(pages) ?? new Set());
  const data = found.assets.flatMap((asset) => {
    const abilities = can.get(asset.id);
    return abilities ? [presentAsset(asset, abilities, viewer.kind)] : [];
  });
  const text = JSON.stringify(listAnswer(data, query, found.total));
  return live.answers.keep(key, now, { text, kind: PERSONAL_JSON, inputs });
}
