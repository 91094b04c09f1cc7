import { isSameBlock } from '../../../published/content';
import type { PageState } from '../audit/snapshot';

/** What brings a state back to the one before it. */
export interface StepBack extends PageState {
  /** The blocks of the earlier state, in order; `content` has only those that differ. */
  blockIds: number[];
}

export function getStepBack(before: PageState, after: PageState): StepBack {
  const later = new Map(after.content.blocks.map((block) => [block.id, block]));
  const blocks = before.content.blocks.filter((block) => {
    const now = later.get(block.id);
    return !now || !isSameBlock(block, now);
  });
  return {
    ...before,
    content: { ...before.content, blocks },
    blockIds: before.content.blocks.map(({ id }) => id),
  };
}

export function stepBack(after: PageState, { blockIds, ...before }: StepBack): PageState {
  const blocks = new Map(
    [...after.content.blocks, ...before.content.blocks].map((block) => [block.id, block] as const),
  );
  const content = { ...before.content, blocks: blockIds.flatMap((id) => blocks.get(id) ?? []) };
  return { ...before, content };
}
