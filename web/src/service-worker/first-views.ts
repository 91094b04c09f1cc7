import { API_PREFIX } from 'cms/shared/addresses';
import type { FirstView } from '../lib/first-view';
import { storeCopy, rememberPictures } from './copies';

const EMBEDDED = /<script type="application\/json" id="first-view">([^]*?)<\/script>/;

const storeResponse = (path: string, data: unknown): Promise<void> =>
  data
    ? storeCopy({ kind: 'answers', key: `${API_PREFIX}/${path}`, answer: Response.json({ data }) })
    : Promise.resolve();

/** Caches the embedded data of a page as API responses, for a later visit without a connection. All of it is public. */
export async function storeFirstView(json: string): Promise<void> {
  const view = Object.assign<FirstView, unknown>({}, JSON.parse(json));
  const { site, tree, page, colors } = view;
  rememberPictures(json);
  await storeResponse('site', site);
  await storeResponse('pages/map', tree);
  await storeResponse('colors', colors);
  if (page) await storeResponse(`pages/${page.slug}`, page);
}

/** The data that an index.html embeds; undefined where it comes beside it. */
export const getEmbedded = (html: string): string | undefined => EMBEDDED.exec(html)?.[1];
