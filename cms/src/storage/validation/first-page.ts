import { stat } from 'node:fs/promises';
import { AFFORDABLE_WIDTH, draw, TooExpensive } from '../drawing';
import { type CheckResult, passwordProtected } from './checks';

/** A larger PDF is kept, without a preview: it is drawn from memory. */
const MAX_BYTES = 100 * 1024 * 1024;
const UNSEEN = { width: null, height: null };

/** The first page of a PDF, in points; without a size when it cannot be drawn. */
export type FirstPage = Pick<CheckResult, 'width' | 'height' | 'preview'>;

/**
 * The size of the first page of a PDF. Slow ones are retried later, when nobody waits. Throws `RefusedContent` when a
 * new file requires a password.
 */
export async function measureFirstPage(
  path: string,
  kind: 'measure-page' | 'measure-page-later' = 'measure-page',
): Promise<FirstPage> {
  if ((await stat(path)).size > MAX_BYTES) return { ...UNSEEN, preview: 'failed' };
  try {
    const { info, locked } = await draw({ kind, source: path, width: AFFORDABLE_WIDTH });
    if (locked && kind === 'measure-page') throw passwordProtected();
    return info ? { width: info.width, height: info.height } : { ...UNSEEN, preview: 'failed' };
  } catch (error) {
    if (!(error instanceof TooExpensive)) throw error;
    return { ...UNSEEN, preview: kind === 'measure-page' ? 'waiting' : 'failed' };
  }
}
