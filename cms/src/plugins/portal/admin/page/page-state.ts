import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';

export const PAGE = 'api::page.page';
export const ASSET = 'api::asset.asset';

/** What the content manager provides about the open document. */
export interface OpenDocument {
  model: string;
  documentId?: string;
  /** The document as last stored. */
  document?: { updatedAt?: unknown; deletedAt?: unknown };
}

/** The state of a page for visitors and editors. */
export interface PageState {
  status: 'draft' | 'published' | 'modified';
  /** The URL of its editor in the portal. */
  editor: string;
  publishedAt: string | null;
  scheduledAt: string | null;
  unpublishAt: string | null;
  /** Whether the role of this account may publish it. */
  mayPublish: boolean;
}

const CHANGED = 'portal-page-changed';

/**
 * The state of a page, reloaded after it is saved or published here. Null when the document is no page, and
 * while loading.
 */
export function usePageState({ model, documentId, document }: OpenDocument) {
  const savedAt = document?.updatedAt;
  const { get, post } = useFetchClient();
  const [state, setState] = useState<PageState | null>(null);
  const address = model === PAGE && documentId ? `/portal/pages/${documentId}` : null;

  useEffect(() => {
    if (!address) return;
    let isHere = true;
    const load = (): void => {
      get<{ data: PageState }>(address).then(
        ({ data }) => isHere && setState(data.data),
        () => undefined,
      );
    };
    load();
    window.addEventListener(CHANGED, load);
    return () => {
      isHere = false;
      window.removeEventListener(CHANGED, load);
    };
  }, [address, savedAt, get]);

  /** Publishes the page as stored, or takes it offline. */
  const write = useCallback(
    async (action: 'publish' | 'unpublish'): Promise<void> => {
      if (!address) return;
      await post(`${address}/${action}`);
      window.dispatchEvent(new Event(CHANGED));
    },
    [address, post],
  );

  return { state: address ? state : null, write };
}
