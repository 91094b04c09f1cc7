import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';

/** An answer of the server; the earlier one stays while a next one loads. */
export interface LoadResult<T> {
  answer: T | null;
  isFailed: boolean;
  reload: () => void;
}

/** Loads a path of the plugin's server part. */
export function useLoad<T>(path: string): LoadResult<T> {
  const { get } = useFetchClient();
  const [answer, setAnswer] = useState<T | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [round, setRound] = useState(0);

  useEffect(() => {
    const leave = new AbortController();
    setFailed(false);
    get<T>(path, { signal: leave.signal }).then(
      ({ data }) => {
        if (!leave.signal.aborted) setAnswer(data);
      },
      () => {
        if (!leave.signal.aborted) setFailed(true);
      },
    );
    return () => leave.abort();
  }, [get, path, round]);

  const reload = useCallback(() => setRound((last) => last + 1), []);
  return { answer, isFailed, reload };
}
