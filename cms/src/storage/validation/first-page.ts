import { stat } from 'node:fs/promises';
import { draw, TooExpensive } from '../drawing';
import type { Found } from './checks';

/** A larger PDF is kept, without a preview: it is drawn from memory. */
const MAX_BYTES = 100 * 1024 * 1024;
const UNSEEN = { width: null, height: null };

/**
 * The size of the first page of a PDF, in points; empty when it cannot be drawn, as one with a password. The
 * file is kept all the same.
 */
export async function measureFirstPage(path: string): Promise<Pick<Found, 'width' | 'height'>> {
  if ((await stat(path)).size > MAX_BYTES) return UNSEEN;
  try {
    const { info } = await draw({ kind: 'measure-page', source: path });
    return info ? { width: info.width, height: info.height } : UNSEEN;
  } catch (error) {
    if (error instanceof TooExpensive) return UNSEEN;
    throw error;
  }
}
