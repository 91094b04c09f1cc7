import type { Asset } from '../../../api/types';
import { API_PREFIX } from '../../../lib/api/client';
import { ApiError, fromErrorBody } from '../../../lib/api/errors';
import { accessToken } from '../../../lib/session/access-token';
import { isObject } from '../../../lib/is-object';

/** Progress from 0 to 1; at 1 all is sent and the server works. */
export type Progress = (share: number) => void;

interface UploadOptions {
  method: 'POST' | 'PUT';
  /** Relative to the API's base path. */
  path: string;
  form: FormData;
  headers?: Readonly<Record<string, string>>;
  onProgress?: Progress;
  signal?: AbortSignal;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const hasData = (value: unknown): value is { data: Asset } => isObject(value) && 'data' in value;

/** Uploads files of an asset and reports progress, which fetch cannot do. Throws an ApiError. */
export async function uploadAsset({
  method,
  path,
  form,
  headers = {},
  onProgress,
  signal,
}: UploadOptions): Promise<Asset> {
  const token = await accessToken();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, `${API_PREFIX}${path}`);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress?.(total > 0 ? loaded / total : 0),
    );
    // What came last may have been no progress of its own.
    request.upload.addEventListener('load', () => onProgress?.(1));
    request.addEventListener('load', () => {
      const body = parsed(request.responseText);
      if (request.status === 200 && hasData(body)) resolve(body.data);
      else reject(fromErrorBody(request.status, body));
    });
    request.addEventListener('error', () =>
      reject(new ApiError(0, 'De verbinding viel weg tijdens het uploaden. Probeer het opnieuw.')),
    );
    request.addEventListener('abort', () => reject(new ApiError(0, 'Het uploaden is gestopt.')));
    signal?.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}
