import { useAuth } from '@strapi/strapi/admin';
import { useEffect } from 'react';

/**
 * Keeps the panel's screens back until what the account may do is known. Strapi opens them as soon as its menu is there, and
 * a screen that finds no rights at that moment never looks again: it stays without its buttons until it is loaded anew.
 */
export function WaitForRights({ setPlugin }: { setPlugin: (plugin: string) => void }) {
  const isLoading = useAuth('WaitForRights', ({ isLoading }) => isLoading);
  useEffect(() => {
    if (!isLoading) setPlugin('portal');
  }, [isLoading, setPlugin]);
  return null;
}
