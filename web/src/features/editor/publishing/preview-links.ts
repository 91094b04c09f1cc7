import useSWR from 'swr';
import type { components } from '../../../api/schema';
import { api, unwrap } from '../../../lib/api/client';
import { swrKey } from '../../../lib/swr-keys';

type PreviewLink = components['schemas']['PreviewLink'];

/** The addresses that show the draft of a page and still work. */
export const usePreviewLinks = (id: string) =>
  useSWR<PreviewLink[], unknown>(swrKey('preview-links', id), () =>
    unwrap(api.GET('/admin/pages/{id}/preview-links', { params: { path: { id } } })),
  );

export const createPreviewLink = (id: string): Promise<PreviewLink> =>
  unwrap(api.POST('/admin/pages/{id}/preview-links', { params: { path: { id } } }));

export async function revokePreviewLink(id: string, link: string): Promise<void> {
  await api.DELETE('/admin/pages/{id}/preview-links/{link}', { params: { path: { id, link } } });
}
