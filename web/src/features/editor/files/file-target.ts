import type { Block } from '../../../api/types';
import type { PageDraft } from '../state/types';

/** What a block renders under dragged files. */
export interface ElementsUnder {
  /** The asset whose image is there. */
  asset: string | null;
  /** The path of the empty slot that is there. */
  place: string | null;
  /** All assets with an image of their own in the block; the others are behind its text. */
  shown: readonly string[];
}

/** Where files go: a block, or new blocks below one; null means at the top. */
export type FileTarget = { block: number; under: ElementsUnder } | { below: number | null };

type Blocks = readonly Pick<Block, 'id'>[];

/** New blocks at an index of the page. */
export const targetAt = (blocks: Blocks, index: number): FileTarget => ({
  below: blocks[index - 1]?.id ?? null,
});

/** New blocks where files fell between blocks, from the middles of the blocks that are drawn, in their order. */
export const targetBetween = (middles: readonly { id: number; y: number }[], y: number): FileTarget => ({
  below: middles.findLast((middle) => middle.y < y)?.id ?? null,
});

/** A file of a drop that has its place. */
export interface PlacedFile {
  block: number;
  asset: string;
}

/** What an editor was doing at a moment. */
interface EditingPlace {
  draft: PageDraft;
  selectedId: number | null;
}

/** Files that arrived together, in their order, and which of them have their place. */
export interface Drop {
  files: readonly File[];
  target: FileTarget;
  /** Where the editor was: who went on elsewhere since is not taken away from there. */
  from: EditingPlace;
  placed: Map<File, PlacedFile>;
}

/** Which of them can be placed, together: once no file waits for its upload, a name or an answer. */
export function getReady(
  { files, placed }: Drop,
  has: (file: File) => boolean,
  waits: (file: File) => boolean,
) {
  return files.some(waits) ? [] : files.filter((file) => has(file) && !placed.has(file));
}

/** Where files go that came later than others of their drop: right behind what stands before them, else before the rest. */
export interface NeighboursInDrop {
  behind: PlacedFile | undefined;
  before: PlacedFile | undefined;
}

export function getNeighboursInDrop(
  { files, placed }: Drop,
  file: File | undefined,
): NeighboursInDrop | null {
  if (placed.size === 0 || !file) return null;
  const at = files.indexOf(file);
  const behind = files.slice(0, at).findLast((each) => placed.has(each));
  const before = files.slice(at).find((each) => placed.has(each));
  return { behind: behind && placed.get(behind), before: before && placed.get(before) };
}
