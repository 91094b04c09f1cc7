import { useEffect, useState } from 'react';
import { announce, useChanges, type Noun } from './changes';

/** How often a form announces that it is open. */
const REPEAT_MS = 30_000;
/** A form that is silent this long is gone. Browsers run timers in background tabs once a minute. */
const SILENCE_MS = 100_000;

/** For forms: announces that an item is being edited for as long as the form is open. */
export function useEditRequest(noun: Noun, id: string | undefined): void {
  useEffect(() => {
    if (!id) return;
    const tell = (): void => announce({ noun, kind: 'edit-requested', id });
    tell();
    const timer = setInterval(tell, REPEAT_MS);
    return () => clearInterval(timer);
  }, [noun, id]);
}

/** For lists: ids of the items that are open in a form in another tab of this browser. */
export function useEditedElsewhere(noun: Noun): ReadonlySet<string> {
  const [until, setUntil] = useState<ReadonlyMap<string, number>>(new Map());
  useChanges(noun, ({ kind, id }) => {
    if (id === null) return;
    setUntil((now) => {
      const next = new Map(now);
      if (kind === 'edit-requested') next.set(id, Date.now() + SILENCE_MS);
      else next.delete(id);
      return next;
    });
  });
  useEffect(() => {
    if (until.size === 0) return;
    const first = Math.min(...until.values());
    const timer = setTimeout(
      () => setUntil(new Map([...until].filter(([, end]) => end > Date.now()))),
      Math.max(0, first - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [until]);
  return new Set(until.keys());
}
