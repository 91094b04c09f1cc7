import type { Core } from '@strapi/strapi';
import { getEnv } from '../../../config/env';
import { livePageFor, livePageInputs, type PublishedPage } from '../../api/page/lib/reads/live-page';
import { openTree } from '../../api/page/lib/reads/live-tree';
import { presentSite } from '../../api/site/presenters/site';
import { publicDsn } from '../../error-reporter';
import { HTML, type CachedResponse } from '../../http/response-cache';
import { getPublished, type Snapshot } from '../../published';
import { anonymous } from '../../permissions/viewer';
import type { BlockCode } from './block-code';
import { getHead } from './head';
import { heroPreload, logoPreload } from './pictures';
import { getSlug } from './get-slug';

/** The contents of index.html: data for the first screen, and its head as HTML. */
export interface FirstView {
  data: {
    site: ReturnType<typeof presentSite>;
    page: PublishedPage | null;
    /** Where the portal reports uncaught errors. */
    reporter?: { dsn: string };
  };
  /** The tree of pages as JSON, part of the data. */
  tree: string;
  head: string;
}

const HEAD = /<!-- head -->[^]*<!-- \/head -->/;
const DATA = '<!-- data -->';

const withoutPreview = (file: { ext: string }): object =>
  file.ext === '.svg' ? file : { ...file, preview: null };

/**
 * Readers see files as a list without pictures: their preview URLs would take up a third of a long page. Drawings keep
 * theirs, for a block may show them on a ground of its own.
 */
const withoutFilePreviews = (key: string, value: unknown): unknown =>
  key === 'files' && Array.isArray(value) ? value.map(withoutPreview) : value;

// A data script element ends at the first text that looks like its end tag.
const escaped = (json: string): string => json.replaceAll('<', '\\u003c');

/** Fills the template of the portal's build with a first view. */
function fillIndexHtml(template: string, { head, data, tree }: FirstView): string {
  const json = `{"tree":${tree},${JSON.stringify(data, withoutFilePreviews).slice(1)}`;
  const script = `<script type="application/json" id="first-view">${escaped(json)}</script>`;
  return template.replace(HEAD, () => head).replace(DATA, () => script);
}

/**
 * The first view of a path. The viewer is not known yet, so it holds only public content: an anonymous
 * visitor needs no further request, and a logged-in user fetches their own data.
 */
async function firstView(strapi: Core.Strapi, path: string, getCode: BlockCode): Promise<FirstView> {
  const { site: row, pages } = await getPublished(strapi).snapshot();
  const slug = getSlug(path, row.productSlug);
  const dsn = publicDsn();
  const page = slug === null ? null : await livePageFor(strapi, anonymous, slug);
  const data = {
    site: presentSite(row, getEnv()),
    page,
    ...(dsn && { reporter: { dsn } }),
  };
  const head = getHead(page, getEnv().publicUrl) + logoPreload(data.site) + heroPreload(page) + getCode(page);
  return { data, tree: await openTree(pages), head };
}

/** What the portal's build offers the first view. */
export interface PortalBuild {
  /** Its index.html. */
  template: string;
  getCode: BlockCode;
}

/** The cached response of index.html with the first view of a path. */
export async function readyIndexHtml(
  strapi: Core.Strapi,
  { template, getCode }: PortalBuild,
  path: string,
): Promise<CachedResponse> {
  const live = getPublished(strapi);
  const now = live.known() ?? (await live.snapshot());
  const slug = getSlug(path, now.site.productSlug);
  const pageAt = (moment: Snapshot) => (slug === null ? null : livePageInputs(moment, anonymous, slug));
  // Paths without a page of their own share one first view.
  const hasPage = pageAt(now) !== null;
  const key = hasPage ? `html ${slug}` : 'html';
  const kept = live.answers.get(key, now);
  if (kept) return kept;
  const inputs = (moment: Snapshot) => {
    const page = hasPage ? pageAt(moment) : [];
    return page && [moment.pages.tree, moment.site, moment.previewsEnd, ...page];
  };
  const text = fillIndexHtml(template, await firstView(strapi, path, getCode));
  return live.answers.keep(key, now, { text, kind: HTML, inputs });
}
