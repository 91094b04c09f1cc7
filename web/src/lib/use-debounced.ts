import { useEffect, useState } from 'react';

const PAUSE_MS = 150;

/** What was typed, once typing pauses. */
export function useDebounced(text: string, pause = PAUSE_MS): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pause);
    return () => clearTimeout(timer);
  }, [text, pause]);
  return paused;
}
