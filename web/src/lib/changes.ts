import { useEffect, useRef } from 'react';

/** What is kept in lists that several screens and tabs show. */
export type Noun = 'asset' | 'user' | 'group';

/** What happened to one of them. */
export type ChangeKind = 'created' | 'updated' | 'deleted' | 'edit-requested';

/** One event. Without an id it is about several at once, such as an import. */
export interface Change {
  noun: Noun;
  kind: ChangeKind;
  id: string | null;
}

const CHANNEL = 'portal-changes';
const NOUNS: readonly string[] = ['asset', 'user', 'group'];
const KINDS: readonly string[] = ['created', 'updated', 'deleted', 'edit-requested'];

const listeners = new Set<(change: Change) => void>();

/** What another tab says may come from an older or newer portal. */
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

// Open for as long as somebody listens: a page with an open channel is not kept for the way back.
let channel: BroadcastChannel | null = null;

function open(): BroadcastChannel {
  const opened = new BroadcastChannel(CHANNEL);
  opened.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isChange(data)) tell(data);
  });
  return opened;
}

/** Tells every open list, in this tab and in the others, what happened. */
export function announce(change: Change): void {
  tell(change);
  const way = channel ?? open();
  way.postMessage(change);
  if (way !== channel) way.close();
}

/** Hears what happens to assets, users and groups, here and in other tabs. Returns the way to stop. */
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

/** For lists and forms: hears what happens to one noun for as long as it is shown. */
export function useChanges(noun: Noun, listener: (change: Change) => void): void {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => onChange((change) => change.noun === noun && latest.current(change)), [noun]);
}
