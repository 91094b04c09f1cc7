import { useCallback, useEffect, useReducer, useRef } from 'react';
import pLimit from 'p-limit';
import type { Asset } from '../../../api/types';
import { useLatest } from '../../../lib/use-latest';
import { toApiError } from '../../../lib/api/errors';
import { sayPreviewOf } from '../../../lib/preview-state';
import { sayLeftOutOf } from './left-out';
import { isUnderWay, reduceUploads, createUpload, type Upload } from './uploads';
import type { Upload as Sending } from './writes';

/** As many as a browser sends in parallel without delaying other requests. */
const AT_A_TIME = 3;

/** The status when a file holds something else than its name says: another time that is no different. */
const WRONG_KIND = 415;

export interface UploadWork {
  /** Why a file should not be uploaded at all, or null. */
  getRefusal: (file: File) => string | null;
  /** The asset that already has this very file, or null. */
  findTwin?: (file: File) => Promise<Asset | null>;
  send: (file: File, sending: Sending) => Promise<Asset>;
  /** Called when another file comes instead of a refused one, before it is uploaded. */
  onReplace?: (refused: File, file: File) => void;
  /** Called when all uploads have settled, with those that succeeded. */
  onDone?: (arrived: readonly Asset[]) => void;
}

/** Uploads files, a few in parallel; each can be cancelled and retried. */
export function useUploads(work: UploadWork) {
  const [uploads, dispatch] = useReducer(reduceUploads, []);
  const latest = useLatest(work);
  const gate = useRef(pLimit(AT_A_TIME));
  const stops = useRef(new Map<number, AbortController>());
  const arrived = useRef<Asset[]>([]);
  const lastId = useRef(0);

  const busy = uploads.some(isUnderWay);
  useEffect(() => {
    if (busy || arrived.current.length === 0) return;
    latest.current.onDone?.(arrived.current.splice(0));
  }, [busy, uploads, latest]);
  // Unmounting aborts the uploads.
  useEffect(() => {
    const going = stops.current;
    return () => going.forEach((stop) => stop.abort());
  }, []);

  const start = useCallback(
    ({ id, file }: Upload, evenTwin: boolean): void => {
      const stop = new AbortController();
      const { signal } = stop;
      const isStopped = (): boolean => signal.aborted;
      stops.current.set(id, stop);
      const { findTwin, send } = latest.current;
      const run = async (): Promise<void> => {
        if (isStopped()) return;
        const twin = evenTwin ? null : ((await findTwin?.(file)) ?? null);
        if (isStopped()) return;
        if (twin) return dispatch({ type: 'held', id, twin });
        dispatch({ type: 'started', id });
        const onProgress = (share: number) => dispatch({ type: 'progressed', id, share });
        const asset = await send(file, { onProgress, signal });
        arrived.current.push(asset);
        const remark = sayLeftOutOf(file, asset) ?? sayPreviewOf(file, asset);
        dispatch(remark === null ? { type: 'gone', id } : { type: 'stored', id, remark });
      };
      const refuse = (thrown: unknown): void => {
        if (isStopped()) return;
        const { fields, message, status } = toApiError(thrown);
        const [first] = Object.values(fields);
        const mayRetry = status !== WRONG_KIND;
        dispatch({ type: 'refused', id, problem: first ?? message, mayRetry });
      };
      void gate
        .current(run)
        .catch(refuse)
        .finally(() => stops.current.delete(id));
    },
    [latest],
  );

  const add = useCallback(
    (files: readonly File[]): void => {
      const fresh = files.map((file) => {
        lastId.current += 1;
        return createUpload(lastId.current, file, latest.current.getRefusal(file));
      });
      dispatch({ type: 'added', uploads: fresh });
      for (const upload of fresh) if (isUnderWay(upload)) start(upload, false);
    },
    [start, latest],
  );
  /** Retries, or uploads although the library already has the file. */
  const retry = (upload: Upload): void => {
    dispatch({ type: 'again', id: upload.id });
    start(upload, upload.twin !== null);
  };
  /** Aborts the upload if it is in progress, and removes it from the list. */
  const cancel = ({ id }: Upload): void => {
    stops.current.get(id)?.abort();
    dispatch({ type: 'gone', id });
  };
  /** Uploads another file instead of one that was refused. */
  const replace = (upload: Upload, file: File): void => {
    cancel(upload);
    latest.current.onReplace?.(upload.file, file);
    add([file]);
  };
  return { uploads, busy, add, retry, cancel, replace };
}
