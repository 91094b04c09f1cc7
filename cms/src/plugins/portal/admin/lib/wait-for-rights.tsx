import { useAuth } from '@strapi/strapi/admin';
import { useEffect } from 'react';

/**
 * Waits with the panel's screens until the rights of the account are known. Strapi opens them as soon as its menu is
 * there, and a screen without rights at that moment stays without its buttons until a reload.
 */
export function WaitForRights({ setPlugin }: { setPlugin: (plugin: string) => void }) {
  const isLoading = useAuth('WaitForRights', ({ isLoading }) => isLoading);
  useEffect(() => {
    if (!isLoading) setPlugin('portal');
  }, [isLoading, setPlugin]);
  return null;
}
