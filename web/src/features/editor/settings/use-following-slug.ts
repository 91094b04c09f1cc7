import { useEffect, useMemo, useState } from 'react';
import type { Page, PageNode } from '../../../api/types';
import { usePageTree } from '../../page-tree/use-page-tree';
import { freeSlug } from '../state/slugs';
import { isKnown } from '../state/wire';
import { forgetNewPage, isNewPage, rememberNewPage } from './new-pages';

const others = (tree: readonly PageNode[], id: string | undefined): string[] =>
  tree.flatMap((node) => [...(node.id === id ? [] : [node.slug]), ...others(node.pages, id)]);

/** Whether a page is being made: in this tab, and nobody was given its address yet. */
function useIsNew(opened: Page | null, page: Page | null): boolean {
  const [isNew, setIsNew] = useState(() => opened === null || isNewPage(opened.id));
  const isOut = page !== null && isKnown(page);
  // What was published once stays where it is, also when it is taken offline.
  if (isOut && isNew) setIsNew(false);
  const id = page?.id;
  useEffect(() => {
    if (id === undefined) return;
    if (isNew) rememberNewPage(id);
    else forgetNewPage(id);
  }, [id, isNew]);
  return isNew && !isOut;
}

/**
 * Makes the slug of a new page from its title, as long as nobody was given its address; undefined from then on. A title
 * that is saved half would stay in the address otherwise.
 */
export function useFollowingSlug(
  opened: Page | null,
  page: Page | null,
): ((title: string) => string) | undefined {
  const { tree } = usePageTree();
  const isNew = useIsNew(opened, page);
  const id = page?.id;
  return useMemo(() => {
    if (!isNew) return undefined;
    const taken = new Set(others(tree, id));
    return (title) => freeSlug(title, taken);
  }, [tree, id, isNew]);
}
