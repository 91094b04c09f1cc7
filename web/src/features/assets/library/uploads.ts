import type { Asset } from '../../../api/types';

export interface Upload {
  id: number;
  file: File;
  /** Queued, in progress, on hold because the library already has the file, refused, or stored with a remark. */
  stage: 'waiting' | 'sending' | 'twin' | 'refused' | 'stored';
  /** From 0 to 1. */
  share: number;
  problem: string | null;
  mayRetry: boolean;
  /** What there is to know of a stored file. */
  remark: string | null;
  /** The asset that already has this very file. */
  twin: Asset | null;
}

export type UploadEvent =
  | { type: 'added'; uploads: readonly Upload[] }
  | { type: 'started' | 'again'; id: number }
  | { type: 'gone'; id: number }
  | { type: 'progressed'; id: number; share: number }
  | { type: 'refused'; id: number; problem: string; mayRetry: boolean }
  | { type: 'held'; id: number; twin: Asset }
  | { type: 'stored'; id: number; remark: string };

/** A file that was just dropped or chosen; one that fails validation is not uploaded. */
export const createUpload = (id: number, file: File, refusal: string | null): Upload => ({
  id,
  file,
  share: 0,
  problem: refusal,
  remark: null,
  twin: null,
  stage: refusal ? 'refused' : 'waiting',
  mayRetry: refusal === null,
});

function changed(upload: Upload, event: Exclude<UploadEvent, { type: 'added' | 'gone' }>): Upload {
  switch (event.type) {
    case 'again':
      return { ...upload, stage: 'waiting', share: 0, problem: null, twin: null };
    case 'started':
      return { ...upload, stage: 'sending', share: 0 };
    case 'progressed':
      return { ...upload, share: event.share };
    case 'refused':
      return { ...upload, stage: 'refused', problem: event.problem, mayRetry: event.mayRetry };
    case 'held':
      return { ...upload, stage: 'twin', twin: event.twin };
    case 'stored':
      return { ...upload, stage: 'stored', remark: event.remark };
  }
}

export function reduceUploads(uploads: readonly Upload[], event: UploadEvent): readonly Upload[] {
  if (event.type === 'added') return [...uploads, ...event.uploads];
  if (event.type === 'gone') return uploads.filter(({ id }) => id !== event.id);
  return uploads.map((upload) => (upload.id === event.id ? changed(upload, event) : upload));
}

/** Whether an upload is still in progress without needing the user. */
export const isUnderWay = ({ stage }: Upload): boolean => stage === 'waiting' || stage === 'sending';
