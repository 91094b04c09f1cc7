import { Download, FileText, Image, type LucideIcon } from 'lucide-react';
import { useDeferredValue } from 'react';
import useSWR from 'swr';
import type { Asset } from '../../../api/types';
import { fileType } from '../../../components/download-link';
import { api } from '../../../lib/api/client';
import { addressOf } from '../../../lib/download-address';
import { holdsWords } from '../../../lib/fold';
import { getFiles } from '../../../lib/offers';
import { swrKey } from '../../../lib/swr-keys';
import { pagePath, usePageTree } from '../../page-tree';

export interface LinkTarget {
  href: string;
  title: string;
  kind: string;
  icon: LucideIcon;
  /** The page that it is, whose blocks can be linked too. */
  page?: { slug: string; title: string };
}

/** Maximum number of assets to show. */
const ASSETS = 8;

/** What there is of an asset to link to: its page, its original, and each of its files. */
function getAssetTargets(asset: Asset): LinkTarget[] {
  const { id, title, original } = asset;
  const files = getFiles(asset);
  const name = title || original?.name || files[0]?.name || 'Zonder titel';
  const page = { href: `/bestanden/${id}`, title: name, kind: 'Asset', icon: Image };
  const downloads = [
    ...(original ? [{ file: original, href: addressOf({ of: 'assets', id }), title: name }] : []),
    ...files.map((file) => ({ file, href: addressOf({ of: 'files', id: file.id }), title: file.name })),
  ];
  return [
    page,
    ...downloads.map(({ file, href, title: words }) => ({
      href,
      title: words,
      kind: `Download ${fileType(file)}`,
      icon: Download,
    })),
  ];
}

/**
 * Pages and assets whose title matches the search, with the files of each asset; pages first. An empty search gives all pages. Pages follow each letter at
 * once, so that Enter never takes the first of an earlier search.
 */
export function useLinkTargets(search: string): LinkTarget[] {
  const words = search.trim();
  const sought = useDeferredValue(words);
  const { tree } = usePageTree();
  const { data, isLoading } = useSWR(
    sought === '' ? null : swrKey('assets', 'links', sought),
    () => api.GET('/assets', { params: { query: { search: sought, pageSize: ASSETS } } }),
    { keepPreviousData: true },
  );
  const pages = tree
    .flatMap((node) => [node, ...node.pages])
    .filter(({ title }) => holdsWords(words, title))
    .map(({ slug, title }): LinkTarget => ({
      href: pagePath(slug),
      title,
      kind: 'Pagina',
      icon: FileText,
      page: { slug, title },
    }));
  const isEarlier = isLoading || sought !== words;
  const assets = (words === '' ? [] : (data?.data ?? [])).map(getAssetTargets);
  // Of an earlier answer only what these words name too: Enter takes the first.
  const isNamed = (targets: readonly LinkTarget[]): boolean =>
    holdsWords(words, ...targets.map(({ title }) => title));
  return [...pages, ...assets.filter((targets) => !isEarlier || isNamed(targets)).flat()];
}
