import useSWR from 'swr';
import useSWRImmutable from 'swr/immutable';
import type { BlockType, Page, PageNode, Presence } from '../../api/types';
import { api, unwrap } from '../../lib/api/client';
import type { writePage } from './state/wire';

type Write = ReturnType<typeof writePage> & { published_at?: string | null };

/** Where a draft stands in the cache. */
export const keyOf = (slug: string): string => `admin/pages/${slug}`;

/** The draft of a page. It is not fetched again behind an editor's back. */
export const useDraft = (slug: string | undefined) =>
  useSWR<Page, unknown>(
    slug === undefined ? null : keyOf(slug),
    () => unwrap(api.GET('/admin/pages/{slug}', { params: { path: { slug: slug ?? '' } } })),
    { revalidateIfStale: true, revalidateOnReconnect: false, dedupingInterval: 0 },
  );

/** The draft of a page, fetched now. */
export const readDraft = (slug: string): Promise<Page> =>
  unwrap(api.GET('/admin/pages/{slug}', { params: { path: { slug } } }));

/** The tree of all pages, fetched now. */
export const readTree = (): Promise<PageNode[]> => unwrap(api.GET('/admin/pages/map'));

/** Says that a page is being edited in this tab; gives the other tabs in which it is. */
export const tellPresence = (id: string, editor: string): Promise<Presence[]> =>
  unwrap(api.PUT('/admin/pages/{id}/presence', { params: { path: { id } }, body: { editor } }));

/** Block types with their fields, options and defaults. */
export const useBlockTypes = () =>
  useSWRImmutable<BlockType[], unknown>('admin/block-types', () => unwrap(api.GET('/admin/block-types')));

/** POST /pages. */
export const createPage = (write: Write): Promise<Page> => unwrap(api.POST('/pages', { body: write }));

/** PUT /pages/{id}; without a version whatever is there is overwritten. */
export const savePage = (id: string, write: Write, version: number | null): Promise<Page> =>
  unwrap(
    api.PUT('/pages/{id}', {
      params: { path: { id }, header: version === null ? {} : { 'If-Match': `"${version}"` } },
      body: write,
    }),
  );

/** DELETE /pages/{id}: to the deleted list. */
export async function removePage(id: string): Promise<void> {
  await api.DELETE('/pages/{id}', { params: { path: { id } } });
}
