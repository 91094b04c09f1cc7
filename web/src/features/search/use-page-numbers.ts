import { useMemo } from 'react';
import { numberTree, usePageTree } from '../page-tree';

/** The number of each page in the side navigation, by its id. */
export function usePageNumbers(): ReadonlyMap<string, string> {
  const { chapters } = usePageTree();
  return useMemo(() => {
    const numbered = numberTree(chapters).flatMap((page) => [page, ...page.children]);
    return new Map(numbered.map(({ node, number }) => [node.id, number]));
  }, [chapters]);
}
