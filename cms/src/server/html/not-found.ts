import type { Core } from '@strapi/strapi';
import { findLikelyPages, MOST_LIKELY } from '../../api/page/lib/reads/likely-pages';
import type { LikelyPageAnswer } from '../../api/page/schemas/page-entity';
import { CSS, HTML, toCachedResponse, type CachedResponse } from '../../http/response-cache';
import { anonymous } from '../../permissions/viewer';
import { escapeHtml } from '../../utils/escape-html';
import { getAddressWords, getShownAddress } from '../../shared/lost-address';
import { loadFirstView, type FirstView } from './first-view';
import { getNotFoundHead } from './head';
import { embedded, fillNotFound } from './index-html';
import { draw, getScreenInputs, isSoon, makeOnce } from './make-once';
import { getPortalBuild } from './portal-build';

const PATH = '/404';
export const NOT_FOUND_STYLES = '/404.css';

/** What the screen shows where nothing is (web: lib/first-view.ts). */
interface Lost {
  path: string;
  address: string;
  words: string;
  pages: LikelyPageAnswer[];
}

/**
 * The screen is drawn once for each number of pages, with these in place of what differs from address to address: drawing
 * takes a while, and anybody can ask for addresses.
 */
const PLACE = 'lost-place';
const getPlaces = (count: number): Lost => ({
  path: PATH,
  address: `${PLACE}-address`,
  words: `${PLACE}-words`,
  pages: Array.from({ length: count }, (_, at) => ({
    slug: `${PLACE}-slug-${at}`,
    title: `${PLACE}-title-${at}`,
    about: `${PLACE}-about-${at}`,
  })),
});

const listValues = ({ address, words, pages }: Lost): string[] => [
  address,
  words,
  ...pages.flatMap(({ slug, title, about }) => [slug, title, about]),
];

/** What it embeds has one place for all of it. */
const LOST_JSON = `"${PLACE}"`;
const DRAWN = new RegExp(`${PLACE}-[a-z]+(?:-\\d)?`, 'g');

const withLost = (view: FirstView, lost: unknown): FirstView => ({
  ...view,
  json: `{"lost":${JSON.stringify(lost)},${view.json.slice(1)}`,
});

async function makeScreen(strapi: Core.Strapi, count: number): Promise<string> {
  const { template, code } = getPortalBuild();
  const view = await loadFirstView(strapi, null);
  const { html } = await draw(PATH, Promise.resolve(withLost(view, getPlaces(count))));
  return fillNotFound(template, {
    head: getNotFoundHead(),
    json: withLost(view, PLACE).json,
    code: code.ofBlocks(null),
    html,
    stylesPath: NOT_FOUND_STYLES,
  });
}

function fillPlaces(screen: string, lost: Lost): string {
  const values = listValues(lost);
  const places = listValues(getPlaces(lost.pages.length));
  const filling = new Map(places.map((place, at) => [place, escapeHtml(values[at] ?? '')]));
  return screen
    .replace(DRAWN, (place) => filling.get(place) ?? '')
    .replace(LOST_JSON, () => embedded(JSON.stringify(lost)));
}

/**
 * Index.html with what visitors without script see where nothing is: the address, and pages that they may read. Null when
 * that cannot be drawn soon.
 */
export async function readyNotFound(strapi: Core.Strapi, path: string): Promise<CachedResponse | null> {
  const pages = await findLikelyPages(strapi, anonymous, path);
  const key = `html 404 ${pages.length}`;
  if (!(await isSoon(strapi, key, PATH))) return null;
  const make = () => makeScreen(strapi, pages.length);
  const { bytes } = await makeOnce(strapi, { key, kind: HTML, inputs: getScreenInputs, make });
  const lost = { path, address: getShownAddress(path), words: getAddressWords(path), pages };
  return toCachedResponse(fillPlaces(bytes.toString(), lost), HTML);
}

/** Its style sheet, beside that of every page. */
export const readyNotFoundStyles = (strapi: Core.Strapi): Promise<CachedResponse> =>
  makeOnce(strapi, {
    key: 'styles 404',
    kind: CSS,
    inputs: getScreenInputs,
    make: async () => {
      const view = loadFirstView(strapi, null).then((made) => withLost(made, getPlaces(MOST_LIKELY)));
      return (await draw(PATH, view)).css;
    },
  });
