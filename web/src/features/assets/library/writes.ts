import { mutate } from 'swr';
import type { components } from '../../../api/schema';
import type { Asset } from '../../../api/types';
import { api, unwrap } from '../../../lib/api/client';
import { uploadAsset, type Progress } from './upload';
import { getTitle } from './accepted';
import { keys } from './keys';
import { tellChange } from './refresh';

/** What is kept of an asset besides its files. */
export interface AssetWrite {
  title: string;
  description: string;
  isPrivate: boolean;
  decorative: boolean;
  settings: Asset['settings'];
  focal_point: Asset['focal_point'];
}

/** How an upload is followed and stopped. */
export interface Upload {
  onProgress?: Progress;
  signal?: AbortSignal;
}

const getPath = (id: string): string => `/assets/${encodeURIComponent(id)}`;

function getForm(write: AssetWrite, original: File | null): FormData {
  const form = new FormData();
  form.set('title', write.title);
  form.set('description', write.description);
  form.set('isPrivate', String(write.isPrivate));
  form.set('decorative', String(write.decorative));
  form.set('settings', JSON.stringify(write.settings));
  form.set('focal_point', JSON.stringify(write.focal_point));
  if (original) form.set('original', original);
  return form;
}

/** What the server answered is what the details show, without asking again where it is used. */
async function keep(stored: Asset): Promise<Asset> {
  await mutate<components['schemas']['AssetDetail']>(
    keys.one(stored.id),
    (known) => ({ ...known, ...stored }),
    { revalidate: false },
  );
  return stored;
}

/** Makes an asset when there is no id, and changes the one that has it otherwise. The original goes along only when it is new. */
export async function storeAsset(
  id: string | undefined,
  write: AssetWrite,
  original: File | null,
  onProgress?: Progress,
): Promise<Asset> {
  const path = id ? getPath(id) : '/assets';
  const form = getForm(write, original);
  const stored = await keep(await uploadAsset({ method: id ? 'PUT' : 'POST', path, form, onProgress }));
  tellChange(id ? 'updated' : 'created', stored.id);
  return stored;
}

/** Puts a picture or video into the library, under the name of its file unless it gets another title. */
export async function addAsset(file: File, upload: Upload = {}, title = getTitle(file)): Promise<Asset> {
  const form = new FormData();
  form.set('title', title);
  form.set('original', file);
  const stored = await uploadAsset({ method: 'POST', path: '/assets', form, ...upload });
  tellChange('created', stored.id);
  return stored;
}

/** Says what stands for an asset where it is not seen. */
export async function describeAsset(
  id: string,
  said: Pick<AssetWrite, 'description' | 'decorative'>,
): Promise<Asset> {
  const stored = await keep(await unwrap(api.PUT('/assets/{id}', { params: { path: { id } }, body: said })));
  tellChange('updated', id);
  return stored;
}

/** Adds a file to an asset. */
export async function addFile(id: string, file: File, upload: Upload = {}): Promise<Asset> {
  const form = new FormData();
  form.append('files[]', file);
  const path = `${getPath(id)}/files`;
  const stored = await keep(await uploadAsset({ method: 'POST', path, form, ...upload }));
  tellChange('updated', id);
  return stored;
}

/** Takes a file off an asset. */
export async function removeFile(id: string, fileId: string): Promise<void> {
  const path = { id, file_id: fileId };
  await keep(await unwrap(api.DELETE('/assets/{id}/files/{file_id}', { params: { path } })));
  tellChange('updated', id);
}

/** Makes an earlier original of an asset the original again. */
export async function restoreOriginal(id: string, original: string): Promise<void> {
  const path = { id, original };
  await keep(await unwrap(api.POST('/assets/{id}/originals/{original}/restore', { params: { path } })));
  tellChange('updated', id);
}

/** Removes an asset; `force` also when pages use it. */
export async function removeAsset(id: string, force: boolean): Promise<void> {
  await api.DELETE('/assets/{id}', { params: { path: { id }, query: force ? { force: 'true' } : {} } });
  tellChange('deleted', id);
}
