import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';

/** An answer of the server; the earlier one stays while a next one loads. */
export interface Loaded<T> {
  answer: T | null;
  isLoading: boolean;
  isFailed: boolean;
  reload: () => void;
}

/** Loads a path of the plugin's server part. */
export function useLoad<T>(path: string): Loaded<T> {
  const { get } = useFetchClient();
  const [answer, setAnswer] = useState<T | null>(null);
  const [state, setState] = useState<'loading' | 'done' | 'failed'>('loading');
  const [round, setRound] = useState(0);

  useEffect(() => {
    const leave = new AbortController();
    setState('loading');
    get<T>(path, { signal: leave.signal }).then(
      ({ data }) => {
        if (leave.signal.aborted) return;
        setAnswer(data);
        setState('done');
      },
      () => {
        if (!leave.signal.aborted) setState('failed');
      },
    );
    return () => leave.abort();
  }, [get, path, round]);

  const reload = useCallback(() => setRound((last) => last + 1), []);
  return { answer, isLoading: state === 'loading', isFailed: state === 'failed', reload };
}
