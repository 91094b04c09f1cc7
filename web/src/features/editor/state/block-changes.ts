import type { Block, BlockType, Group } from '../../../api/types';
import type { Change, ChangedText, PageDraft } from './types';
import { valueAt, withValue } from './values';

const changeBlocks = (
  change: (blocks: Block[], draft: PageDraft) => Block[],
  text: ChangedText | null = null,
): Change => ({ text, apply: (draft) => ({ ...draft, blocks: change(draft.blocks, draft) }) });

const changeOne = (id: number, change: (block: Block) => Block, text?: ChangedText | null): Change =>
  changeBlocks((blocks) => blocks.map((block) => (block.id === id ? change(block) : block)), text);

const getChangedText = (id: number, path: string): ChangedText => ({
  key: `field ${id} ${path}`,
  get: ({ blocks }) => {
    const value = valueAt(
      blocks.find((block) => block.id === id),
      path,
    );
    return typeof value === 'string' ? value : '';
  },
});

/**
 * Changes one field of a block; `path` is dotted, as in the server's field errors.
 */
export const changeField = (id: number, path: string, value: unknown): Change =>
  changeOne(
    id,
    (block) => withValue(block, path, value),
    typeof value === 'string' ? getChangedText(id, path) : null,
  );

export const changeBlock = (id: number, change: { isPrivate?: boolean; groups?: Group[] }): Change =>
  changeOne(id, (block) => ({ ...block, ...change }));

const LOWEST = 10_000_000;
const HIGHEST = 99_999_999;

/** A block id that is not used on the page yet (specification section 3). */
export function randomBlockId(taken: readonly number[]): number {
  let id: number;
  do id = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST + 1));
  while (taken.includes(id));
  return id;
}

const isBlock = (value: object): value is Block => 'id' in value && 'type' in value;

/** A new block of a type, with its defaults and the groups of the page. */
function newBlock({ type, defaults }: BlockType, id: number, { groups }: PageDraft): Block[] {
  const can = { view: true, use: true, edit: true };
  const block = { ...structuredClone(defaults), id, type, slug: '', groups, isPrivate: false, can };
  return isBlock(block) ? [block] : [];
}

/** Adds a block at an index; by default at the top. */
export const addBlock = (type: BlockType, id: number, at = 0): Change =>
  changeBlocks((blocks, draft) => blocks.toSpliced(at, 0, ...newBlock(type, id, draft)));

/** Adds a block with one of its fields filled. */
export const addFilledBlock = (
  type: BlockType,
  { id, at, path, value }: { id: number; at: number; path: string; value: unknown },
): Change => ({
  text: null,
  apply: (draft) => changeField(id, path, value).apply(addBlock(type, id, at).apply(draft)),
});

/** Inserts a copy of a block from any page, with an id of its own and the groups of this page. */
export const pasteBlock = (block: Block, id: number, at: number): Change =>
  changeBlocks((blocks, { groups }) =>
    blocks.toSpliced(at, 0, { ...structuredClone(block), id, slug: '', groups }),
  );

/** Inserts a copy after the block, with an id of its own. */
export const duplicateBlock = (id: number, copyId: number): Change =>
  changeBlocks((blocks) =>
    blocks.flatMap((block) => (block.id === id ? [block, { ...structuredClone(block), id: copyId }] : block)),
  );

/** Inserts what somebody else made of a block below it, with an id of its own. */
export const keepBoth = (other: Block, copyId: number): Change =>
  changeBlocks((blocks) =>
    blocks.flatMap((block) =>
      block.id === other.id ? [block, { ...structuredClone(other), id: copyId, slug: '' }] : block,
    ),
  );

/** Moves a block to an index, clamped to the list. */
export const moveBlock = (id: number, to: number): Change =>
  changeBlocks((blocks) => {
    const place = Math.max(0, Math.min(to, blocks.length - 1));
    return blocks
      .filter((block) => block.id !== id)
      .toSpliced(place, 0, ...blocks.filter((block) => block.id === id));
  });

export const removeBlock = (id: number): Change =>
  changeBlocks((blocks) => blocks.filter((block) => block.id !== id));
