import { mutate } from 'swr';
import { announce, onChange, type ChangeKind } from '../../../lib/changes';
import { matchesKey } from '../../../lib/swr-keys';

const gone = new Set<string>();
let running = false;
let asked = 0;

async function fetchAgain(): Promise<void> {
  running = true;
  let answered: number;
  do {
    answered = asked;
    // A deleted asset is not refetched.
    await mutate((key) => matchesKey(key, 'assets') && !gone.has(String(key[2])));
  } while (answered !== asked);
  running = false;
}

/** Refetches every open list. Many changes at once cause at most two rounds at a time. */
function refresh(): void {
  asked += 1;
  if (!running) void fetchAgain();
}

// Active once a list of assets has been opened: cached lists that are closed become stale too.
onChange(({ noun, kind, id }) => {
  if (noun !== 'asset' || kind === 'edit-requested') return;
  if (kind === 'deleted' && id) gone.add(id);
  // It came back from the deleted list.
  if (kind === 'created' && id) gone.delete(id);
  refresh();
});

/** Notifies every list of assets, in every tab, of a change. */
export const announceAsset = (kind: ChangeKind, id: string): void => announce({ noun: 'asset', kind, id });
