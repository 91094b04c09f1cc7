import { stat } from 'node:fs/promises';
import { draw, TooExpensive } from '../drawing';
import { type Found, hasPassword } from './checks';

/** A larger PDF is kept, without a preview: it is drawn from memory. */
const MAX_BYTES = 100 * 1024 * 1024;
const UNSEEN = { width: null, height: null };

/**
 * The size of the first page of a PDF, in points; empty when it cannot be drawn, and kept all the same. Throws
 * `RefusedContent` when it opens with a password only.
 */
export async function measureFirstPage(path: string): Promise<Pick<Found, 'width' | 'height'>> {
  if ((await stat(path)).size > MAX_BYTES) return UNSEEN;
  try {
    const { info, locked } = await draw({ kind: 'measure-page', source: path });
    if (locked) throw hasPassword();
    return info ? { width: info.width, height: info.height } : UNSEEN;
  } catch (error) {
    if (error instanceof TooExpensive) return UNSEEN;
    throw error;
  }
}
