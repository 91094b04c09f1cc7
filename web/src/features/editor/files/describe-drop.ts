import type { Block, BlockType } from '../../../api/types';
import { valueAt } from '../state/values';
import { countPlaces, fillBlock } from './fill-block';
import type { ElementsUnder } from './file-target';

/** Files that hang at the pointer. */
export interface DraggedFiles {
  count: number;
  arePictures: boolean;
}

/** What will happen where the files are let go. */
export interface DropHint {
  words: string;
  /** What else there is to know; may be empty. */
  note: string;
  /** How many new places in the block are filled. */
  places: number;
}

const describeFiles = (count: number, arePictures: boolean): string => {
  if (arePictures) return count === 1 ? '1 beeld' : `${count} beelden`;
  return count === 1 ? '1 bestand' : `${count} bestanden`;
};

const describeBlocks = (count: number): string => (count === 1 ? '1 nieuw blok' : `${count} nieuwe blokken`);

function describePlaces(from: number, count: number, behind: unknown): string {
  const where = count === 1 ? `Op plaats ${from + 1}` : `Op plaats ${from + 1} tot en met ${from + count}`;
  const title = valueAt(behind, 'title');
  return typeof title === 'string' && title ? `${where}, na ${title}.` : `${where}.`;
}

/** Why a block takes none of the files. */
function explainWhyNot(block: Block, type: BlockType, what: string, fits: boolean): string {
  const places = countPlaces(block, type);
  if (places === 0) return `In dit blok kan geen ${what} staan.`;
  if (!fits) return 'Hier is geen lege plaats.';
  return places === 1
    ? `Hier past één ${what}. Laat er één los om dit te vervangen.`
    : 'Hier is geen lege plaats. Laat er één los op wat je wilt vervangen.';
}

/** Between blocks, or below the last one. */
export function describeNewBlocks({ count, arePictures }: DraggedFiles): DropHint {
  const note = `Elk ${arePictures ? 'beeld' : 'bestand'} wordt een blok.`;
  return { words: describeBlocks(count), note, places: 0 };
}

/** On a block: said by what would really happen there. */
export function describeOnBlock(
  block: Block,
  type: BlockType,
  under: ElementsUnder,
  carried: DraggedFiles,
): DropHint {
  const { count, arePictures } = carried;
  const what = arePictures ? 'beeld' : 'bestand';
  const carriedFiles = Array.from({ length: count }, (_, index) => ({ id: `carried ${index}` }));
  const { left, list, isReplaced } = fillBlock(block, type, under, carriedFiles);
  const inside = count - left.length;
  if (isReplaced) return { words: `Vervangt dit door 1 ${what}`, note: '', places: 0 };
  if (list) {
    const where = list.holdsAssets && arePictures ? 'in deze galerij' : 'in dit blok';
    const note = describePlaces(list.from, count, list.behind);
    return { words: `${describeFiles(count, arePictures)} ${where}`, note, places: count };
  }
  if (inside === 0) {
    const fits = count > 1 && fillBlock(block, type, under, carriedFiles.slice(0, 1)).isReplaced;
    const note = explainWhyNot(block, type, what, fits);
    return { words: `${describeBlocks(left.length)} hieronder`, note, places: 0 };
  }
  const here = `${describeFiles(inside, arePictures)} op ${inside === 1 ? 'de lege plaats' : 'de lege plaatsen'}`;
  const note = left.length > 0 ? `En ${describeBlocks(left.length)} hieronder.` : '';
  return { words: here, note, places: inside };
}
