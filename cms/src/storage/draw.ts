import sharp, { type Sharp } from 'sharp';
import { takeTurns } from './turns';

const POINTS_PER_INCH = 72;
const MAX_VECTOR_PIXELS = 40_000_000;

/** Drawing takes all of a core: the rest of the portal keeps the others. */
export const drawInTurn = takeTurns(2);

/** A drawing from vectors, as pixels of a width; `own` is the width that it says it has. */
export const drawVector = (source: Buffer, own: number, width: number): Sharp =>
  sharp(source, {
    density: Math.min(Math.max((POINTS_PER_INCH * width) / own, 1), 100_000),
    limitInputPixels: MAX_VECTOR_PIXELS,
  }).resize({ width });
