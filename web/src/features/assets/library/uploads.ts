import type { Asset } from '../../../api/types';

export interface Upload {
  id: number;
  file: File;
  /**
   * Compared with the library, queued, in progress; on hold because it has no name, or because the library already has
   * the file; refused, or stored with a remark.
   */
  stage: 'checking' | 'waiting' | 'sending' | 'unnamed' | 'twin' | 'refused' | 'stored';
  /** From 0 to 1; at 1 the server works on it. */
  share: number;
  /** Whether the user gave it its name. */
  isNamed: boolean;
  problem: string | null;
  mayRetry: boolean;
  /** What there is to know of a stored file. */
  remark: string | null;
  /** The asset that already has this very file. */
  twin: Asset | null;
}

export type UploadEvent =
  | { type: 'added'; uploads: readonly Upload[] }
  | { type: 'checked' | 'started' | 'again'; id: number }
  | { type: 'gone'; id: number }
  | { type: 'progressed'; id: number; share: number }
  | { type: 'refused'; id: number; problem: string; mayRetry: boolean }
  | { type: 'held'; id: number; twin: Asset }
  | { type: 'stored'; id: number; remark: string };

/** The name that browsers give to images from the clipboard, and phones to photos that are chosen. */
const NAMELESS = /^image\.\w+$/i;

/** A file that was just dropped, pasted or chosen; one that fails validation is not uploaded. */
export function createUpload(id: number, file: File, refusal: string | null, isNamed = false): Upload {
  const free = !isNamed && NAMELESS.test(file.name) ? 'unnamed' : 'checking';
  return {
    id,
    file,
    share: 0,
    isNamed,
    problem: refusal,
    remark: null,
    twin: null,
    stage: refusal ? 'refused' : free,
    mayRetry: refusal === null,
  };
}

/** A file with the name that the user gave it. */
export const withName = (file: File, name: string): File =>
  new File([file], name.trim().replace(/[\\/]/g, '-') + (/\.\w+$/.exec(file.name)?.[0] ?? ''), {
    type: file.type,
  });

function applyEvent(upload: Upload, event: Exclude<UploadEvent, { type: 'added' | 'gone' }>): Upload {
  switch (event.type) {
    case 'again':
      return { ...upload, stage: 'checking', share: 0, problem: null, twin: null };
    case 'checked':
      return { ...upload, stage: 'waiting' };
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
  return uploads.map((upload) => (upload.id === event.id ? applyEvent(upload, event) : upload));
}

export type TwinUpload = Upload & { twin: Asset };

export const isTwin = (upload: Upload): upload is TwinUpload => upload.twin !== null;

/** Whether an upload is still in progress without needing the user. */
export const isUnderWay = ({ stage }: Upload): boolean =>
  stage === 'checking' || stage === 'waiting' || stage === 'sending';

/** Whether it is still to be seen what becomes of a file. */
export const isOpen = (upload: Upload): boolean =>
  isUnderWay(upload) || upload.stage === 'unnamed' || upload.stage === 'twin';
