import { setImmediate } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { blockTypes } from '../blocks/registry';
import {
  entryQuery,
  summarizePage,
  reuseEntry,
  placeQuery,
  type PageEntry,
  type PageRow,
  type PagePlaceRow,
} from './page-entry';
import type { Load } from './store';
import type { PageContent } from './types';

/** Contents are long: a batch of this size neither fills the memory nor keeps other queries waiting. */
const BATCH = 100;
const CONTENTS = 20;
/** When this few pages changed, their contents usually changed too, so they are fetched at once. */
const FEW = 5;

/** Loads pages that are not deleted. Fetches and parses only contents that are not known yet. */
export const loadPages =
  (strapi: Core.Strapi): Load<PageEntry> =>
  async (ids, known) => {
    const pages = strapi.db.query('api::page.page');
    const asked = ids === 'all' ? {} : { documentId: { $in: [...ids] } };
    const made = new Map<string, PageEntry>();
    const isFew = ids !== 'all' && ids.length <= FEW;
    const unknown: string[] = isFew ? [...ids] : [];

    for (let offset = 0; !isFew; offset += BATCH) {
      const range = { limit: BATCH, offset, orderBy: { id: 'asc' } };
      const rows: PagePlaceRow[] = await pages.findMany({
        ...placeQuery,
        ...range,
        where: { ...asked, deletedAt: null },
      });
      for (const row of rows) {
        const entry = reuseEntry(row, known.get(row.documentId));
        if (entry) made.set(entry.id, entry);
        else unknown.push(row.documentId);
      }
      if (rows.length < BATCH) break;
      await setImmediate();
    }

    for (let start = 0; start < unknown.length; start += CONTENTS) {
      const some = { documentId: { $in: unknown.slice(start, start + CONTENTS) }, deletedAt: null };
      const rows: PageRow[] = await pages.findMany({ ...entryQuery, where: some });
      for (const row of rows) {
        made.set(row.documentId, await summarizePage(blockTypes(strapi), row));
        await setImmediate();
      }
    }
    return made;
  };

/** The contents of versions in memory, and how the others are read. */
interface Contents {
  has(revisionId: string): boolean;
  find(revisionId: string): Promise<PageContent | null>;
}

/**
 * Also reads the new version of a page whose previous version is in memory: if the database failed in between, the page
 * could not be shown at all.
 */
export const withContents =
  (load: Load<PageEntry>, contents: Contents): Load<PageEntry> =>
  async (ids, known) => {
    const made = await load(ids, known);
    for (const [id, { live }] of made) {
      const before = known.get(id)?.live;
      if (live && before && contents.has(before.revisionId)) await contents.find(live.revisionId);
    }
    return made;
  };
