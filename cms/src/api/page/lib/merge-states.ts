import type { Value } from '../../../blocks/field';
import { isSameBlock, isSameValue } from '../../../published/content';
import { mergeLists, mergeValue, type ThreeWay } from '../../../utils/three-way';
import type { PageState } from '../audit/snapshot';
import { followGroups } from './merge-blocks';

const isEqual = <T>(one: T, other: T): boolean => JSON.stringify(one) === JSON.stringify(other);

const areSameGroups = (one: readonly string[], other: readonly string[]): boolean =>
  isEqual([...one].sort(), [...other].sort());

/**
 * Merges what a sender made of an earlier state (`mine`) with what others made of it (`theirs`). `conflicts` names
 * the fields and blocks that both changed, as the API does: `title`, `blocks.12345678`.
 */
export function mergeStates({ base, mine, theirs }: ThreeWay<PageState>): {
  state: PageState;
  conflicts: string[];
} {
  const conflicts: string[] = [];
  function merge<T>(name: string, get: (state: PageState) => T, areSame = isEqual<T>): T {
    const three = { base: get(base), mine: get(mine), theirs: get(theirs) };
    const { value, isConflict } = mergeValue(three, areSame);
    if (isConflict) conflicts.push(name);
    return value;
  }
  const fields = {
    title: merge('title', ({ content }) => content.title),
    lead: merge('lead', ({ content }) => content.lead),
    isPublic: merge('is_public', ({ content }) => content.isPublic),
    groups: merge('groups', ({ content }) => content.groups, areSameGroups),
  };
  const names = [base, mine, theirs].flatMap(({ content }) => Object.keys(content.fields));
  const added = [...new Set(names)].flatMap((name): [string, Value][] => {
    const value = merge(name, ({ content }) => content.fields[name], isSameValue);
    return value === undefined ? [] : [[name, value]];
  });
  const place = {
    slug: merge('slug', ({ slug }) => slug),
    parentId: merge('parent_id', ({ parentId }) => parentId),
  };
  // Blocks follow the groups of their page. That alone is no change of a block.
  const getBlocks = ({ content }: PageState) => followGroups(content, fields.groups);
  const blocks = mergeLists(
    { base: getBlocks(base), mine: getBlocks(mine), theirs: getBlocks(theirs) },
    isSameBlock,
  );
  conflicts.push(...blocks.conflicts.map((id) => `blocks.${id}`));
  const content = { ...fields, blocks: blocks.items, fields: Object.fromEntries(added) };
  return { state: { ...place, content }, conflicts };
}
