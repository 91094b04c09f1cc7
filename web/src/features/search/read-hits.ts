import type { Hit, PageNode, Suggestion } from '../../api/types';
import { api, unwrap } from '../../lib/api/client';
import { NO_RESPONSE, toApiError } from '../../lib/api/errors';
import { readOfflinePages } from './offline-pages';
import { countOf, GROUPS, type Counts, type Kind } from './kinds';
import { searchOffline } from './search-offline';

export interface SearchResults {
  hits: Hit[];
  /** The same, in the order of `GROUPS`; empty when hits of one kind were asked for. */
  groups: Hit[][];
  /** The best of all kinds. */
  best: Hit | null;
  counts: Counts;
  corrected: string | null;
  pageCount: number;
  /** Only what this browser keeps was searched: the server gives no answer. */
  isOffline: boolean;
}

/** What to search: the words, and the tree to search in without the server. */
export interface SearchRequest {
  q: string;
  tree: readonly PageNode[];
  home: string;
}

export const PAGE_SIZE = 20;

/** A group of the screen shows this many… */
export const MOST_ON_SCREEN = 6;

/** …and one of the dialog this many. */
export const MOST_IN_GROUP = 3;

interface Slice {
  kinds?: readonly Kind[];
  page?: number;
  pageSize?: number;
  typing?: boolean;
}

const NO_TEMPLATES = { asset: 0, file: 0 };

/** Templates are told apart from the other files. */
function getKinds(kinds: readonly Kind[] | undefined) {
  if (!kinds) return { templates: 'with' as const };
  const isTemplates = kinds.includes('template');
  return {
    kind: isTemplates ? 'asset,file' : kinds.join(','),
    templates: isTemplates ? ('only' as const) : ('without' as const),
  };
}

async function searchServer(
  q: string,
  { kinds, page = 1, pageSize = PAGE_SIZE, typing }: Slice,
): Promise<SearchResults> {
  const query = {
    q,
    page,
    pageSize,
    ...getKinds(kinds),
    ...(typing && { typing: 'true' as const }),
  };
  const { data, meta } = await api.GET('/search', { params: { query } });
  const { corrected, pagination, templates = NO_TEMPLATES } = meta;
  const [asset, file] = [meta.counts.asset - templates.asset, meta.counts.file - templates.file];
  return {
    hits: data,
    groups: [],
    best: data[0] ?? null,
    counts: { ...meta.counts, asset, file, template: templates.asset + templates.file },
    corrected,
    pageCount: pagination.pageCount,
    isOffline: false,
  };
}

async function searchInBrowser(
  { q, tree, home }: SearchRequest,
  { kinds, page = 1 }: Slice,
): Promise<SearchResults> {
  const found = searchOffline(tree, await readOfflinePages(), q, home);
  const counts = { page: found.length, template: 0, asset: 0, file: 0, color: 0 };
  const hits = !kinds || kinds.includes('page') ? found : [];
  const pageCount = Math.ceil(hits.length / PAGE_SIZE);
  const from = (page - 1) * PAGE_SIZE;
  return {
    hits: hits.slice(from, from + PAGE_SIZE),
    groups: [],
    best: null,
    counts,
    corrected: null,
    pageCount,
    isOffline: true,
  };
}

/** Searches on the server, or in this browser when the server does not respond. */
export async function readHits(sought: SearchRequest, slice: Slice): Promise<SearchResults> {
  try {
    return await searchServer(sought.q, slice);
  } catch (thrown) {
    if (toApiError(thrown).status !== NO_RESPONSE || sought.tree.length === 0) throw thrown;
    return searchInBrowser(sought, slice);
  }
}

/** The first hits of every group, `most` of each: of a group that the best hits leave out, asks for its own. */
export async function readGroups(
  sought: SearchRequest,
  most = MOST_IN_GROUP,
  typing = true,
): Promise<SearchResults> {
  const found = await readHits(sought, { typing });
  const { counts, isOffline } = found;
  const groups = await Promise.all(
    GROUPS.map(async ({ kinds }) => {
      const count = countOf(counts, kinds);
      if (count === 0) return [];
      // A hit does not say whether it is a template.
      const isMixed = counts.template > 0 && (kinds.includes('asset') || kinds.includes('template'));
      const own = found.hits.filter(({ kind }) => kinds.includes(kind)).slice(0, most);
      if (isOffline || (!isMixed && own.length >= Math.min(most, count))) return own;
      return (await searchServer(sought.q, { kinds, pageSize: most, typing: true })).hits;
    }),
  );
  return { ...found, groups, hits: groups.flat() };
}

/** Shorter beginnings of the longest word, to find words that are near it. */
export function getBeginnings(q: string): string[] {
  const words = q.match(/[\p{L}\p{N}]+/gu) ?? [];
  const longest = words.reduce((one, other) => (other.length > one.length ? other : one), '');
  const lengths = [longest.length - 2, 6, 5, 4, 3].filter((length) => length >= 3 && length < longest.length);
  return [...new Set(lengths)].sort((a, b) => b - a).map((length) => longest.slice(0, length));
}

/** What begins like the search, when the search itself found nothing. */
export async function readNear(q: string): Promise<Suggestion[]> {
  for (const beginning of getBeginnings(q)) {
    const found = await unwrap(api.GET('/search/suggest', { params: { query: { q: beginning } } }));
    if (found.length > 0) return found;
  }
  return [];
}
