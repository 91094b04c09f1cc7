import type { Core } from '@strapi/strapi';
import { prepareTables } from './index/tables';
import { prepareMisses } from './misses';
import { enableCorrections } from './query/correct';

/** Makes the search index ready at start; what it lacks is added before the first search. */
export async function prepareSearch(strapi: Core.Strapi): Promise<void> {
  await prepareMisses(strapi);
  const hasTrigrams = await prepareTables(strapi);
  if (hasTrigrams) enableCorrections(strapi);
  else
    strapi.log.warn(
      'Searching does not forgive typos: the database lacks pg_trgm, and this role may not create it.',
    );
}
