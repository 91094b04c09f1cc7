import type { Block, BlockType } from '../../../api/types';
import { fillBlock } from './fill-block';
import type { Under } from './file-target';

/** Files that hang at the pointer. */
export interface Carried {
  count: number;
  arePictures: boolean;
}

/** What will happen where the files are let go. */
export interface DropHint {
  words: string;
  /** What else there is to know; may be empty. */
  note: string;
}

const sayFiles = (count: number, arePictures: boolean): string => {
  if (arePictures) return count === 1 ? '1 beeld' : `${count} beelden`;
  return count === 1 ? '1 bestand' : `${count} bestanden`;
};

const sayBlocks = (count: number): string => (count === 1 ? '1 nieuw blok' : `${count} nieuwe blokken`);

const sayPlaces = (from: number, count: number): string =>
  count === 1 ? `Op plaats ${from + 1}.` : `Op plaats ${from + 1} tot en met ${from + count}.`;

/** Between blocks, or below the last one. */
export function sayNewBlocks({ count, arePictures }: Carried): DropHint {
  return { words: sayBlocks(count), note: `Elk ${arePictures ? 'beeld' : 'bestand'} wordt een blok.` };
}

/** On a block: said by what would really happen there. */
export function sayOnBlock(block: Block, type: BlockType, under: Under, carried: Carried): DropHint {
  const { count, arePictures } = carried;
  const what = arePictures ? 'beeld' : 'bestand';
  const carriedFiles = Array.from({ length: count }, (_, index) => ({ id: `carried ${index}` }));
  const { left, list, isReplaced } = fillBlock(block, type, under, carriedFiles);
  const inside = count - left.length;
  if (isReplaced) return { words: `Vervangt dit door 1 ${what}`, note: '' };
  if (list) {
    const where = list.holdsAssets && arePictures ? 'in deze galerij' : 'in dit blok';
    return { words: `${sayFiles(count, arePictures)} ${where}`, note: sayPlaces(list.from, count) };
  }
  if (inside === 0) {
    const fits = count > 1 && fillBlock(block, type, under, carriedFiles.slice(0, 1)).isReplaced;
    const note = `Hier past één ${what}. Laat er één los om dit te vervangen.`;
    return { words: `${sayBlocks(left.length)} hieronder`, note: fits ? note : '' };
  }
  const here = `${sayFiles(inside, arePictures)} op ${inside === 1 ? 'de lege plaats' : 'de lege plaatsen'}`;
  return { words: here, note: left.length > 0 ? `En ${sayBlocks(left.length)} hieronder.` : '' };
}
