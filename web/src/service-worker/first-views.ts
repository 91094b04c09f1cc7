import { API_PREFIX } from 'cms/shared/addresses';
import type { FirstView } from '../lib/first-view';
import { keepCopy, rememberPictures } from './copies';

const EMBEDDED = /<script type="application\/json" id="first-view">([^]*?)<\/script>/;

const keepAnswer = (path: string, data: unknown): Promise<void> =>
  data
    ? keepCopy({ kind: 'answers', key: `${API_PREFIX}/${path}`, answer: Response.json({ data }) })
    : Promise.resolve();

/**
 * Keeps what came with a page as if the portal had asked for it: on a later visit, without a connection, it does. All
 * of it is public.
 */
export async function keepFirstView(json: string): Promise<void> {
  const view = Object.assign<FirstView, unknown>({}, JSON.parse(json));
  const { site, tree, page, colors } = view;
  rememberPictures(json);
  await keepAnswer('site', site);
  await keepAnswer('pages/map', tree);
  await keepAnswer('colors', colors);
  if (page) await keepAnswer(`pages/${page.slug}`, page);
}

/** The data that an index.html embeds; undefined where it comes beside it. */
export const getEmbedded = (html: string): string | undefined => EMBEDDED.exec(html)?.[1];
