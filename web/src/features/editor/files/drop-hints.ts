import type { Block, BlockType } from '../../../api/types';
import type { FilesOver } from '../../../lib/use-dropped-files';
import { getType } from '../blocks/get-type';
import type { FileTarget } from './file-target';
import { getElementsIn } from './file-under';
import { describeNewBlocks, describeOnBlock, type DraggedFiles, type DropHint } from './describe-drop';

/** What every block would do with files that hang at the pointer. */
export interface DropHints {
  files: DraggedFiles;
  /** What happens where they are now. */
  here: DropHint;
  /** The block that they are over; null between blocks. */
  block: number | null;
  /** The index of new blocks; null over a block. */
  index: number | null;
  /** What other blocks would do. */
  hints: ReadonlyMap<number, DropHint>;
}

interface HoverOptions {
  blocks: readonly Block[];
  types: readonly BlockType[];
  target: FileTarget;
  files: FilesOver;
  /** What was said before they moved on. */
  before: DropHints | null;
}

const areSameFiles = (one: DraggedFiles | undefined, other: DraggedFiles): boolean =>
  one?.count === other.count && one.arePictures === other.arePictures;

export function getHints({ blocks, types, target, files, before }: HoverOptions): DropHints {
  const carried = { count: files.count, arePictures: files.arePictures };
  const say = (block: Block, under = getElementsIn(block.id)) =>
    describeOnBlock(block, getType(types, block), under, carried);
  const hints =
    before && areSameFiles(before.files, carried)
      ? before.hints
      : new Map(blocks.map((block) => [block.id, say(block)]));
  const block = 'block' in target ? blocks.find(({ id }) => id === target.block) : undefined;
  if (block && 'under' in target) {
    return { files: carried, hints, here: say(block, target.under), block: block.id, index: null };
  }
  const below = 'below' in target ? target.below : null;
  const index = blocks.findIndex(({ id }) => id === below) + 1;
  return { files: carried, hints, here: describeNewBlocks(carried), block: null, index };
}

export const areSameHints = (one: DropHints | null, other: DropHints): boolean =>
  one?.block === other.block &&
  one.index === other.index &&
  one.hints === other.hints &&
  one.here.words === other.here.words &&
  one.here.note === other.here.note;
