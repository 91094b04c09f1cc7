import { setImmediate } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { blockTypes } from '../blocks/registry';
import {
  entryQuery,
  summarizePage,
  placedEntry,
  placeQuery,
  type PageEntry,
  type PageRow,
  type PlacedRow,
} from './page-entry';
import type { Load } from './store';

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
      const rows: PlacedRow[] = await pages.findMany({
        ...placeQuery,
        ...range,
        where: { ...asked, deletedAt: null },
      });
      for (const row of rows) {
        const entry = placedEntry(row, known.get(row.documentId));
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
