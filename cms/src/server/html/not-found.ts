import type { Core } from '@strapi/strapi';
import { CSS, HTML, type CachedResponse } from '../../http/response-cache';
import { getFirstView } from './first-view';
import { getNotFoundHead } from './head';
import { fillNotFound } from './index-html';
import { draw, getScreenInputs, isSoon, makeOnce } from './make-once';
import { getPortalBuild } from './portal-build';

const PATH = '/404';
const KEY = 'html 404';
export const NOT_FOUND_STYLES = '/404.css';

/** Index.html with what visitors without script see where nothing is; null when that cannot be drawn soon. */
export async function readyNotFound(strapi: Core.Strapi): Promise<CachedResponse | null> {
  if (!(await isSoon(strapi, KEY, PATH))) return null;
  return makeOnce(strapi, {
    key: KEY,
    kind: HTML,
    inputs: getScreenInputs,
    make: async () => {
      const { template, code } = getPortalBuild();
      const view = await getFirstView(strapi, null);
      const { html } = await draw(PATH, Promise.resolve(view));
      const head = getNotFoundHead();
      const { json } = view;
      return fillNotFound(template, {
        head,
        json,
        code: code.ofBlocks(null),
        html,
        stylesPath: NOT_FOUND_STYLES,
      });
    },
  });
}

/** Its style sheet, beside that of every page. */
export const readyNotFoundStyles = (strapi: Core.Strapi): Promise<CachedResponse> =>
  makeOnce(strapi, {
    key: 'styles 404',
    kind: CSS,
    inputs: getScreenInputs,
    make: async () => (await draw(PATH, getFirstView(strapi, null))).css,
  });
