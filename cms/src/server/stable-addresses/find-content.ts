import type { Core } from '@strapi/strapi';
import { type Content, openStoredFile } from '../../api/file/downloads/content';
import { openRendition } from '../../api/preset/lib/renditions';
import { anonymous } from '../../permissions/viewer';
import { getPublished, type Snapshot } from '../../published';
import { isOpenToAll } from '../../published/asset-rights';
import { STABLE_ROOT } from '../../shared/addresses';
import { openLogo } from './open-logo';

/** What a stable address stands for: an asset's id, or null for the portal's logo, and its content. */
export interface StableContent {
  asset: string | null;
  content: Content;
}

const ORIGINAL = 'origineel';

/** The parts of the path of an asset: its id, and the last part. */
const ASSET = new RegExp(`^${STABLE_ROOT}assets/([^/]+)/([^/]+)$`);

const LOGOS: Partial<Record<string, '.svg' | '.png'>> = {
  [`${STABLE_ROOT}logo.svg`]: '.svg',
  [`${STABLE_ROOT}logo.png`]: '.png',
};

/** Opens the original of an asset, or its picture in a format that is named by id and ending; null without. */
async function openAsset(
  strapi: Core.Strapi,
  { assets, pages, site }: Snapshot,
  id: string,
  last: string,
): Promise<Content | null> {
  const asset = assets.get(id);
  if (!asset || !isOpenToAll(asset, pages.placements.get(id) ?? [])) return null;
  if (last === ORIGINAL) return asset.original && openStoredFile(asset.original);
  const preset = site.presets.find((each) => last === `${each.id}.${each.format}`);
  return preset ? openRendition(strapi, asset, preset) : null;
}

/**
 * The content at a stable address, for whoever asks; null when there is none, or when not everybody may use it. Throws
 * 404 when the content is lost, and 409 when it cannot be drawn.
 */
export async function findStableContent(strapi: Core.Strapi, path: string): Promise<StableContent | null> {
  const now = await getPublished(strapi).snapshotFor(anonymous);
  const ending = LOGOS[path];
  const [, id, last] = ASSET.exec(path) ?? [];
  if (ending) {
    const content = await openLogo(strapi, now.site, ending);
    return content && { asset: null, content };
  }
  if (id === undefined || last === undefined) return null;
  const content = await openAsset(strapi, now, id, last);
  return content && { asset: id, content };
}
