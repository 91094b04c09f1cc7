import { useRef, useState } from 'react';
import { toApiError, type ApiError } from '../../lib/api/errors';
import { toast } from '../../lib/toasts/toasts';
import { sumSizes } from './formats';
import { getItemKey, type CheckedItem } from './check-items';
import { MOST_ITEMS } from './stored-basket';
import { getRefusedItems, startZip, toZipItem } from './start-zip';

const GB = 1024 ** 3;
/** The maximum size of one zip (contract section 11). */
const MOST_BYTES = 5 * GB;

const NONE: ReadonlyMap<string, string> = new Map();

const TOO_LARGE = 'Samen is dit groter dan 5 GB. Haal er iets uit, en download dat apart.';

/** What cannot be asked for; null when it can. */
function getProblem(going: readonly CheckedItem[]): string | null {
  if (going.length > MOST_ITEMS)
    return `In één zip passen hoogstens ${MOST_ITEMS} bestanden. Haal er iets uit.`;
  const { size } = sumSizes(going.map(({ format }) => format));
  return size > MOST_BYTES ? TOO_LARGE : null;
}

/** The items that an answer blames, with what it says of each. */
const getRefused = (error: ApiError, going: readonly CheckedItem[]): [string, string][] =>
  [...getRefusedItems(error)].flatMap(([index, said]) => {
    const judged = going[index];
    return judged ? [[getItemKey(judged.item), said]] : [];
  });

/** Downloads the basket. What the server refuses stays out of the next try. */
export function useZip() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [refused, setRefused] = useState(NONE);
  const running = useRef(false);

  async function download(going: readonly CheckedItem[], purpose: string | null): Promise<void> {
    if (running.current) return;
    const found = getProblem(going);
    setProblem(found);
    if (found !== null) return;
    running.current = true;
    setBusy(true);
    try {
      await startZip(
        going.map(({ item }) => toZipItem(item)),
        purpose,
      );
      toast.success('Het downloaden begint.', 'Je browser bewaart het zipbestand.');
    } catch (thrown) {
      const error = toApiError(thrown);
      const blamed = getRefused(error, going);
      setRefused(new Map([...refused, ...blamed]));
      setProblem(
        blamed.length > 0
          ? `${blamed.length === 1 ? 'Een bestand mag' : `${blamed.length} bestanden mogen`} niet mee; hierboven staat waarom. Download de rest nog eens.`
          : (error.fields['items'] ?? error.message),
      );
    }
    running.current = false;
    setBusy(false);
  }
  return { busy, problem, refused, download };
}
