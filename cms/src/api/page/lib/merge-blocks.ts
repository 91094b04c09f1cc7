import type { BlockInput } from '../../../blocks/block-input';
import { randomBlockId, type StoredBlock } from '../../../blocks/stored-block';
import { invalid, type FieldErrors } from '../../../http/errors';
import type { PageContent } from '../../../published';

// Sent groups apply to the page; a block sent without groups keeps its
// own and gains those newly added to the page; a new block without groups takes all; a group removed from the
// page is removed from its blocks.
const resolveGroups = (
  pageGroups: readonly string[],
  newGroups: readonly string[],
  stored: StoredBlock | undefined,
  sent: readonly string[] | undefined,
): string[] => {
  if (sent) return pageGroups.filter((group) => sent.includes(group));
  if (!stored) return [...pageGroups];
  return pageGroups.filter((group) => stored.groups.includes(group) || newGroups.includes(group));
};

const added = (before: Pick<PageContent, 'groups'>, groups: readonly string[]): string[] =>
  groups.filter((group) => !before.groups.includes(group));

/** Blocks that were not sent follow the groups of their page. */
export const applyPageGroups = (
  before: Pick<PageContent, 'groups' | 'blocks'>,
  groups: readonly string[],
): StoredBlock[] =>
  before.blocks.map((block) => ({
    ...block,
    groups: resolveGroups(groups, added(before, groups), block, undefined),
  }));

/**
 * The blocks of a page after a write: the sent ones with ids and groups resolved. Throws 400 when a block
 * changes its type. `before` is what was stored, `groups` are the page's groups after the write.
 */
export function mergeBlocks(
  before: PageContent,
  groups: readonly string[],
  sent: readonly BlockInput[],
): StoredBlock[] {
  const stored = new Map(before.blocks.map((block) => [block.id, block]));
  const taken = new Set([...stored.keys(), ...sent.flatMap(({ id }) => (id === undefined ? [] : [id]))]);
  const newGroups = added(before, groups);
  const errors: FieldErrors = {};
  const blocks = sent.map((block, index): StoredBlock => {
    const known = block.id === undefined ? undefined : stored.get(block.id);
    if (known && known.type !== block.type) {
      errors[`blocks.${index}.type`] = ['Het soort van een bestaand blok verandert niet.'];
    }
    const id = block.id ?? randomBlockId(taken);
    taken.add(id);
    const { type, isPrivate, values } = block;
    return { id, type, isPrivate, values, groups: resolveGroups(groups, newGroups, known, block.groups) };
  });
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return blocks;
}
