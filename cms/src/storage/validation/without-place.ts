import { getEnv } from '../../../config/env';
import { draw, TooExpensive } from '../drawing';
import { type Check, tooExpensive } from './checks';

/** A check that takes out of what it accepts where it was made, unless settings keep that. */
export const withoutPlace =
  (kind: 'take-place' | 'take-place-of-film', check: Check): Check =>
  async (path) => {
    const found = await check(path);
    if (!found || !getEnv().stripLocation) return found;
    try {
      const { changed } = await draw({ kind, source: path });
      return { ...found, isCleaned: changed };
    } catch (error) {
      throw error instanceof TooExpensive ? tooExpensive('Dit bestand') : error;
    }
  };
