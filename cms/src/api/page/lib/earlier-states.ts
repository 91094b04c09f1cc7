import { isSameBlock } from '../../../published/content';
import type { PageState } from '../audit/snapshot';

/** What restores the previous state. */
export interface StepBack extends PageState {
  /** The ids of the previous blocks, in order; `content` contains only those that differ. */
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

export function applyStepBack(after: PageState, { blockIds, ...before }: StepBack): PageState {
  const blocks = new Map(
    [...after.content.blocks, ...before.content.blocks].map((block) => [block.id, block] as const),
  );
  const content = { ...before.content, blocks: blockIds.flatMap((id) => blocks.get(id) ?? []) };
  return { ...before, content };
}
