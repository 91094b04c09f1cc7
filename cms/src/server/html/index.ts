import type { Core } from '@strapi/strapi';
import { getEnv } from '../../../config/env';
import { livePageInputs } from '../../api/page/lib/reads/live-page';
import { CSS, HTML, PAGE_DATA, MARKDOWN, type CachedResponse } from '../../http/response-cache';
import { anonymous, type Viewer } from '../../permissions/viewer';
import { getPublished, type Snapshot } from '../../published';
import { getCacheKey } from '../../published/reader-key';
import { loadFirstView, type FirstView } from './first-view';
import { getVisitorPageKey } from './own-view';
import { getAddress, getDataPath, getSharedName, getSlug, getStylesPath } from './get-slug';
import { getHead } from './head';
import { fillRendered, fillShell } from './index-html';
import { renderForVisitor, loadNow, getScreenInputs, isReadySoon, makeOnce } from './make-once';
import { heroPreload, logoPreload } from './pictures';
import { getPortalBuild } from './portal-build';

export { NOT_FOUND_STYLES, loadNotFound, loadNotFoundStyles } from './not-found';

const getPageInputs =
  (slug: string, viewer: Viewer = anonymous) =>
  (moment: Snapshot): unknown[] | null => {
    const page = livePageInputs(moment, viewer, slug);
    return page && [...getScreenInputs(moment), ...page];
  };

/** The slug of the page at a path, when visitors may read it. */
async function findSlug(strapi: Core.Strapi, path: string): Promise<string | null> {
  const now = await loadNow(strapi);
  const slug = getSlug(path, now.site.productSlug);
  return slug !== null && livePageInputs(now, anonymous, slug) ? slug : null;
}

async function makeShell(strapi: Core.Strapi, slug: string | null, name: string): Promise<string> {
  const { template, code } = getPortalBuild();
  const view = await loadFirstView(strapi, slug);
  const { data, json } = view;
  const head = [getHead(view, getEnv().publicUrl, name), logoPreload(data.site), heroPreload(data.page)];
  return fillShell(template, { head: head.join(''), json, code: code.ofBlocks(data.page) });
}

/** The style sheet of a page. A single one, because each sheet that blocks the first paint delays it on a phone. */
function joinStyles({ data }: FirstView, drawn: string): string {
  const { common, ofBlocks, readStyle } = getPortalBuild().code;
  return [...[...common, ...ofBlocks(data.page).styles].map(readStyle), drawn].join('');
}

const getStylesKey = (slug: string): string => `styles ${slug}`;
const getDataKey = (slug: string): string => `data ${slug}`;

const getVersion = ({ tag }: CachedResponse): string => `?v=${tag.replaceAll('"', '')}`;

function logFaults(strapi: Core.Strapi, path: string, faults: readonly string[]): void {
  for (const fault of faults) strapi.log.error(`A block of ${path} cannot be shown: ${fault}`);
}

async function makeRendered(strapi: Core.Strapi, now: Snapshot, path: string, slug: string): Promise<string> {
  const { template, code } = getPortalBuild();
  const coming = loadFirstView(strapi, slug);
  const { html, css, faults } = await renderForVisitor(path, coming);
  logFaults(strapi, path, faults);
  const view = await coming;
  // Of the same moment as the page: a later page has other styles and data.
  const { responses } = getPublished(strapi);
  const inputs = getPageInputs(slug);
  const styles = responses.set(getStylesKey(slug), now, { text: joinStyles(view, css), kind: CSS, inputs });
  const data = responses.set(getDataKey(slug), now, { text: view.json, kind: PAGE_DATA, inputs });
  return fillRendered(template, {
    head: getHead(view, getEnv().publicUrl),
    code: code.ofBlocks(view.data.page),
    html,
    stylesPath: getStylesPath(slug) + getVersion(styles),
    dataPath: getDataPath(slug) + getVersion(data),
    starter: code.starter,
  });
}

/** The page at a path rendered for visitors; null when the browser has to render it. */
async function loadRendered(strapi: Core.Strapi, path: string, slug: string): Promise<CachedResponse | null> {
  const key = getVisitorPageKey(path);
  if (!(await isReadySoon(strapi, key, path))) return null;
  const make = (now: Snapshot): Promise<string> => makeRendered(strapi, now, path, slug);
  return makeOnce(strapi, { key, kind: HTML, inputs: getPageInputs(slug), make }).catch(() => null);
}

/**
 * The response of index.html at a path: rendered where possible, otherwise with data only. Both contain public content
 * only.
 */
export async function loadIndexHtml(
  strapi: Core.Strapi,
  path: string,
  mayPrerender: boolean,
): Promise<CachedResponse> {
  const slug = await findSlug(strapi, path);
  const rendered = mayPrerender && slug !== null && (await loadRendered(strapi, path, slug));
  if (rendered) return rendered;
  const name = getSharedName(path);
  return makeOnce(strapi, {
    // Paths without a page of their own share one first view.
    key: slug === null ? `html of ${name}` : `html ${slug}`,
    kind: HTML,
    inputs: slug === null ? getScreenInputs : getPageInputs(slug),
    make: () => makeShell(strapi, slug, name),
  });
}

/** The style sheet of the page with a slug, in addition to the common one; null when visitors may not read it. */
export async function loadStyles(strapi: Core.Strapi, slug: string): Promise<CachedResponse | null> {
  const path = getAddress(slug);
  if ((await findSlug(strapi, path)) === null) return null;
  const make = async (): Promise<string> => {
    const view = loadFirstView(strapi, slug);
    const { css } = await renderForVisitor(path, view);
    return joinStyles(await view, css);
  };
  return makeOnce(strapi, { key: getStylesKey(slug), kind: CSS, inputs: getPageInputs(slug), make });
}

/**
 * The data that the page with a slug was rendered with, by its tag, for hydration: other data does not match. Null when
 * visitors may not read the page, and after a change, because the old content may be private now.
 */
export async function loadPageData(
  strapi: Core.Strapi,
  slug: string,
  tag: string,
): Promise<CachedResponse | null> {
  if ((await findSlug(strapi, getAddress(slug))) === null) return null;
  const make = async (): Promise<string> => (await loadFirstView(strapi, slug)).json;
  const key = getDataKey(slug);
  const now = await makeOnce(strapi, { key, kind: PAGE_DATA, inputs: getPageInputs(slug), make });
  return now.tag === tag ? now : null;
}

/**
 * The page with a slug as Markdown, for visitors or another viewer; null when they may not read it. Rejects when it
 * cannot be rendered at the moment.
 */
export async function loadMarkdown(
  strapi: Core.Strapi,
  slug: string,
  viewer: Viewer = anonymous,
): Promise<CachedResponse | null> {
  const path = getAddress(slug);
  if (!livePageInputs(await loadNow(strapi), viewer, slug)) return null;
  const key = getCacheKey(`markdown ${slug}`, viewer);
  const markdownFor = getEnv().publicUrl;
  if (!(await isReadySoon(strapi, key, path, markdownFor)))
    throw new Error(`${path} is not ready as Markdown.`);
  const make = async (): Promise<string> => {
    const view = loadFirstView(strapi, slug, viewer).then(({ json }) => json);
    const { markdown, faults } = await getPortalBuild().renderer.renderMarkdown({ path, view, markdownFor });
    logFaults(strapi, path, faults);
    return markdown;
  };
  return makeOnce(strapi, { key, kind: MARKDOWN, inputs: getPageInputs(slug, viewer), make });
}
