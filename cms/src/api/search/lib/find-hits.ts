import type { Core } from '@strapi/strapi';
import { refusedHits } from '../../../metrics/meters';
import type { Viewer } from '../../../permissions/viewer';
import type { Slice } from '../../../search/query/find-rows';
import { createMarker } from '../../../search/query/snippet';
import { search, type SearchResult } from '../../../search/search';
import { yielding } from '../../../utils/chunked';
import { presentHit } from '../presenters/hit';
import type { HitResponse } from '../schemas/search';

/** How long hits are presented before yielding to other work. */
const MOST_MS = 5;

/** What a viewer may see of what was found. */
type FoundHits = Pick<SearchResult, 'counts' | 'templates' | 'corrected'> & { hits: HitResponse[] };

/** The hits for a viewer, and how many were left out because the viewer may not see them. */
async function findOnce(
  strapi: Core.Strapi,
  viewer: Viewer,
  q: string,
  slice: Slice & { isDraft: boolean },
): Promise<FoundHits & { unseen: number }> {
  const { rows, now, terms, ...outcome } = await search(strapi, viewer, q, slice);
  const context = { strapi, viewer, now, isDraft: slice.isDraft, mark: createMarker(terms) };
  const hits: HitResponse[] = [];
  // A snippet of a long text takes a while, so other requests get a turn.
  for await (const row of yielding(rows, MOST_MS)) {
    const hit = await presentHit(context, row);
    if (hit) hits.push(hit);
  }
  return { ...outcome, hits, unseen: rows.length - hits.length };
}

/**
 * Searches for a viewer: one page of hits as the API presents them, with the counts of all. A hit that its viewer may
 * not see is left out and logged, whatever the index says.
 */
export async function findHits(
  strapi: Core.Strapi,
  viewer: Viewer,
  q: string,
  slice: Slice & { isDraft: boolean },
): Promise<FoundHits> {
  let found = await findOnce(strapi, viewer, q, slice);
  // The content changed between finding and presenting.
  if (found.unseen > 0) found = await findOnce(strapi, viewer, q, slice);
  const { unseen, ...shown } = found;
  if (unseen > 0) {
    refusedHits.inc(unseen);
    strapi.log.error('A search found something that its viewer may not see; it was left out.');
  }
  return shown;
}
