import { useCallback, useRef, useState } from 'react';
import { toApiError } from '../../lib/api/errors';
import { addDropped } from './api';

/** One file on its way into the library. */
export interface Upload {
  id: number;
  file: File;
  /** From 0 to 1. */
  share: number;
  /** Why it was refused; it can be tried again. */
  problem: string | null;
}

/** Files that are being put into the library, side by side. */
export function useUploads() {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const controllers = useRef(new Map<number, AbortController>());
  const lastId = useRef(0);

  const update = useCallback((id: number, change: Partial<Upload>) => {
    setUploads((now) => now.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)));
  }, []);
  const drop = useCallback((id: number) => {
    setUploads((now) => now.filter((upload) => upload.id !== id));
  }, []);

  const start = useCallback(
    async ({ id, file }: Upload): Promise<void> => {
      const controller = new AbortController();
      controllers.current.set(id, controller);
      try {
        await addDropped(file, (share) => update(id, { share }), controller.signal);
        drop(id);
      } catch (thrown) {
        const { fields, message } = toApiError(thrown);
        if (controller.signal.aborted) drop(id);
        else update(id, { problem: fields['original'] ?? message });
      } finally {
        controllers.current.delete(id);
      }
    },
    [drop, update],
  );

  const add = useCallback(
    (files: readonly File[]) => {
      const fresh = files.map((file): Upload => {
        lastId.current += 1;
        return { id: lastId.current, file, share: 0, problem: null };
      });
      setUploads((now) => [...now, ...fresh]);
      fresh.forEach((upload) => void start(upload));
    },
    [start],
  );

  const retry = (upload: Upload): void => {
    update(upload.id, { problem: null, share: 0 });
    void start(upload);
  };
  const cancel = ({ id, problem }: Upload): void => {
    if (problem) drop(id);
    else controllers.current.get(id)?.abort();
  };
  return { uploads, add, retry, cancel };
}
