import type { Core } from '@strapi/strapi';
import { assetAbilities } from '../permissions/abilities';
import { anonymous, type Viewer } from '../permissions/viewer';
import type { Audience } from '../storage/renditions/preview-address';
import { memoizeByObject } from '../utils/memoize-by-object';
import { getPublished, type PublishedAsset, type Snapshot } from '.';

/** The assets of each file. */
const byFile = memoizeByObject((assets: Snapshot['assets']) => {
  const found = new Map<string, PublishedAsset[]>();
  for (const asset of assets.values()) {
    for (const { id } of [...(asset.original ? [asset.original] : []), ...asset.files]) {
      found.set(id, [...(found.get(id) ?? []), asset]);
    }
  }
  return found;
});

/** A user in all groups sees whatever any user sees. */
const anyUser = memoizeByObject((groups: Snapshot['groups']): Viewer => ({
  kind: 'user',
  id: '',
  groups: [...groups.values()],
}));

/** Whether an audience may see a picture at this moment. */
function isVisibleTo({ assets, groups, pages, site }: Snapshot, file: string, audience: Audience): boolean {
  if (audience === 'admin' || audience === 'holder') return true;
  if ([site.logo, site.logoDark, site.favicon, site.ornamentImage].some((picture) => picture?.id === file))
    return true;
  const viewer = audience === 'user' ? anyUser(groups) : anonymous;
  const holding = byFile(assets).get(file) ?? [];
  return holding.some((asset) => assetAbilities(viewer, asset, pages.placements.get(asset.id) ?? []).view);
}

/** The same for the current snapshot, or for the last one while the database is unavailable. */
export async function isStillVisibleTo(
  strapi: Core.Strapi,
  file: string,
  audience: Audience,
): Promise<boolean> {
  const published = getPublished(strapi);
  const now =
    published.current() ??
    (await published.snapshot().catch((error: unknown) => {
      const last = published.latest();
      if (!last) throw error;
      return last;
    }));
  return isVisibleTo(now, file, audience);
}
