import type { Core } from '@strapi/strapi';
import { getEnv } from '../../../config/env';
import { livePageFor, type PublishedPage } from '../../api/page/lib/reads/live-page';
import { openTree } from '../../api/page/lib/reads/live-tree';
import { presentSite } from '../../api/site/presenters/site';
import { publicDsn } from '../../error-reporter';
import type { FileAnswer } from '../../http/schemas/assets';
import type { ColorAnswer } from '../../http/schemas/colors';
import { seesPage } from '../../permissions/abilities';
import { anonymous } from '../../permissions/viewer';
import { getPublished, type PageIndex } from '../../published';

/** The data for the first screen, which index.html embeds, or which comes beside a drawn page. */
interface FirstViewData {
  site: ReturnType<typeof presentSite>;
  page: PublishedPage | null;
  /** All colours, for a page with a block that may show those that it does not name. */
  colors?: readonly ColorAnswer[];
  /** Where the portal reports uncaught errors. */
  reporter?: { dsn: string };
}

export interface FirstView {
  data: FirstViewData;
  /** The same as JSON, with the tree of pages. */
  json: string;
  /** The page and those above it that visitors may read, from the top. */
  trail: Step[];
}

interface Step {
  title: string;
  slug: string;
}

const SHOW_ALL_COLORS = ['colors', 'icons'];

interface Shown {
  original: unknown;
  files: readonly FileAnswer[];
}

const isAsset = (value: unknown): value is Shown =>
  typeof value === 'object' && value !== null && 'original' in value && 'files' in value;

/**
 * Readers see files as a list without pictures: their preview URLs would take up a third of a long page. Drawings keep
 * theirs, for a block may show them on a ground of its own, and so does the one that stands for an asset of files only.
 */
function withoutFilePreviews(_key: string, value: unknown): unknown {
  if (!isAsset(value)) return value;
  const shown = value.original ? undefined : value.files.find(({ preview }) => preview !== null);
  const files = value.files.map((file) =>
    file === shown || file.ext === '.svg' ? file : { ...file, preview: null },
  );
  return { ...value, files };
}

function getTrail(pages: PageIndex, id: string | null | undefined): Step[] {
  const page = id ? pages.byId.get(id) : undefined;
  if (!page?.live || !seesPage(anonymous, page.live)) return [];
  return [...getTrail(pages, page.parentId), { title: page.live.title, slug: page.slug }];
}

/**
 * The first view of a page, or of a path without one. It holds only public content: an anonymous visitor needs no
 * further request, and a logged-in user fetches their own data.
 */
export async function loadFirstView(strapi: Core.Strapi, slug: string | null): Promise<FirstView> {
  const { site, pages } = await getPublished(strapi).shownTo(anonymous);
  const dsn = publicDsn();
  const page = slug === null ? null : await livePageFor(strapi, anonymous, slug);
  const data: FirstViewData = {
    site: presentSite(site, getEnv()),
    page,
    ...(page?.blocks.some(({ type }) => SHOW_ALL_COLORS.includes(String(type))) && { colors: site.colors }),
    ...(dsn && { reporter: { dsn } }),
  };
  const json = `{"tree":${await openTree(pages)},${JSON.stringify(data, withoutFilePreviews).slice(1)}`;
  return { data, json, trail: getTrail(pages, page?.id) };
}
