import type { Core } from '@strapi/strapi';
import { targetPage } from '../../../../blocks/page-links';
import { blockTypes } from '../../../../blocks/registry';
import { getPublished, type PageEntry, type Snapshot } from '../../../../published';
import { variantFor, type CachedResponse } from '../../../../http/response-cache';
import { getCacheKey } from '../../../../published/reader-key';
import { findPageBySlug, getSlugs } from '../../../../published/page-index';
import { canSeePage } from '../../../../permissions/abilities';
import type { Viewer } from '../../../../permissions/viewer';
import { presentLivePage, getPresenterContext } from '../../presenters/page';
import { API_PREFIX } from '../../../../shared/addresses';

export type PublishedPage = Awaited<ReturnType<typeof presentLivePage>>;

type WithLive = PageEntry & { live: NonNullable<PageEntry['live']> };

/** The page at a slug, when it has a live version that the viewer may see. */
function findVisiblePage({ pages }: Snapshot, viewer: Viewer, slug: string): WithLive | null {
  const page = pages.bySlug.get(slug);
  const live = page?.live;
  return live && canSeePage(viewer, live) ? { ...page, live } : null;
}

async function present(
  strapi: Core.Strapi,
  now: Snapshot,
  viewer: Viewer,
  page: WithLive,
): Promise<PublishedPage | null> {
  const content = await getPublished(strapi).revision(page.live.revisionId);
  const around = getPresenterContext(now, blockTypes(strapi));
  return content && presentLivePage(viewer, { page, content, pages: now.pages, around });
}

/** The live version of a page for a viewer; null when it does not exist or the viewer may not see it. */
export async function loadLivePage(
  strapi: Core.Strapi,
  viewer: Viewer,
  slug: string,
): Promise<PublishedPage | null> {
  const now = await getPublished(strapi).snapshotFor(viewer);
  const page = findVisiblePage(now, viewer, slug);
  return page && present(strapi, now, viewer, page);
}

function getInputs(
  viewer: Viewer,
  { pages, groups, assets, site, previewsEnd }: Snapshot,
  { id, parentId, live }: WithLive,
): unknown[] {
  const shown = [...new Set(live.blocks.flatMap((block) => block.assets))];
  const colors = new Set(live.blocks.flatMap((block) => block.colors));
  const slugs = getSlugs(pages, viewer);
  const linked = [...new Set(live.blocks.flatMap((block) => block.links))];
  const parent = parentId === null ? null : pages.byId.get(parentId)?.live;
  return [
    ...[live, parentId, parent, groups, previewsEnd],
    ...(pages.children.get(id) ?? []).flatMap((child) => [child.slug, child.live]),
    ...linked.map((target) => {
      const page = targetPage(target, slugs, site);
      return page && slugs.getSlug(page);
    }),
    ...site.colors.filter((color) => colors.has(color.id)),
    ...shown.flatMap((asset) => [assets.get(asset), pages.placements.get(asset)]),
  ];
}

/**
 * All inputs of a live page for a viewer: while they are the same objects, so is the page. Null when the viewer may not
 * see it.
 */
export function livePageInputs(now: Snapshot, viewer: Viewer, slug: string): unknown[] | null {
  const page = findVisiblePage(now, viewer, slug);
  return page && getInputs(viewer, now, page);
}

/** The cached response with a page for a viewer; null when it does not exist or the viewer may not see it. */
export async function livePageResponse(
  strapi: Core.Strapi,
  viewer: Viewer,
  slug: string,
): Promise<CachedResponse | null> {
  const published = getPublished(strapi);
  const now = published.current() ?? (await published.snapshotFor(viewer));
  const key = getCacheKey(`${API_PREFIX}/pages/${slug}`, viewer);
  const kept = published.responses.get(key, now);
  if (kept) return kept;
  const page = findVisiblePage(now, viewer, slug);
  const data = page && (await present(strapi, now, viewer, page));
  if (!data) return null;
  const inputs = (moment: Snapshot) => livePageInputs(moment, viewer, slug);
  return published.responses.set(key, now, {
    text: JSON.stringify({ data }),
    kind: variantFor(viewer),
    inputs,
  });
}

/** The present slug of the page that has or had this one, when the viewer may see it; else null. */
export async function findPresentSlug(
  strapi: Core.Strapi,
  viewer: Viewer,
  slug: string,
): Promise<string | null> {
  const { pages } = await getPublished(strapi).snapshotFor(viewer);
  const page = findPageBySlug(pages, slug);
  return page?.live && canSeePage(viewer, page.live) ? page.slug : null;
}
