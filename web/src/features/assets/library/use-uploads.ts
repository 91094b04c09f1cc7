import { useCallback, useEffect, useReducer, useRef } from 'react';
import pLimit from 'p-limit';
import type { Asset } from '../../../api/types';
import { useLatest } from '../../../lib/use-latest';
import { toApiError } from '../../../lib/api/errors';
import { describePreviewOf } from '../../../lib/preview-state';
import { describeCleaningLossesOf } from './cleaning-losses';
import { isUnderWay, reduceUploads, createUpload, withName, type Upload } from './uploads';
import type { Upload as Transfer } from './writes';

/** As many as a browser sends in parallel without delaying other requests. */
const AT_A_TIME = 3;

/** The status when a file holds something else than its name says: another time that is no different. */
const WRONG_KIND = 415;

interface Sending extends Transfer {
  /** Whether the user gave the file its name. */
  isNamed: boolean;
}

export interface UploadWork {
  /** Why a file should not be uploaded at all, or null. */
  getRefusal: (file: File) => string | null;
  /** The asset that already has this very file, or null. */
  findTwin?: (file: File) => Promise<Asset | null>;
  send: (file: File, sending: Sending) => Promise<Asset>;
  /** Called when another file comes instead of one that was refused or had no name, before it is uploaded. */
  onReplace?: (former: File, file: File) => void;
  /** Called when all uploads have settled, with those that succeeded. */
  onDone?: (arrived: readonly Asset[]) => void;
}

/** Uploads files, a few in parallel; each can be cancelled and retried. */
export function useUploads(work: UploadWork) {
  const [uploads, dispatch] = useReducer(reduceUploads, []);
  const latest = useLatest(work);
  // Comparing has a queue of its own: all duplicates are known before the first large file is there.
  const checks = useRef(pLimit(AT_A_TIME));
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
    ({ id, file, isNamed }: Upload, evenTwin: boolean): void => {
      const stop = new AbortController();
      const { signal } = stop;
      const isStopped = (): boolean => signal.aborted;
      stops.current.set(id, stop);
      const { findTwin, send } = latest.current;
      const find = async (): Promise<Asset | null> =>
        evenTwin || isStopped() ? null : ((await findTwin?.(file)) ?? null);
      const run = async (): Promise<void> => {
        if (isStopped()) return;
        dispatch({ type: 'started', id });
        const onProgress = (share: number) => dispatch({ type: 'progressed', id, share });
        const asset = await send(file, { onProgress, signal, isNamed });
        arrived.current.push(asset);
        const remark = describeCleaningLossesOf(file, asset) ?? describePreviewOf(file, asset);
        dispatch(remark === null ? { type: 'gone', id } : { type: 'stored', id, remark });
      };
      const refuse = (thrown: unknown): void => {
        if (isStopped()) return;
        const { fields, message, status } = toApiError(thrown);
        const [first] = Object.values(fields);
        const mayRetry = status !== WRONG_KIND;
        dispatch({ type: 'refused', id, problem: first ?? message, mayRetry });
      };
      const go = async (): Promise<void> => {
        const twin = await checks.current(find);
        if (isStopped()) return;
        if (twin) return dispatch({ type: 'held', id, twin });
        dispatch({ type: 'checked', id });
        await gate.current(run);
      };
      void go()
        .catch(refuse)
        .finally(() => stops.current.delete(id));
    },
    [latest],
  );

  const take = useCallback(
    (files: readonly File[], isNamed: boolean): void => {
      const fresh = files.map((file) => {
        lastId.current += 1;
        return createUpload(lastId.current, file, latest.current.getRefusal(file), isNamed);
      });
      dispatch({ type: 'added', uploads: fresh });
      for (const upload of fresh) if (isUnderWay(upload)) start(upload, false);
    },
    [start, latest],
  );
  const add = useCallback((files: readonly File[]): void => take(files, false), [take]);
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
  const swap = (upload: Upload, file: File, isNamed: boolean): void => {
    cancel(upload);
    latest.current.onReplace?.(upload.file, file);
    take([file], isNamed);
  };
  /** Uploads another file instead of one that was refused. */
  const replace = (upload: Upload, file: File): void => swap(upload, file, false);
  /** Uploads a file that had no name under this one. */
  const name = (upload: Upload, given: string): void => swap(upload, withName(upload.file, given), true);
  return { uploads, busy, add, retry, cancel, replace, name };
}
