import { isPdf, isPicture, isVector } from '../file-kind';
import type { StoredFile } from '../stored-file';

/** 720 is for phones: close to the width of most of them at a pixel density of two. */
const WIDTHS = [320, 480, 720, 960, 1280, 1920];
const DEFAULT_WIDTH = 960;

type DrawnFile = Pick<StoredFile, 'ext' | 'mime' | 'width' | 'height'>;

/** The widths in which a file is drawn: never wider than the original, except for
 * vector drawings and the first page of a PDF. */
export function getPreviewWidths(file: DrawnFile): number[] {
  const { width } = file;
  if ((!isPicture(file) && !isPdf(file)) || !width || !file.height) return [];
  if (isVector(file) || isPdf(file)) return WIDTHS;
  const smaller = WIDTHS.filter((candidate) => candidate < width);
  const largest = Math.min(width, Math.max(...WIDTHS));
  return [...smaller, largest].filter((candidate, index, all) => all.indexOf(candidate) === index);
}

/** The width for clients that are offered no choice. */
export const getDefaultWidth = (widths: readonly number[]): number =>
  widths.findLast((width) => width <= DEFAULT_WIDTH) ?? widths[0] ?? DEFAULT_WIDTH;

/** The height at a given width. */
export const getHeightAt = ({ width, height }: DrawnFile, at: number): number =>
  Math.max(1, Math.round((at * (height ?? 1)) / (width ?? 1)));
