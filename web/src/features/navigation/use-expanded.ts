import { useState } from 'react';
import type { PageNode } from '../../api/types';
import { pathTo } from '../page-tree';

/** The slug of the page that a guide path shows or edits. */
export function slugOfPath(pathname: string): string | undefined {
  return /^\/huisstijl\/([^/]+)/.exec(pathname)?.[1];
}

/** Which pages are expanded: those above the current page, unless the user toggled them. */
export function useExpanded(tree: PageNode[], current: string | undefined) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const onTheWay = new Set(current ? pathTo(tree, current).map((node) => node.id) : []);
  const isExpanded = (id: string) => chosen.get(id) ?? onTheWay.has(id);
  const toggle = (id: string) => setChosen(new Map(chosen).set(id, !isExpanded(id)));
  const open = (id: string) => setChosen(new Map(chosen).set(id, true));
  return [isExpanded, toggle, open] as const;
}
