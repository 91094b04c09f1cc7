import useSWR, { mutate } from 'swr';
import type { components } from '../../api/schema';
import type { Preset } from '../../api/types';
import { api, unwrap } from '../../lib/api/client';
import type { VersionHeader } from '../../lib/shared-form/save-merged';
import { swrKey } from '../../lib/swr-keys';

export type PresetWrite = components['schemas']['PresetCreate'];

/** The formats in which pictures can be downloaded, the oldest first. */
export const usePresets = () =>
  useSWR<Preset[], unknown>(swrKey('presets'), () => unwrap(api.GET('/presets')));

const refresh = () => mutate(swrKey('presets'));

export async function createPreset(body: PresetWrite): Promise<void> {
  await api.POST('/presets', { body });
  await refresh();
}

/** Throws 412 when somebody else changed the format since it was read. */
export async function updatePreset(id: string, body: PresetWrite, header: VersionHeader): Promise<void> {
  await api.PUT('/presets/{id}', { params: { path: { id }, header }, body });
  await refresh();
}

export async function removePreset(id: string): Promise<void> {
  await api.DELETE('/presets/{id}', { params: { path: { id } } });
  await refresh();
}
