import { mutate } from 'swr';
import type { components } from '../../api/schema';
import type { Color } from '../../api/types';
import { api } from '../../lib/api/client';
import { swrKey } from '../../lib/swr-keys';

export type ColorWrite = components['schemas']['ColorCreate'];

/** The portal itself is painted with these colours. */
async function refresh(): Promise<void> {
  await Promise.all([mutate(swrKey('colors')), mutate(swrKey('site')), mutate(swrKey('settings'))]);
}

/** Adds a colour, or changes the one with this id. */
export async function storeColor(id: string | undefined, body: ColorWrite): Promise<void> {
  await (id ? api.PUT('/colors/{id}', { params: { path: { id } }, body }) : api.POST('/colors', { body }));
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
