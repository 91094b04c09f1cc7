import { useEffect, useRef } from 'react';
import useSWR from 'swr';
import useSWRImmutable from 'swr/immutable';
import type { components } from '../../api/schema';
import type { BlockType, Page, PageNode, Presence } from '../../api/types';
import { api, unwrap } from '../../lib/api/client';
import { loadBlocks } from '../blocks';
import { storeRead, readOrStored } from '../../lib/offline-reads';
import { swrKey } from '../../lib/swr-keys';
import type { writePage } from './state/wire';

export type Write = ReturnType<typeof writePage> & {
  published_at?: string | null;
  unpublish_at?: string | null;
};
type Rewrite = Write & { old_slugs?: string[] };

/** The draft of a page. It is never revalidated in the background: that would change it under the editor. */
export const useDraft = (slug: string | undefined) =>
  useSWR<Page, unknown>(
    slug === undefined ? null : swrKey('admin/pages', slug),
    (key: readonly [string, string]) => readOrStored(key, () => fetchDraft(key[1])),
    { revalidateIfStale: true, revalidateOnReconnect: false, dedupingInterval: 0 },
  );

/** Fetches the draft of a page, bypassing the cache. */
export const fetchDraft = (slug: string): Promise<Page> =>
  unwrap(api.GET('/admin/pages/{slug}', { params: { path: { slug } } }));

/** Fetches the tree of all pages, bypassing the cache. */
export const fetchTree = (): Promise<PageNode[]> => unwrap(api.GET('/admin/pages/map'));

/** Reports that this tab edits a page; resolves to the other tabs that do. */
export const sendPresence = (id: string, editor: string): Promise<Presence[]> =>
  unwrap(api.PUT('/admin/pages/{id}/presence', { params: { path: { id } }, body: { editor } }));

/** Fetches the types of blocks, and the fields that were added to pages as one more, bypassing the cache. */
export async function fetchTypes(): Promise<BlockType[]> {
  const { data, meta } = await api.GET('/admin/block-types');
  return [...data, meta.page];
}

export const useBlockTypes = () =>
  useSWRImmutable<BlockType[], unknown>(swrKey('admin/block-types'), (key) =>
    readOrStored(key, async () => {
      // Where a block is added, its code must be there: its first text gets the focus.
      const [types] = await Promise.all([fetchTypes(), loadBlocks()]);
      return types;
    }),
  );

/** Offline, editing continues from the page as it was last saved. */
const keepPage = (page: Page): Promise<Page> => storeRead(swrKey('admin/pages', page.slug), page);

export const createPage = async (write: Write): Promise<Page> =>
  keepPage(await unwrap(api.POST('/pages', { body: write })));

/**
 * PUT /pages/{id}; without a version it overwrites whatever is there. `merges`: with what others saved since, unless they
 * changed the same.
 */
export async function savePage(
  id: string,
  write: Rewrite,
  version: number | null,
  merges: boolean,
): Promise<Page> {
  const header = version === null ? {} : { 'If-Match': `"${version}"` };
  const query = merges ? { merge: 'true' as const } : {};
  const params = { path: { id }, header, query };
  return keepPage(await unwrap(api.PUT('/pages/{id}', { params, body: write })));
}

/** The other pages whose draft or live version links to a page. */
export function useLinkingPages(id: string) {
  const read = () => unwrap(api.GET('/admin/pages/{id}/links', { params: { path: { id } } }));
  const { data } = useSWR(swrKey('linking-pages', id), read);
  const others = data?.filter(({ page }) => page.id !== id).map(({ page }) => [page.id, page] as const);
  return others && [...new Map(others).values()];
}

/** What becomes public once a saved draft is published, and what only admins reach. */
export function useReach({ id, version }: Page) {
  const reach = useSWR<components['schemas']['PageReach'], unknown>(swrKey('reach', id), () =>
    unwrap(api.GET('/admin/pages/{id}/reach', { params: { path: { id } } })),
  );
  const { mutate } = reach;
  const read = useRef(version);
  // Refetched under one key: with a key per version, a day of saving would cache a response for each.
  useEffect(() => {
    if (read.current === version) return;
    read.current = version;
    void mutate();
  }, [version, mutate]);
  return reach;
}

/** DELETE /pages/{id}: moves the page to the deleted list. */
export async function removePage(id: string): Promise<void> {
  await api.DELETE('/pages/{id}', { params: { path: { id } } });
}
