import { mutate } from 'swr';
import type { components } from '../../api/schema';
import type { Color } from '../../api/types';
import { api } from '../../lib/api/client';
import type { VersionHeader } from '../../lib/shared-form/save-merged';
import { swrKey } from '../../lib/swr-keys';

export type ColorWrite = components['schemas']['ColorCreate'];

/** The portal itself is painted with these colours. */
async function refresh(): Promise<void> {
  await Promise.all([mutate(swrKey('colors')), mutate(swrKey('site')), mutate(swrKey('settings'))]);
}

export async function createColor(body: ColorWrite): Promise<void> {
  await api.POST('/colors', { body });
  await refresh();
}

/** Throws 412 when somebody else changed the colour since it was read. */
export async function updateColor(id: string, body: ColorWrite, header: VersionHeader): Promise<void> {
  await api.PUT('/colors/{id}', { params: { path: { id }, header }, body });
  await refresh();
}

/** Throws an ApiError with the pages where the colour is used, while it is. */
export async function removeColor(id: string): Promise<void> {
  await api.DELETE('/colors/{id}', { params: { path: { id } } });
  await refresh();
}

/** Puts the colours in this order, on the screen at once. */
export async function orderColors(colors: readonly Color[]): Promise<void> {
  await mutate(swrKey('colors'), [...colors], { revalidate: false });
  try {
    await api.PUT('/colors/map', { body: { siblings: colors.map(({ id }) => id) } });
  } finally {
    await refresh();
  }
}
