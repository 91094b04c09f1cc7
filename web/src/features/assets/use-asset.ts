import useSWR from 'swr';
import type { components } from '../../api/schema';
import { api, unwrap } from '../../lib/api/client';
import { loadEvery } from '../../lib/api/load-every';
import { lookForPreview } from '../../lib/preview-state';
import { swrKey } from '../../lib/swr-keys';

export type AssetDetail = components['schemas']['AssetDetail'];

export type EarlierOriginal = components['schemas']['EarlierOriginal'];

export const useAsset = (id: string | undefined) =>
  useSWR<AssetDetail, unknown>(
    id ? swrKey('assets', 'one', id) : null,
    () => unwrap(api.GET('/assets/{id}', { params: { path: { id: id ?? '' } } })),
    { refreshInterval: lookForPreview },
  );

/** The earlier originals of an asset, newest first. */
export const useEarlierOriginals = (id: string) =>
  useSWR<EarlierOriginal[], unknown>(swrKey('assets', 'originals', id), () =>
    unwrap(api.GET('/assets/{id}/originals', { params: { path: { id } } })),
  );

export type EarlierFile = components['schemas']['EarlierFile'];

/** What the files of an asset were before they were replaced, newest first. */
export const useEarlierFiles = (id: string) =>
  useSWR<EarlierFile[], unknown>(swrKey('assets', 'earlier-files', id), () =>
    loadEvery((query) => api.GET('/assets/{id}/earlier-files', { params: { path: { id }, query } })),
  );
