import { isSameBlock, isSameValue } from '../../../published/content';
import { mergePages } from '../../../shared/merge-pages';
import type { ThreeWay } from '../../../shared/three-way';
import type { PageState } from '../audit/snapshot';
import { applyPageGroups } from './merge-blocks';

const areSameGroups = (one: readonly string[], other: readonly string[]): boolean =>
  JSON.stringify([...one].sort()) === JSON.stringify([...other].sort());

const toPage = ({ content, slug, parentId }: PageState) => ({ ...content, slug, parentId });

/**
 * Merges what a sender made of an earlier state (`mine`) with what others made of it (`theirs`); see `mergePages` for
 * `conflicts`.
 */
export function mergeStates({ base, mine, theirs }: ThreeWay<PageState>): {
  state: PageState;
  conflicts: string[];
} {
  const { page, conflicts } = mergePages(
    { base: toPage(base), mine: toPage(mine), theirs: toPage(theirs) },
    { areSameGroups, areSameBlocks: isSameBlock, areSameValues: isSameValue, applyPageGroups },
  );
  const { slug, parentId, ...content } = page;
  return { state: { slug, parentId, content }, conflicts };
}
