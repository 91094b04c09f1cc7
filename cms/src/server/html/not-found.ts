import type { Core } from '@strapi/strapi';
import { findLikelyPages, MOST_LIKELY } from '../../api/page/lib/reads/likely-pages';
import type { LikelyPageResponse } from '../../api/page/schemas/page-entity';
import { CSS, HTML, toCachedResponse, type CachedResponse } from '../../http/response-cache';
import { anonymous } from '../../permissions/viewer';
import { escapeHtml } from '../../utils/escape-html';
import { getAddressWords, getShownAddress } from '../../shared/lost-address';
import { loadFirstView, type FirstView } from './first-view';
import { getNotFoundHead } from './head';
import { escapeForScript, fillNotFound } from './index-html';
import { renderForVisitor, getScreenInputs, isReadySoon, makeOnce } from './make-once';
import { getPortalBuild } from './portal-build';

const PATH = '/404';
export const NOT_FOUND_STYLES = '/404.css';

/** The content of the screen for a missing page (web: lib/first-view.ts). */
interface MissingAddress {
  path: string;
  address: string;
  words: string;
  pages: LikelyPageResponse[];
}

/**
 * The screen is rendered once per number of suggestions, with these placeholders for what differs per address:
 * rendering takes a while, and anyone can request addresses.
 */
const PLACE = 'lost-place';
const getPlaces = (count: number): MissingAddress => ({
  path: PATH,
  address: `${PLACE}-address`,
  words: `${PLACE}-words`,
  pages: Array.from({ length: count }, (_, at) => ({
    slug: `${PLACE}-slug-${at}`,
    title: `${PLACE}-title-${at}`,
    about: `${PLACE}-about-${at}`,
  })),
});

const listValues = ({ address, words, pages }: MissingAddress): string[] => [
  address,
  words,
  ...pages.flatMap(({ slug, title, about }) => [slug, title, about]),
];

/** What it embeds has one place for all of it. */
const LOST_JSON = `"${PLACE}"`;
const RENDERED_KEY = new RegExp(`${PLACE}-[a-z]+(?:-\\d)?`, 'g');

const withMissingAddress = (view: FirstView, lost: unknown): FirstView => ({
  ...view,
  json: `{"lost":${JSON.stringify(lost)},${view.json.slice(1)}`,
});

async function makeScreen(strapi: Core.Strapi, count: number): Promise<string> {
  const { template, code } = getPortalBuild();
  const view = await loadFirstView(strapi, null);
  const { html } = await renderForVisitor(PATH, Promise.resolve(withMissingAddress(view, getPlaces(count))));
  return fillNotFound(template, {
    head: getNotFoundHead(),
    json: withMissingAddress(view, PLACE).json,
    code: code.ofBlocks(null),
    html,
    stylesPath: NOT_FOUND_STYLES,
  });
}

function fillPlaces(screen: string, lost: MissingAddress): string {
  const values = listValues(lost);
  const places = listValues(getPlaces(lost.pages.length));
  const filling = new Map(places.map((place, at) => [place, escapeHtml(values[at] ?? '')]));
  return screen
    .replace(RENDERED_KEY, (place) => filling.get(place) ?? '')
    .replace(LOST_JSON, () => escapeForScript(JSON.stringify(lost)));
}

/**
 * Index.html with fallback content for a missing page: the address, and suggestions of pages that visitors may read.
 * Null when it cannot be rendered soon.
 */
export async function loadNotFound(strapi: Core.Strapi, path: string): Promise<CachedResponse | null> {
  const pages = await findLikelyPages(strapi, anonymous, path);
  const key = `html 404 ${pages.length}`;
  if (!(await isReadySoon(strapi, key, PATH))) return null;
  const make = () => makeScreen(strapi, pages.length);
  const { bytes } = await makeOnce(strapi, { key, kind: HTML, inputs: getScreenInputs, make });
  const lost = { path, address: getShownAddress(path), words: getAddressWords(path), pages };
  return toCachedResponse(fillPlaces(bytes.toString(), lost), HTML);
}

/** Its style sheet, beside that of every page. */
export const loadNotFoundStyles = (strapi: Core.Strapi): Promise<CachedResponse> =>
  makeOnce(strapi, {
    key: 'styles 404',
    kind: CSS,
    inputs: getScreenInputs,
    make: async () => {
      const view = loadFirstView(strapi, null).then((made) =>
        withMissingAddress(made, getPlaces(MOST_LIKELY)),
      );
      return (await renderForVisitor(PATH, view)).css;
    },
  });
