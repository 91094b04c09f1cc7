import type { Block, Page } from '../../api/types';
import { API_PREFIX } from '../../lib/api/client';
import { getCacheName } from '../../lib/online/copy-names';
import { loginId } from '../../lib/session/session-marker';

const PAGE = new RegExp(`^${API_PREFIX}/pages/(?!map$)[a-z0-9-]+$`);

/** The fields of a block that hold words for readers. */
const WORDS: readonly string[] = [
  ...['title', 'subtitle', 'header', 'body', 'html', 'description', 'label'],
  ...['quote', 'source'],
];

/** The pages that the service worker keeps in one cache. */
async function readCache(name: string): Promise<Page[]> {
  if (!(await caches.has(name))) return [];
  const cache = await caches.open(name);
  const keys = (await cache.keys()).filter(({ url }) => PAGE.test(new URL(url).pathname));
  const answers = await Promise.all(keys.map((key) => cache.match(key)));
  const readPage = async (answer: Response): Promise<Page> => {
    const body: { data: Page } = await answer.json();
    return body.data;
  };
  return Promise.all(answers.flatMap((answer) => (answer ? [readPage(answer)] : [])));
}

/** The pages that this browser keeps for the person who is logged in; what a login read goes before what is public. */
export async function readOfflinePages(): Promise<Map<string, Page>> {
  if (!('caches' in window)) return new Map();
  const login = loginId();
  const kept = await Promise.all([
    readCache(getCacheName('answers', null)),
    login === null ? [] : readCache(getCacheName('answers', login)),
  ]);
  return new Map(kept.flat().map((page) => [page.slug, page]));
}

const getText = (html: string): string =>
  html.includes('<') || html.includes('&')
    ? new DOMParser().parseFromString(html.replace(/<\/(p|li|h\d|td|th)>/g, ' $&'), 'text/html').body
        .textContent
    : html;

/** All words of a block that readers see, in their order. */
export function readBlockText(block: Block | object): string {
  const texts = Object.entries(block).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value === 'string') return WORDS.includes(name) ? [getText(value)] : [];
    return typeof value === 'object' && value !== null ? [readBlockText(value)] : [];
  });
  return texts.filter(Boolean).join(' · ').replace(/\s+/g, ' ').trim();
}
