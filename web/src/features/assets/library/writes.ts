import { mutate } from 'swr';
import type { components } from '../../../api/schema';
import type { Asset } from '../../../api/types';
import { api, unwrap } from '../../../lib/api/client';
import { ApiError } from '../../../lib/api/errors';
import { saveMerged, type VersionHeader } from '../../../lib/shared-form/save-merged';
import { getDisplayText } from '../../../lib/asset-display';
import { swrKey } from '../../../lib/swr-keys';
import { uploadAsset, type Progress } from './upload';
import { getTitle, isOriginal } from './accepted';
import { announceAsset } from './refresh';
import { warnOfVideo } from './unplayable';

/** The form of an asset. */
export interface AssetWrite {
  title: string;
  description: string;
  isPrivate: boolean;
  decorative: boolean;
  settings: Asset['settings'];
  focal_point: Asset['focal_point'];
  tags: string[];
  /** Which picture it shows: the id of a file, or the name of a new one. */
  original: string;
}

export interface Upload {
  onProgress?: Progress;
  signal?: AbortSignal;
  headers?: Readonly<Record<string, string>>;
}

/** As many as the API changes at a time. */
const MOST = 500;

const getPath = (id: string): string => `/assets/${encodeURIComponent(id)}`;

/** Adds the file with which an asset starts: as what it shows, or as one of its files. */
function putFile(form: FormData, file: File): void {
  form.append(isOriginal(file) ? 'original' : 'files[]', file);
}

const inForm = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Some fields of an asset, and its new picture, as they are sent. */
function getForm({ original: _shown, ...fields }: Partial<AssetWrite>, original: File | null): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, inForm(value));
  if (original) putFile(form, original);
  return form;
}

/** Caches the response as the details, keeping the known usage instead of refetching it. */
async function keep(stored: Asset): Promise<Asset> {
  await mutate<components['schemas']['AssetDetail']>(
    swrKey('assets', 'one', stored.id),
    (known) => ({ ...known, ...stored }),
    { revalidate: false },
  );
  return stored;
}

/** Caches the response to a change, and notifies every list. */
async function keepUpdated(id: string, answer: Promise<Asset>): Promise<Asset> {
  const stored = await keep(await answer);
  announceAsset('updated', id);
  return stored;
}

export async function createAsset(
  write: AssetWrite,
  original: File | null,
  onProgress?: Progress,
): Promise<Asset> {
  const form = getForm(write, original);
  const stored = await keep(await uploadAsset({ method: 'POST', path: '/assets', form, onProgress }));
  announceAsset('created', stored.id);
  return warnOfVideo(stored);
}

/** Throws 412 when somebody else changed the asset since it was read. */
export async function updateAsset(
  id: string,
  changes: Partial<AssetWrite>,
  {
    original,
    headers,
    onProgress,
  }: { original: File | null; headers: VersionHeader & Record<string, string>; onProgress?: Progress },
): Promise<Asset> {
  const form = getForm(changes, original);
  const sent = uploadAsset({ method: 'PUT', path: getPath(id), form, headers, onProgress });
  const stored = await keepUpdated(id, sent);
  return original ? warnOfVideo(stored) : stored;
}

/** Adds a file to the library as an asset of its own; the title defaults to the file name. */
export async function addAsset(file: File, upload: Upload = {}, title = getTitle(file)): Promise<Asset> {
  const form = new FormData();
  form.set('title', title);
  putFile(form, file);
  const stored = await uploadAsset({ method: 'POST', path: '/assets', form, ...upload });
  announceAsset('created', stored.id);
  return warnOfVideo(stored);
}

/**
 * Adds a file that is placed on a page. The editor is asked for a description, because a file name is none; a document
 * keeps its name.
 */
export const addForPage = (
  file: File,
  { isNamed, ...upload }: Upload & { isNamed: boolean },
): Promise<Asset> => addAsset(file, upload, isOriginal(file) && !isNamed ? '' : getTitle(file));

/** Stores the name and the alternative text of an asset, unless somebody else gave it one meanwhile. */
export async function describeAsset(
  asset: Asset,
  said: Pick<AssetWrite, 'title' | 'description' | 'decorative'>,
): Promise<Asset> {
  const { id } = asset;
  const getSaid = ({ title, description, decorative }: Asset) => ({
    title: getDisplayText(title),
    description: getDisplayText(description),
    decorative,
  });
  const saved = await saveMerged({
    path: getPath(id),
    getForm: getSaid,
    base: getSaid(asset),
    mine: said,
    store: (body, header) => unwrap(api.PUT('/assets/{id}', { params: { path: { id }, header }, body })),
  });
  if (saved.conflicts !== null) {
    await mutate(swrKey('assets', 'one', id));
    throw new ApiError(
      412,
      'Iemand anders omschreef dit beeld intussen ook. Kijk in de assetbeheerder wat er nu staat.',
    );
  }
  announceAsset('updated', id);
  return keep(saved.result);
}

export function addFile(id: string, file: File, upload: Upload = {}): Promise<Asset> {
  const form = new FormData();
  form.append('files[]', file);
  const path = `${getPath(id)}/files`;
  return keepUpdated(id, uploadAsset({ method: 'POST', path, form, ...upload }));
}

/** Replaces a file; its URL then serves the new one. */
export function replaceFile(id: string, fileId: string, file: File, upload: Upload = {}): Promise<Asset> {
  const form = new FormData();
  form.set('file', file);
  const path = `${getPath(id)}/files/${encodeURIComponent(fileId)}`;
  return keepUpdated(id, uploadAsset({ method: 'PUT', path, form, ...upload }));
}

/** Makes a file of an asset what it was before. */
export async function restoreFile(id: string, earlier: string): Promise<void> {
  const path = { id, earlier };
  await keepUpdated(
    id,
    unwrap(api.POST('/assets/{id}/earlier-files/{earlier}/restore', { params: { path } })),
  );
}

export async function removeFile(id: string, fileId: string): Promise<void> {
  const path = { id, file_id: fileId };
  await keepUpdated(id, unwrap(api.DELETE('/assets/{id}/files/{file_id}', { params: { path } })));
}

/** Makes an earlier original the current one again. */
export async function restoreOriginal(id: string, original: string): Promise<void> {
  const path = { id, original };
  await keepUpdated(id, unwrap(api.POST('/assets/{id}/originals/{original}/restore', { params: { path } })));
}

/** Removes the location from the original of an asset. */
export async function removePhotoLocation(id: string): Promise<void> {
  await keepUpdated(
    id,
    unwrap(api.POST('/assets/{id}/original/without-place', { params: { path: { id } } })),
  );
}

const remove = (id: string, force: boolean) =>
  api.DELETE('/assets/{id}', { params: { path: { id }, query: force ? { force: 'true' } : {} } });

/** Deletes an asset; `force` deletes it even when pages use it. From the deleted list it can come back. */
export async function removeAsset(id: string, force: boolean): Promise<void> {
  await remove(id, force);
  announceAsset('deleted', id);
}

/** Calls for each of these assets in turn. Lists hear of them at the end: they ask for everything at each word. */
async function callInTurn(
  ids: readonly string[],
  call: (id: string) => Promise<unknown>,
  kind: 'created' | 'deleted',
): Promise<void> {
  const done: string[] = [];
  try {
    for (const id of ids) {
      await call(id);
      done.push(id);
    }
  } finally {
    for (const id of done) announceAsset(kind, id);
  }
}

/** Deletes these assets, also from the pages that use them. */
export const removeAssets = (ids: readonly string[]): Promise<void> =>
  callInTurn(ids, (id) => remove(id, true), 'deleted');

/** Changes many assets: all of them or none. */
export async function changeAssets(
  ids: readonly string[],
  set: { isPrivate?: boolean; tags_add?: string[]; tags_remove?: string[] },
): Promise<void> {
  for (let start = 0; start < ids.length; start += MOST) {
    const changed = await unwrap(
      api.POST('/admin/assets/bulk', { body: { ids: ids.slice(start, start + MOST), set } }),
    );
    for (const asset of changed) await keep(asset);
  }
  const [first] = ids;
  if (first) announceAsset('updated', first);
}

const restore = (id: string) => api.POST('/assets/{id}/restore', { params: { path: { id } } });

export const restoreAssets = (ids: readonly string[]): Promise<void> => callInTurn(ids, restore, 'created');

export const restoreAsset = (id: string): Promise<void> => restoreAssets([id]);

/** DELETE /assets/{id}?permanent=true. */
export async function removeForGood(id: string): Promise<void> {
  await api.DELETE('/assets/{id}', { params: { path: { id }, query: { permanent: 'true' } } });
}
