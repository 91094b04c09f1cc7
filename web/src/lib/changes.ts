import { useEffect } from 'react';
import { mutate } from 'swr';
import { matchesKey } from './swr-keys';
import { useLatest } from './use-latest';
import { isObject } from './is-object';

export type Noun = 'asset' | 'user' | 'group';

export type ChangeKind = 'created' | 'updated' | 'deleted' | 'edit-requested';

/** One event. Without an id it covers several items at once, such as an import. */
export interface Change {
  noun: Noun;
  kind: ChangeKind;
  id: string | null;
}

const CHANNEL = 'portal-changes';
const NOUNS: readonly string[] = ['asset', 'user', 'group'];
const KINDS: readonly string[] = ['created', 'updated', 'deleted', 'edit-requested'];

const listeners = new Set<(change: Change) => void>();

/** Another tab may run an older or newer version of the portal. */
function isChange(data: unknown): data is Change {
  return (
    isObject(data) &&
    'noun' in data &&
    NOUNS.includes(String(data.noun)) &&
    'kind' in data &&
    KINDS.includes(String(data.kind)) &&
    'id' in data &&
    (data.id === null || typeof data.id === 'string')
  );
}

const notify = (change: Change): void => listeners.forEach((listener) => listener(change));

// Open only while there are listeners: an open channel keeps a page out of the back/forward cache.
let channel: BroadcastChannel | null = null;

function open(): BroadcastChannel {
  const opened = new BroadcastChannel(CHANNEL);
  opened.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isChange(data)) notify(data);
  });
  return opened;
}

/** Notifies every open list, in this tab and in other tabs. */
export function announce(change: Change): void {
  notify(change);
  const target = channel ?? open();
  target.postMessage(change);
  if (target !== channel) target.close();
}

/** Subscribes to changes to assets, users and groups, in this tab and in others. Returns the unsubscribe function. */
export function onChange(listener: (change: Change) => void): () => void {
  listeners.add(listener);
  channel ??= open();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    channel?.close();
    channel = null;
  };
}

/** For lists and forms: subscribes to changes of one noun while mounted. */
export function useChanges(noun: Noun, listener: (change: Change) => void): void {
  const latest = useLatest(listener);
  useEffect(() => onChange((change) => change.noun === noun && latest.current(change)), [noun, latest]);
}

/** Refetches users or groups when either changes: users show the names of their groups, groups count their members. */
export function useFreshAccounts(kind: 'users' | 'groups'): void {
  useEffect(
    () =>
      onChange((change) => {
        if (change.noun === 'asset' || change.kind === 'edit-requested') return;
        void mutate((key) => matchesKey(key, kind));
      }),
    [kind],
  );
}
