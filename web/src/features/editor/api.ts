import useSWR from 'swr';
import useSWRImmutable from 'swr/immutable';
import type { BlockType, Page, PageNode, Presence } from '../../api/types';
import { api, unwrap } from '../../lib/api/client';
import { keepRead, readOrKept } from '../../lib/offline-reads';
import type { writePage } from './state/wire';

/** A page as it is sent. */
export type Write = ReturnType<typeof writePage> & { published_at?: string | null };
type Rewrite = Write & { old_slugs?: string[] };

/** Where a draft stands in the cache. */
export const getKey = (slug: string): string => `admin/pages/${slug}`;

/** The draft of a page. It is not fetched again behind an editor's back. */
export const useDraft = (slug: string | undefined) =>
  useSWR<Page, unknown>(
    slug === undefined ? null : getKey(slug),
    () => readOrKept(getKey(slug ?? ''), () => readDraft(slug ?? '')),
    { revalidateIfStale: true, revalidateOnReconnect: false, dedupingInterval: 0 },
  );

/** The draft of a page, fetched now. */
export const readDraft = (slug: string): Promise<Page> =>
  unwrap(api.GET('/admin/pages/{slug}', { params: { path: { slug } } }));

/** The tree of all pages, fetched now. */
export const readTree = (): Promise<PageNode[]> => unwrap(api.GET('/admin/pages/map'));

/** Says that a page is being edited in this tab; gives the other tabs in which it is. */
export const sendPresence = (id: string, editor: string): Promise<Presence[]> =>
  unwrap(api.PUT('/admin/pages/{id}/presence', { params: { path: { id } }, body: { editor } }));

/** Block types with their fields, options and defaults. */
export const useBlockTypes = () =>
  useSWRImmutable<BlockType[], unknown>('admin/block-types', (key: string) =>
    readOrKept(key, () => unwrap(api.GET('/admin/block-types'))),
  );

/** A page as it was written is what is worked on without a connection. */
const keepPage = (page: Page): Promise<Page> => keepRead(getKey(page.slug), page);

/** POST /pages. */
export const createPage = async (write: Write): Promise<Page> =>
  keepPage(await unwrap(api.POST('/pages', { body: write })));

/** PUT /pages/{id}; without a version whatever is there is overwritten. */
export async function savePage(id: string, write: Rewrite, version: number | null): Promise<Page> {
  const header = version === null ? {} : { 'If-Match': `"${version}"` };
  return keepPage(await unwrap(api.PUT('/pages/{id}', { params: { path: { id }, header }, body: write })));
}

/** The other pages of which a draft or a live version links to a page. */
export function useLinkingPages(id: string) {
  const read = () => unwrap(api.GET('/admin/pages/{id}/links', { params: { path: { id } } }));
  const { data } = useSWR(`admin/pages/${id}/links`, read);
  const others = data?.filter(({ page }) => page.id !== id).map(({ page }) => [page.id, page] as const);
  return others && [...new Map(others).values()];
}

/** DELETE /pages/{id}: to the deleted list. */
export async function removePage(id: string): Promise<void> {
  await api.DELETE('/pages/{id}', { params: { path: { id } } });
}
