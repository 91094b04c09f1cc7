import { useEffect, useRef } from 'react';

/** The kinds of item that several screens and tabs list. */
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
    typeof data === 'object' &&
    data !== null &&
    'noun' in data &&
    NOUNS.includes(String(data.noun)) &&
    'kind' in data &&
    KINDS.includes(String(data.kind)) &&
    'id' in data &&
    (data.id === null || typeof data.id === 'string')
  );
}

const tell = (change: Change): void => listeners.forEach((listener) => listener(change));

// Open only while there are listeners: an open channel keeps a page out of the back/forward cache.
let channel: BroadcastChannel | null = null;

function open(): BroadcastChannel {
  const opened = new BroadcastChannel(CHANNEL);
  opened.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isChange(data)) tell(data);
  });
  return opened;
}

/** Notifies every open list, in this tab and in other tabs. */
export function announce(change: Change): void {
  tell(change);
  const way = channel ?? open();
  way.postMessage(change);
  if (way !== channel) way.close();
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
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => onChange((change) => change.noun === noun && latest.current(change)), [noun]);
}
