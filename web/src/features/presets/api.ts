import useSWR, { mutate } from 'swr';
import type { components } from '../../api/schema';
import type { Preset } from '../../api/types';
import { api, unwrap } from '../../lib/api/client';
import { swrKey } from '../../lib/swr-keys';

export type PresetWrite = components['schemas']['PresetCreate'];

/** The formats in which pictures can be downloaded, the oldest first. */
export const usePresets = () =>
  useSWR<Preset[], unknown>(swrKey('presets'), () => unwrap(api.GET('/presets')));

const refresh = () => mutate(swrKey('presets'));

/** Adds a format, or changes the one with this id. */
export async function storePreset(id: string | undefined, body: PresetWrite): Promise<void> {
  await (id ? api.PUT('/presets/{id}', { params: { path: { id } }, body }) : api.POST('/presets', { body }));
  await refresh();
}

export async function removePreset(id: string): Promise<void> {
  await api.DELETE('/presets/{id}', { params: { path: { id } } });
  await refresh();
}
