import { getHomePath } from 'cms/shared/addresses';
import useSWRImmutable from 'swr/immutable';
import type { Site } from '../api/types';
import { api, unwrap } from './api/client';
import { getInitialData } from './initial-data';
import { swrKey } from './swr-keys';
import { useEffect } from 'react';

const PRODUCT_TITLE = 'Corporate Identity Manager';

const fetchSite = (): Promise<Site> => unwrap(api.GET('/site'));

/** Site-wide data about the hospital: from index.html, or else from the server. */
export const useSiteOnce = () =>
  useSWRImmutable<Site, unknown>(swrKey('site'), fetchSite, { fallbackData: getInitialData().site });

/** Placeholder until the server can say which hospital this is. */
export const unknownSite: Site = {
  title: PRODUCT_TITLE,
  productName: 'de huisstijl',
  productSlug: 'de-huisstijl',
  oldProductSlugs: [],
  logo: null,
  logoDark: null,
  ornament: 'none',
  ornamentImage: null,
  palette: {},
  samlProviders: [],
  registrationOpen: false,
  sharing: 'off',
  contact: { name: '', email: '', phone: '', text: '' },
  footerLinks: [],
  embedHosts: [],
};

/** The hospital's name, palette and login methods. Loaded before the first screen. */
export const useSite = (): Site => useSiteOnce().data ?? unknownSite;

/** The path of the home page, under its own name. */
export const homePath = (site: Site): string => getHomePath(site.productSlug);

/** Sets the document title: '{page} – Corporate Identity Manager'. */
export function useTitle(page: string | undefined): void {
  useEffect(() => {
    document.title = page ? `${page} – ${PRODUCT_TITLE}` : PRODUCT_TITLE;
  }, [page]);
}
