import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';

/** The content type of pages. */
export const PAGE = 'api::page.page';

/** What the content manager tells of the document that is open. */
export interface OpenDocument {
  model: string;
  documentId?: string;
  /** As it was stored last. */
  document?: { updatedAt?: unknown };
}

/** A page as visitors and editors have it. */
export interface PageState {
  status: 'draft' | 'published' | 'modified';
  /** Where it is edited in the portal. */
  editor: string;
  publishedAt: string | null;
  scheduledAt: string | null;
  /** Whether the role of this account may publish it. */
  mayPublish: boolean;
}

const CHANGED = 'portal-page-changed';

/** The state of a page, fetched again when it was saved or published here. Null for what is no page, and until it is known. */
export function usePageState({ model, documentId, document }: OpenDocument) {
  const savedAt = document?.updatedAt;
  const { get, post } = useFetchClient();
  const [state, setState] = useState<PageState | null>(null);
  const address = model === PAGE && documentId ? `/content-manager/portal-pages/${documentId}` : null;

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

  /** Publishes the page as it is stored. */
  const publish = useCallback(async (): Promise<void> => {
    if (!address) return;
    await post(`${address}/publish`);
    window.dispatchEvent(new Event(CHANGED));
  }, [address, post]);

  return { state: address ? state : null, publish };
}
