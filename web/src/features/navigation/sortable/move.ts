import type { PageNode } from '../../../api/types';
import { listedPages } from '../../page-tree';

/** A row of the flattened tree during a drag, with its level. */
export interface Row {
  node: PageNode;
  number: string;
  parentId: string | null;
  sub: boolean;
}

/** Where a page would land: its parent and siblings, or why it cannot land there. */
export type Landing = { parentId: string | null; siblings: string[] } | { refused: 'has-children' };

/** The horizontal offset, in pixels, that makes a row a sub-page. */
export const INDENT = 32;

/** The visible rows; sub-pages of a collapsed page are not included. What stands in the footer has no number. */
export function toRows(
  tree: PageNode[],
  isExpanded: (id: string) => boolean,
  outside: ReadonlySet<string>,
): Row[] {
  let last = 0;
  return listedPages(tree).flatMap((node) => {
    const isOutside = outside.has(node.id);
    const number = isOutside ? '' : `${(last += 1)}`;
    const row: Row = { node, number, parentId: null, sub: false };
    if (!isExpanded(node.id)) return [row];
    const subs = node.pages.map((child, at) => ({
      node: child,
      number: number && `${number}.${at + 1}`,
      parentId: node.id,
      sub: true,
    }));
    return [row, ...subs];
  });
}

/** The part of a row under the pointer; the keyboard works with whole rows. */
export type Part = 'before' | 'on' | 'after';

/** The part of a row at a vertical position. Only a top-level row has a middle part, to drop a page under it. */
export function getPartAt(height: number, { top, bottom }: { top: number; bottom: number }): Part {
  const share = (height - top) / (bottom - top);
  if (share < 0.25) return 'before';
  return share > 0.75 ? 'after' : 'on';
}

/** The landing of a page under another one: after its existing sub-pages, visible or not. */
function getLandingUnder({ node }: Row, draggedId: string): Landing {
  const others = node.pages.map(({ id }) => id).filter((id) => id !== draggedId);
  return { parentId: node.id, siblings: [...others, draggedId] };
}

/**
 * Where the dragged row lands when it is dropped on a part of another row; without a part, in the position of that row,
 * at a horizontal offset.
 */
export function getLanding(
  rows: Row[],
  draggedId: string,
  overId: string,
  offsetX: number,
  part?: Part,
): Landing | null {
  const dragged = rows.find((row) => row.node.id === draggedId);
  const over = rows.find((row) => row.node.id === overId);
  if (!dragged || !over || over.parentId === draggedId) return null;
  const mayGoUnder = over !== dragged && !over.sub && dragged.node.pages.length === 0;
  if (part === 'on' && mayGoUnder) return getLandingUnder(over, draggedId);

  // Its sub-pages move along.
  const stays = rows.filter((row) => row.parentId !== draggedId);
  const others = stays.filter((row) => row !== dragged);
  const step = over !== dragged && part === 'after' ? 1 : 0;
  const isExact = over !== dragged && (part === 'before' || part === 'after');
  const to = isExact ? others.indexOf(over) + step : stays.indexOf(over);
  const before = others[to - 1];
  const after = others[to];
  const level = (dragged.sub ? 1 : 0) + Math.round(offsetX / INDENT);
  const sub = after?.sub || (before !== undefined && level > 0);
  if (sub && dragged.node.pages.length > 0) return { refused: 'has-children' };

  const parentId = sub && before ? (before.parentId ?? before.node.id) : null;
  const moved = { ...dragged, parentId };
  const siblings = others.toSpliced(to, 0, moved).filter((row) => row.parentId === parentId);
  return { parentId, siblings: siblings.map((row) => row.node.id) };
}

/** The tree after the move, for an optimistic update. */
export function moveInTree(
  tree: PageNode[],
  id: string,
  parentId: string | null,
  siblings: string[],
): PageNode[] {
  const moved = tree.flatMap((node) => [node, ...node.pages]).find((node) => node.id === id);
  if (!moved) return tree;
  const without = tree
    .filter((node) => node.id !== id)
    .map((node) => ({ ...node, pages: node.pages.filter((child) => child.id !== id) }));
  const put = (pages: PageNode[]) => inOrder([...pages, { ...moved, parent_id: parentId }], siblings);
  if (parentId === null) return put(without);
  return without.map((node) => (node.id === parentId ? { ...node, pages: put(node.pages) } : node));
}

/** The listed pages first, in that order; the others keep their own order. */
function inOrder(pages: PageNode[], ids: string[]): PageNode[] {
  const rank = ({ id }: PageNode) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return pages.toSorted((a, b) => rank(a) - rank(b));
}
