import { FileText, Image, type LucideIcon } from 'lucide-react';
import { useDeferredValue } from 'react';
import useSWR from 'swr';
import { API_PREFIX, api } from '../../../lib/api/client';
import { holdsWords } from '../../../lib/fold';
import { swrKey } from '../../../lib/swr-keys';
import { pagePath, usePageTree } from '../../page-tree';

export interface LinkTarget {
  href: string;
  title: string;
  kind: string;
  icon: LucideIcon;
}

/** Maximum number of assets to show. */
const ASSETS = 8;

/**
 * Pages and assets whose title matches the search; pages first. An empty search gives all pages. Pages follow each letter at
 * once, so that Enter never takes the first of an earlier search.
 */
export function useLinkTargets(search: string): LinkTarget[] {
  const words = search.trim();
  const sought = useDeferredValue(words);
  const { tree } = usePageTree();
  const { data } = useSWR(
    sought === '' ? null : swrKey('assets', 'links', sought),
    () => api.GET('/assets', { params: { query: { search: sought, pageSize: ASSETS } } }),
    { keepPreviousData: true },
  );
  const pages = tree
    .flatMap((node) => [node, ...node.pages])
    .filter(({ title }) => holdsWords(words, title))
    .map(({ slug, title }): LinkTarget => ({ href: pagePath(slug), title, kind: 'Pagina', icon: FileText }));
  const assets = words === '' ? [] : (data?.data ?? []);
  return [
    ...pages,
    ...assets.map(({ id, title, original }): LinkTarget => ({
      href: `${API_PREFIX}/assets/${id}/download`,
      title: title || original?.name || 'Zonder titel',
      kind: 'Download',
      icon: Image,
    })),
  ];
}
