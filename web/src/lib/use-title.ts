import { useEffect } from 'react';
import { PRODUCT_TITLE } from './site';

/** Sets the document title: '{page} – Corporate Identity Manager'. */
export function useTitle(page: string | undefined): void {
  useEffect(() => {
    document.title = page ? `${page} – ${PRODUCT_TITLE}` : PRODUCT_TITLE;
  }, [page]);
}
