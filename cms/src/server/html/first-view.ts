import type { Core } from '@strapi/strapi';
import { getEnv } from '../../../config/env';
import { loadLivePage, type PublishedPage } from '../../api/page/lib/reads/live-page';
import { openTree } from '../../api/page/lib/reads/live-tree';
import { presentSite } from '../../api/site/presenters/site';
import { publicDsn } from '../../error-reporter';
import type { FileResponse } from '../../http/schemas/assets';
import type { ColorResponse } from '../../http/schemas/colors';
import { canSeePage } from '../../permissions/abilities';
import { anonymous, type Viewer } from '../../permissions/viewer';
import { getPublished, type PageIndex } from '../../published';

/** The data for the first screen, embedded in index.html or loaded beside a rendered page. */
interface FirstViewData {
  site: ReturnType<typeof presentSite>;
  page: PublishedPage | null;
  /** All colours, for a page with a block that may show unnamed ones. */
  colors?: readonly ColorResponse[];
  /** Where the portal reports uncaught errors. */
  reporter?: { dsn: string };
}

export interface FirstView {
  data: FirstViewData;
  /** The same as JSON, with the tree of pages. */
  json: string;
  /** The page and its ancestors that visitors may read, from the top. */
  trail: Crumb[];
}

interface Crumb {
  title: string;
  slug: string;
}

const SHOW_ALL_COLORS = ['colors', 'icons'];

interface AssetFiles {
  original: unknown;
  files: readonly FileResponse[];
}

const isAsset = (value: unknown): value is AssetFiles =>
  typeof value === 'object' && value !== null && 'original' in value && 'files' in value;

/**
 * Omits the previews of files: readers see files as a list, and the URLs would take up a third of a long page. Drawings
 * keep theirs, because a block may show them on another background, and so does the file that represents an asset.
 */
function withoutFilePreviews(_key: string, value: unknown): unknown {
  if (!isAsset(value)) return value;
  const shown = value.original ? undefined : value.files.find(({ preview }) => preview !== null);
  const files = value.files.map((file) =>
    file === shown || file.ext === '.svg' ? file : { ...file, preview: null },
  );
  return { ...value, files };
}

function getTrail(pages: PageIndex, id: string | null | undefined): Crumb[] {
  const page = id ? pages.byId.get(id) : undefined;
  if (!page?.live || !canSeePage(anonymous, page.live)) return [];
  return [...getTrail(pages, page.parentId), { title: page.live.title, slug: page.slug }];
}

/**
 * The first view of a page, or of a path without one. For visitors it holds only public content: an anonymous visitor
 * needs no further request, and a logged-in user fetches their own data. `viewer` is another reader of a page as
 * Markdown.
 */
export async function loadFirstView(
  strapi: Core.Strapi,
  slug: string | null,
  viewer: Viewer = anonymous,
): Promise<FirstView> {
  const { site, pages } = await getPublished(strapi).snapshotFor(viewer);
  const dsn = publicDsn();
  const page = slug === null ? null : await loadLivePage(strapi, viewer, slug);
  const data: FirstViewData = {
    site: presentSite(site, getEnv()),
    page,
    ...(page?.blocks.some(({ type }) => SHOW_ALL_COLORS.includes(String(type))) && { colors: site.colors }),
    ...(dsn && { reporter: { dsn } }),
  };
  const json = `{"tree":${await openTree(pages)},${JSON.stringify(data, withoutFilePreviews).slice(1)}`;
  return { data, json, trail: getTrail(pages, page?.id) };
}
