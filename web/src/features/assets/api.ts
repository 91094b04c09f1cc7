import useSWR, { mutate } from 'swr';
import type { Asset, Pagination } from '../../api/types';
import { api, unwrap } from '../../lib/api/client';
import { uploadAsset, type Progress } from '../../lib/upload';

/** The kinds that a library can be narrowed to. */
export type AssetKind = '' | 'image' | 'video' | 'document' | 'editable';

/** What the library is asked for. */
export interface AssetQuery {
  search: string;
  kind: AssetKind;
  page: number;
}

/** What is kept of an asset besides its files. */
export interface AssetWrite {
  title: string;
  description: string;
  isPrivate: boolean;
  settings: Asset['settings'];
}

const PAGE_SIZE = 60;

/** One page of the library. */
export const useAssets = ({ search, kind, page }: AssetQuery) =>
  useSWR<{ data: Asset[]; meta: { pagination: Pagination } }, unknown>(
    ['assets', search, kind, page],
    () => {
      const query = { search, page, pageSize: PAGE_SIZE, ...(kind ? { kind } : {}) };
      return api.GET('/assets', { params: { query } });
    },
    { keepPreviousData: true },
  );

/** One asset, with where it is used. */
export const useAsset = (id: string | undefined) =>
  useSWR(id ? ['assets', id] : null, () =>
    unwrap(api.GET('/assets/{id}', { params: { path: { id: id ?? '' } } })),
  );

/** After a save, a removal or a change of files every list is fetched again. */
const refresh = () => mutate((key) => Array.isArray(key) && key[0] === 'assets');

function formOf(write: AssetWrite, original: File | null): FormData {
  const form = new FormData();
  form.set('title', write.title);
  form.set('description', write.description);
  form.set('isPrivate', String(write.isPrivate));
  form.set('settings', JSON.stringify(write.settings));
  if (original) form.set('original', original);
  return form;
}

/** Makes an asset when there is no id, and changes the one that has it otherwise. The original goes along only when it is new. */
export async function storeAsset(
  id: string | undefined,
  write: AssetWrite,
  original: File | null,
  onProgress?: Progress,
): Promise<Asset> {
  const form = formOf(write, original);
  const stored = await uploadAsset({
    ...{ form, onProgress, method: id ? 'PUT' : 'POST' },
    path: id ? `/assets/${encodeURIComponent(id)}` : '/assets',
  });
  await refresh();
  return stored;
}

/** Adds files to an asset. */
export async function addFiles(
  id: string,
  files: readonly File[],
  onProgress?: Progress,
  signal?: AbortSignal,
): Promise<void> {
  const form = new FormData();
  for (const file of files) form.append('files[]', file);
  await uploadAsset({
    method: 'POST',
    path: `/assets/${encodeURIComponent(id)}/files`,
    form,
    onProgress,
    signal,
  });
  await refresh();
}

/** Takes a file off an asset. */
export async function removeFile(id: string, fileId: string): Promise<void> {
  await api.DELETE('/assets/{id}/files/{file_id}', { params: { path: { id, file_id: fileId } } });
  await refresh();
}

/** Removes an asset; `force` also when pages use it. */
export async function removeAsset(id: string, force: boolean): Promise<void> {
  await api.DELETE('/assets/{id}', { params: { path: { id }, query: force ? { force: 'true' } : {} } });
  await mutate((key) => Array.isArray(key) && key[0] === 'assets' && key[1] !== id);
}

/** Puts a dropped picture or video into the library under the name of its file. */
export async function addDropped(file: File, onProgress: Progress, signal: AbortSignal): Promise<Asset> {
  const form = new FormData();
  form.set('title', file.name.replace(/\.[^.]+$/, ''));
  form.set('original', file);
  const stored = await uploadAsset({ method: 'POST', path: '/assets', form, onProgress, signal });
  await refresh();
  return stored;
}
