import type { Block, BlockType } from '../../../api/types';
import type { FilesOver } from '../../../lib/use-dropped-files';
import { getType } from '../blocks/get-type';
import type { FileTarget } from './file-target';
import { whatIsShown } from './file-under';
import { sayNewBlocks, sayOnBlock, type Carried, type DropHint } from './say-drop';

/** What every block would do with files that hang at the pointer. */
export interface OverPage {
  carried: Carried;
  /** What happens where they are now. */
  here: DropHint;
  /** The block that they are over; null between blocks. */
  block: number | null;
  /** The index of new blocks; null over a block. */
  index: number | null;
  /** What other blocks would do. */
  hints: ReadonlyMap<number, DropHint>;
}

interface Hovering {
  blocks: readonly Block[];
  types: readonly BlockType[];
  target: FileTarget;
  files: FilesOver;
  /** What was said before they moved on. */
  before: OverPage | null;
}

const isSameCarried = (one: Carried | undefined, other: Carried): boolean =>
  one?.count === other.count && one.arePictures === other.arePictures;

export function getHints({ blocks, types, target, files, before }: Hovering): OverPage {
  const carried = { count: files.count, arePictures: files.arePictures };
  const say = (block: Block, under = whatIsShown(block.id)) =>
    sayOnBlock(block, getType(types, block), under, carried);
  const hints =
    before && isSameCarried(before.carried, carried)
      ? before.hints
      : new Map(blocks.map((block) => [block.id, say(block)]));
  const block = 'block' in target ? blocks.find(({ id }) => id === target.block) : undefined;
  if (block && 'under' in target) {
    return { carried, hints, here: say(block, target.under), block: block.id, index: null };
  }
  const below = 'below' in target ? target.below : null;
  const index = blocks.findIndex(({ id }) => id === below) + 1;
  return { carried, hints, here: sayNewBlocks(carried), block: null, index };
}

export const isSameOver = (one: OverPage | null, other: OverPage): boolean =>
  one?.block === other.block &&
  one.index === other.index &&
  one.hints === other.hints &&
  one.here.words === other.here.words &&
  one.here.note === other.here.note;
