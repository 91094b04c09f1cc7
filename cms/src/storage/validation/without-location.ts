import { getEnv } from '../../../config/env';
import { draw, TooExpensive } from '../drawing';
import { type Check, RefusedContent, tooExpensive } from './checks';

/** The refusal of a file whose location metadata is unreadable. */
const unreadableLocation = (): RefusedContent =>
  new RefusedContent(
    'Of dit bestand zegt waar het is gemaakt, is niet te lezen, dus de plaats kan er niet uit. Bewaar het opnieuw, of als png of jpg.',
  );

type RemoveLocation = 'take-place' | 'take-place-of-film' | 'take-place-of-heif';

/** A check that also removes the location from what it accepts, unless the settings keep it. */
export const withoutLocation =
  (kind: RemoveLocation, check: Check): Check =>
  async (path) => {
    const found = await check(path);
    if (!found || !getEnv().stripLocation) return found;
    try {
      const { done, changed, code } = await draw({ kind, source: path });
      // A full disk is no fault of the file.
      if (code !== undefined) throw Object.assign(new Error(`A place was not taken out: ${code}`), { code });
      if (!done) throw unreadableLocation();
      return { ...found, isCleaned: changed };
    } catch (error) {
      throw error instanceof TooExpensive ? tooExpensive('Dit bestand') : error;
    }
  };
