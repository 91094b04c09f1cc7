import { mutate } from 'swr';
import { announce, onChange, type ChangeKind } from '../../../lib/changes';
import { isLibraryKey } from './keys';

const gone = new Set<string>();
let running = false;
let asked = 0;

async function fetchAgain(): Promise<void> {
  running = true;
  let answered: number;
  do {
    answered = asked;
    await mutate((key) => isLibraryKey(key, gone));
  } while (answered !== asked);
  running = false;
}

/** Fetches every list that is open again. Many changes at once are two rounds at most at a time. */
function refresh(): void {
  asked += 1;
  if (!running) void fetchAgain();
}

// From the moment that somebody opens a list of assets: also what is kept of lists that are closed is then out of date.
onChange(({ noun, kind, id }) => {
  if (noun !== 'asset' || kind === 'edit-requested') return;
  if (kind === 'deleted' && id) gone.add(id);
  refresh();
});

/** Tells every list of assets, in every tab, what happened to one. */
export const tellChange = (kind: ChangeKind, id: string): void => announce({ noun: 'asset', kind, id });
