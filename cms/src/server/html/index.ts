import type { Core } from '@strapi/strapi';
import { getEnv } from '../../../config/env';
import { livePageFor, livePageInputs } from '../../api/page/lib/reads/live-page';
import { openTree } from '../../api/page/lib/reads/live-tree';
import { presentSite } from '../../api/site/presenters/site';
import { publicDsn } from '../../error-reporter/dsn';
import { HTML } from '../../http/response-variant';
import { getPublished, type Snapshot } from '../../published';
import type { CachedResponse } from '../../http/response-cache';
import { anonymous } from '../../permissions/viewer';
import { getHead } from './head';
import { fillIndexHtml, type FirstView } from './index-html';
import { heroPreload, logoPreload } from './pictures';
import { getSlug } from './get-slug';

/**
 * The first view of a path. The viewer is not known yet, so it holds only public content: an anonymous
 * visitor needs no further request, and a logged-in user fetches their own data.
 */
export async function firstView(strapi: Core.Strapi, path: string): Promise<FirstView> {
  const { site: row, pages } = await getPublished(strapi).snapshot();
  const slug = getSlug(path, row.productSlug);
  const dsn = publicDsn();
  const page = slug === null ? null : await livePageFor(strapi, anonymous, slug);
  const data = {
    site: presentSite(row, getEnv()),
    page,
    ...(dsn && { reporter: { dsn } }),
  };
  const head = getHead(page, getEnv().publicUrl) + logoPreload(data.site) + heroPreload(page);
  return { data, tree: await openTree(pages), head };
}

/** The cached response of index.html with the first view of a path. */
export async function readyIndexHtml(
  strapi: Core.Strapi,
  template: string,
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
  const text = fillIndexHtml(template, await firstView(strapi, path));
  return live.answers.keep(key, now, { text, kind: HTML, inputs });
}
