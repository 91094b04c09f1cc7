import type { Core } from '@strapi/strapi';
import { getEnv } from '../../../config/env';
import { livePageInputs } from '../../api/page/lib/reads/live-page';
import { CSS, HTML, MARKDOWN, type CachedResponse, type ResponseVariant } from '../../http/response-cache';
import { anonymous } from '../../permissions/viewer';
import { getPublished, type Snapshot } from '../../published';
import { createSingleFlight } from '../../utils/single-flight';
import { getFirstView, type FirstView } from './first-view';
import { getDrawnKey } from './drawn-for';
import { getAddress, getSlug, getStylesPath } from './get-slug';
import { getHead } from './head';
import { fillDrawn, fillShell } from './index-html';
import type { DrawnPage } from './page-drawer';
import { heroPreload, logoPreload } from './pictures';
import { getPortalBuild } from './portal-build';

/** A response to make, and what it follows from: null when visitors may not have it. */
interface Recipe {
  key: string;
  kind: ResponseVariant;
  inputs: (moment: Snapshot) => unknown[] | null;
  make: () => Promise<string>;
}

const underWay = createSingleFlight<CachedResponse>();

/** Makes a response once, and keeps it as long as its inputs are the same. */
async function makeOnce(strapi: Core.Strapi, { key, kind, inputs, make }: Recipe): Promise<CachedResponse> {
  const live = getPublished(strapi);
  const now = live.known() ?? (await live.snapshot());
  const kept = live.answers.get(key, now);
  if (kept) return kept;
  return underWay(now, key, async () => live.answers.keep(key, now, { text: await make(), kind, inputs }));
}

const getScreenInputs = ({ pages, site, previewsEnd }: Snapshot): unknown[] => [
  pages.tree,
  site,
  previewsEnd,
];

const getPageInputs =
  (slug: string) =>
  (moment: Snapshot): unknown[] | null => {
    const page = livePageInputs(moment, anonymous, slug);
    return page && [...getScreenInputs(moment), ...page];
  };

/** The slug of the page at a path, when visitors may read it. */
async function findSlug(strapi: Core.Strapi, path: string): Promise<string | null> {
  const live = getPublished(strapi);
  const now = live.known() ?? (await live.snapshot());
  const slug = getSlug(path, now.site.productSlug);
  return slug !== null && livePageInputs(now, anonymous, slug) ? slug : null;
}

/** Draws a page; null when that fails, which leaves it to the browser. */
async function draw(strapi: Core.Strapi, path: string, { json }: FirstView): Promise<DrawnPage | null> {
  try {
    return await getPortalBuild().drawer.drawHtml({ path, view: json });
  } catch (error) {
    strapi.log.error(`${path} could not be drawn: ${String(error)}`);
    return null;
  }
}

async function makeShell(strapi: Core.Strapi, slug: string | null): Promise<string> {
  const { template, getCode } = getPortalBuild();
  const { data, json } = await getFirstView(strapi, slug);
  const head = [
    getHead(data.page, getEnv().publicUrl),
    logoPreload(data.site),
    heroPreload(data.page),
    getCode(data.page),
  ];
  return fillShell(template, { head: head.join(''), json });
}

const stylesOf = (slug: string, make: () => Promise<string>): Recipe => ({
  key: `styles ${slug}`,
  kind: CSS,
  inputs: getPageInputs(slug),
  make,
});

async function makeDrawn(strapi: Core.Strapi, path: string, slug: string): Promise<string> {
  const { template, getCode } = getPortalBuild();
  const view = await getFirstView(strapi, slug);
  const drawn = await draw(strapi, path, view);
  if (!drawn) return makeShell(strapi, slug);
  const { tag } = await makeOnce(
    strapi,
    stylesOf(slug, () => Promise.resolve(drawn.css)),
  );
  const styles = `<link rel="stylesheet" href="${getStylesPath(slug)}?v=${tag.replaceAll('"', '')}" />`;
  const head = getHead(view.data.page, getEnv().publicUrl) + styles + getCode(view.data.page);
  return fillDrawn(template, { head, json: view.json, html: drawn.html });
}

/** Whether a drawing is there, or will be soon: after a change of the tree all pages are drawn anew. */
async function isDrawnSoon(strapi: Core.Strapi, path: string): Promise<boolean> {
  if (!getPortalBuild().drawer.isBusy()) return true;
  const live = getPublished(strapi);
  return live.answers.get(getDrawnKey(path), await live.snapshot()) !== null;
}

/**
 * The response of index.html at a path: drawn, for whom it can be, or with data alone for a browser that draws it.
 * Both hold public content only.
 */
export async function readyIndexHtml(
  strapi: Core.Strapi,
  path: string,
  mayBeDrawn: boolean,
): Promise<CachedResponse> {
  const slug = await findSlug(strapi, path);
  // Paths without a page of their own share one first view.
  if (slug === null) {
    return makeOnce(strapi, {
      key: 'html',
      kind: HTML,
      inputs: getScreenInputs,
      make: () => makeShell(strapi, null),
    });
  }
  const isDrawn = mayBeDrawn && (await isDrawnSoon(strapi, path));
  return makeOnce(strapi, {
    key: isDrawn ? getDrawnKey(path) : `html ${slug}`,
    kind: HTML,
    inputs: getPageInputs(slug),
    make: () => (isDrawn ? makeDrawn(strapi, path, slug) : makeShell(strapi, slug)),
  });
}

/** The style sheet of the page with a slug, beside that of every page; null when visitors may not read it. */
export async function readyStyles(strapi: Core.Strapi, slug: string): Promise<CachedResponse | null> {
  const path = getAddress(slug);
  if ((await findSlug(strapi, path)) === null) return null;
  const make = async () => (await draw(strapi, path, await getFirstView(strapi, slug)))?.css ?? '';
  return makeOnce(strapi, stylesOf(slug, make));
}

/** The page with a slug as Markdown; null when visitors may not read it. */
export async function readyMarkdown(strapi: Core.Strapi, slug: string): Promise<CachedResponse | null> {
  const path = getAddress(slug);
  if ((await findSlug(strapi, path)) === null) return null;
  return makeOnce(strapi, {
    key: `markdown ${slug}`,
    kind: MARKDOWN,
    inputs: getPageInputs(slug),
    make: async () => {
      const { json } = await getFirstView(strapi, slug);
      return getPortalBuild().drawer.drawMarkdown({ path, view: json, markdownFor: getEnv().publicUrl });
    },
  });
}
