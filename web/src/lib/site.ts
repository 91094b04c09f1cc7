import useSWRImmutable from 'swr/immutable';
import type { Site } from '../api/types';
import { api, unwrap } from './api/client';
import { carried } from './first-view';

/** The title of the product, in every document title. */
export const PRODUCT_TITLE = 'Corporate Identity Manager';

const fetchSite = (): Promise<Site> => unwrap(api.GET('/site'));

/** What the whole portal needs to know about the hospital: from index.html, or else from the server. */
export const useSiteOnce = () =>
  useSWRImmutable<Site, unknown>('site', fetchSite, { fallbackData: carried().site });

/** The hospital's name, palette and ways to log in. There before the first screen, so always. */
export function useSite(): Site {
  const { data } = useSiteOnce();
  if (!data) throw new Error('The site is loaded before the first screen.');
  return data;
}

/** The address of the home page under its own name. */
export const homePath = (site: Site): string => `/wij-zijn-${site.productSlug}`;
