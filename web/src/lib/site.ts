import useSWRImmutable from 'swr/immutable';
import type { Site } from '../api/types';
import { api, unwrap } from './api/client';
import { take } from './first-view';

/** The title of the product, in every document title. */
export const PRODUCT_TITLE = 'Corporate Identity Manager';

/** Fetches what the whole portal needs to know about the hospital. */
export const fetchSite = async (): Promise<Site> => take('site') ?? (await unwrap(api.GET('/site')));

/** The hospital's name, palette and ways to log in. Fetched before the first screen, so always there. */
export function useSite(): Site {
  const { data } = useSWRImmutable('site', fetchSite, { suspense: false });
  if (!data) throw new Error('The site is loaded before the first screen.');
  return data;
}

/** The address of the home page under its own name. */
export const homePath = (site: Site): string => `/wij-zijn-${site.productSlug}`;
