import { mutate } from 'swr';
import type { components } from '../../../api/schema';
import type { Asset } from '../../../api/types';
import { api, unwrap } from '../../../lib/api/client';
import { swrKey } from '../../../lib/swr-keys';
import { uploadAsset, type Progress } from './upload';
import { getTitle, isOriginal } from './accepted';
import { announceAsset } from './refresh';

export interface AssetWrite {
  title: string;
  description: string;
  isPrivate: boolean;
  decorative: boolean;
  settings: Asset['settings'];
  focal_point: Asset['focal_point'];
  tags: string[];
}

export interface Upload {
  onProgress?: Progress;
  signal?: AbortSignal;
}

/** As many as the API changes at a time. */
const MOST = 500;

const getPath = (id: string): string => `/assets/${encodeURIComponent(id)}`;

/** Adds the file with which an asset starts: as what it shows, or as one of its files. */
function putFile(form: FormData, file: File): void {
  form.append(isOriginal(file) ? 'original' : 'files[]', file);
}

const inForm = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/**
 * What an asset is saved with. Beside title and description an update sends what was changed only: the rest may have been
 * changed by another admin meanwhile.
 */
export function getForm(write: AssetWrite, original: File | null, before?: AssetWrite): FormData {
  const form = new FormData();
  const known = new Map<string, unknown>(Object.entries({ ...before, title: null, description: null }));
  for (const [name, value] of Object.entries(write))
    if (!known.has(name) || inForm(known.get(name)) !== inForm(value)) form.set(name, inForm(value));
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

/** Creates an asset when there is no id, and updates it otherwise. The original is sent only when it is new. */
export async function storeAsset(
  id: string | undefined,
  form: FormData,
  onProgress?: Progress,
): Promise<Asset> {
  const path = id ? getPath(id) : '/assets';
  const stored = await keep(await uploadAsset({ method: id ? 'PUT' : 'POST', path, form, onProgress }));
  announceAsset(id ? 'updated' : 'created', stored.id);
  return stored;
}

/** Adds a file to the library as an asset of its own; the title defaults to the file name. */
export async function addAsset(file: File, upload: Upload = {}, title = getTitle(file)): Promise<Asset> {
  const form = new FormData();
  form.set('title', title);
  putFile(form, file);
  const stored = await uploadAsset({ method: 'POST', path: '/assets', form, ...upload });
  announceAsset('created', stored.id);
  return stored;
}

/** Stores the alternative text of an asset. */
export async function describeAsset(
  id: string,
  said: Pick<AssetWrite, 'description' | 'decorative'>,
): Promise<Asset> {
  const stored = await keep(await unwrap(api.PUT('/assets/{id}', { params: { path: { id } }, body: said })));
  announceAsset('updated', id);
  return stored;
}

export async function addFile(id: string, file: File, upload: Upload = {}): Promise<Asset> {
  const form = new FormData();
  form.append('files[]', file);
  const path = `${getPath(id)}/files`;
  const stored = await keep(await uploadAsset({ method: 'POST', path, form, ...upload }));
  announceAsset('updated', id);
  return stored;
}

export async function removeFile(id: string, fileId: string): Promise<void> {
  const path = { id, file_id: fileId };
  await keep(await unwrap(api.DELETE('/assets/{id}/files/{file_id}', { params: { path } })));
  announceAsset('updated', id);
}

/** Makes an earlier original the current one again. */
export async function restoreOriginal(id: string, original: string): Promise<void> {
  const path = { id, original };
  await keep(await unwrap(api.POST('/assets/{id}/originals/{original}/restore', { params: { path } })));
  announceAsset('updated', id);
}

/** Deletes an asset; `force` deletes it even when pages use it. From the deleted list it can come back. */
export async function removeAsset(id: string, force: boolean): Promise<void> {
  await api.DELETE('/assets/{id}', { params: { path: { id }, query: force ? { force: 'true' } : {} } });
  announceAsset('deleted', id);
}

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

export async function restoreAsset(id: string): Promise<void> {
  await api.POST('/assets/{id}/restore', { params: { path: { id } } });
  announceAsset('created', id);
}

/** DELETE /assets/{id}?permanent=true. */
export async function removeForGood(id: string): Promise<void> {
  await api.DELETE('/assets/{id}', { params: { path: { id }, query: { permanent: 'true' } } });
}
