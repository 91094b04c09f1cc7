import type { Core } from '@strapi/strapi';
import { assetAbilities } from '../permissions/abilities';
import { anonymous, type Viewer } from '../permissions/viewer';
import type { Audience } from '../storage/renditions/preview-address';
import { oncePer } from '../utils/once-per';
import { getPublished, type PublishedAsset, type Snapshot } from '.';

/** The assets of each file. */
const byFile = oncePer((assets: Snapshot['assets']) => {
  const found = new Map<string, PublishedAsset[]>();
  for (const asset of assets.values()) {
    for (const { id } of [...(asset.original ? [asset.original] : []), ...asset.files]) {
      found.set(id, [...(found.get(id) ?? []), asset]);
    }
  }
  return found;
});

/** A user of all groups sees whatever any user does. */
const anyUser = oncePer((groups: Snapshot['groups']): Viewer => ({
  kind: 'user',
  id: '',
  groups: [...groups.values()],
}));

/** Whether a picture may be seen by an audience at a moment. */
function isShownTo({ assets, groups, pages, site }: Snapshot, file: string, audience: Audience): boolean {
  if (audience === 'admin' || audience === 'holder') return true;
  if ([site.logo, site.logoDark, site.favicon, site.ornamentImage].some((picture) => picture?.id === file))
    return true;
  const viewer = audience === 'user' ? anyUser(groups) : anonymous;
  const holding = byFile(assets).get(file) ?? [];
  return holding.some((asset) => assetAbilities(viewer, asset, pages.placements.get(asset.id) ?? []).view);
}

/** The same now, or while the database is away when it was last read. */
export async function isStillShownTo(
  strapi: Core.Strapi,
  file: string,
  audience: Audience,
): Promise<boolean> {
  const live = getPublished(strapi);
  const now =
    live.known() ??
    (await live.snapshot().catch((error: unknown) => {
      const last = live.latest();
      if (!last) throw error;
      return last;
    }));
  return isShownTo(now, file, audience);
}
