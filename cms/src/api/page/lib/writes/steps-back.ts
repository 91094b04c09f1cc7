import type { Core } from '@strapi/strapi';
import { runSql } from '../../../../database/sql';
import { serializeContent, parseContent } from '../../../../published/content';
import type { PageState } from '../../audit/snapshot';
import { getStepBack, applyStepBack } from '../earlier-states';

/** A write of a draft: the version that it made, and the states before and after it. */
interface DraftWrite {
  id: string;
  version: number;
  before: PageState;
  after: PageState;
}

const KEEP = `
  insert into portal_page_steps (page_id, version, slug, parent_id, content, block_ids, made_at)
  values (?, ?, ?, ?, ?, ?, now())`;

/**
 * Stores the step back to the previous version, for saves that are based on it. Call it in the transaction of the
 * write.
 */
export async function storeStepBack(
  strapi: Core.Strapi,
  { id, version, before, after }: DraftWrite,
): Promise<void> {
  const { slug, parentId, content, blockIds } = getStepBack(before, after);
  const values = [id, version - 1, slug, parentId, serializeContent(content), blockIds.join(' ')];
  await runSql(strapi, KEEP, values);
}

interface StepRow {
  slug: string;
  parentId: string | null;
  content: string;
  /** Separated by spaces. */
  blockIds: string;
}

const STEPS = `
  select slug, parent_id as "parentId", content, block_ids as "blockIds" from portal_page_steps
  where page_id = ? and version >= ? and version < ? order by version desc`;

const readIds = (ids: string): number[] => ids.split(' ').filter(Boolean).map(Number);

/** The state of a page at an earlier version; null when it is not known (any more). */
export async function findEarlierState(
  strapi: Core.Strapi,
  page: { documentId: string; version: number },
  now: PageState,
  version: number,
): Promise<PageState | null> {
  const { rows } = await runSql<StepRow>(strapi, STEPS, [page.documentId, version, page.version]);
  if (rows.length === 0 || rows.length !== page.version - version) return null;
  return rows.reduce((state, row) => {
    const step = { ...row, content: parseContent(row.content), blockIds: readIds(row.blockIds) };
    return applyStepBack(state, step);
  }, now);
}

const FORGET = 'delete from portal_page_steps where page_id = ?';

export const forgetSteps = (strapi: Core.Strapi, page: string): Promise<unknown> =>
  runSql(strapi, FORGET, [page]);

// Keeps a day of steps, and fewer for a page that is saved all the time.
const DELETE_OLD_STEPS = `
  delete from portal_page_steps as step where made_at < now() - interval '24 hours'
    or version < (select version - 1000 from pages where document_id = step.page_id)`;

/** Removes steps that are too old for an open editor to be based on. */
export const sweepSteps = (strapi: Core.Strapi): Promise<unknown> => runSql(strapi, DELETE_OLD_STEPS);
