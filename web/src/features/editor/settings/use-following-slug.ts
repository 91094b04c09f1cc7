import { useEffect, useMemo, useState } from 'react';
import type { Page, PageNode } from '../../../api/types';
import { usePageTree } from '../../page-tree';
import { freeSlug } from 'cms/shared/slugs';
import { isKnown } from '../state/wire';
import { forgetNewPage, isNewPage, rememberNewPage } from './new-pages';

const others = (tree: readonly PageNode[], id: string | undefined): string[] =>
  tree.flatMap((node) => [...(node.id === id ? [] : [node.slug]), ...others(node.pages, id)]);

/** Whether a page is new: created in this tab, with an address that nobody has yet. */
function useIsNew(opened: Page | null, page: Page | null): boolean {
  const [isNew, setIsNew] = useState(() => opened === null || isNewPage(opened.id));
  const isOut = page !== null && isKnown(page);
  // A page that was published once keeps its address, even when it goes offline.
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
 * Derives the slug of a new page from its title while nobody has its address; undefined from then on. Otherwise a
 * half-typed title would stick in the address after an autosave.
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
