import type { Core } from '@strapi/strapi';
import { blockTypes } from '../../../../blocks/registry';
import { notFound } from '../../../../http/errors';
import { isId } from '../../../../http/fields';
import type { RowFilter } from '../../../../database/list-rows';
import { listTable, type ListResponse, type SortedQuery } from '../../../../http/lists';
import { readContent } from '../../../../published/content';
import type { PageContent } from '../../../../published';
import { PERSON, presentPerson, type PageRow } from '../../../../published/page-entry';
import { nameOrder } from '../../../../utils/dutch-order';
import type { RevisionResponse } from '../../schemas/revision';

const REVISION = 'api::revision.revision';

interface RevisionRow {
  id: number;
  documentId: string;
  number: number;
  kind: RevisionResponse['kind'];
  name: string | null;
  savedAt: string | null;
  createdAt: string;
  author: PageRow['editor'];
}

/** The time of a revision: the last save of its run. Rows from before runs existed were written once. */
export const getMoment = (row: { savedAt: string | null; createdAt: string }): string =>
  new Date(row.savedAt ?? row.createdAt).toISOString();

const summary = {
  select: ['id', 'documentId', 'number', 'kind', 'name', 'savedAt', 'createdAt'],
  populate: { author: PERSON },
};

// The history of a page that is not deleted. A frozen draft has no number until it goes live.
const getHistory = (page: string) => ({
  page: { documentId: page, deletedAt: null },
  number: { $notNull: true },
});

// A revision gets its time together with its number, so both sort alike.
const SORTS = { number: 'number', created_at: 'number', name: nameOrder('name'), kind: 'kind' };

/** The same as `getHistory` in SQL, of a page that is not deleted. */
const OF_PAGE = `number is not null and exists (select 1 from revisions_page_lnk l join pages p on p.id = l.page_id
  where l.revision_id = revisions.id and p.document_id = ?)`;

const inHistory = (page: string): RowFilter[] => [{ sql: OF_PAGE, bindings: [page] }];

const toResponse = (row: RevisionRow): RevisionResponse => ({
  id: row.documentId,
  number: row.number,
  name: row.name,
  kind: row.kind,
  created_at: getMoment(row),
  created_by: presentPerson(row.author),
});

/** One page of the history of a page, newest first. Throws 404 when the page does not exist. */
export async function findRevisions(
  strapi: Core.Strapi,
  page: string,
  query: SortedQuery<keyof typeof SORTS>,
): Promise<ListResponse<RevisionResponse>> {
  const there = await strapi.db
    .query('api::page.page')
    .count({ where: { documentId: page, deletedAt: null } });
  if (there === 0) throw notFound();
  return listTable(strapi, query, {
    uid: REVISION,
    searchable: 'name',
    sorts: SORTS,
    usual: 'number:desc',
    filters: inHistory(page),
    query: summary,
    present: (rows: RevisionRow[]) => rows.map(toResponse),
  });
}

/** A revision in the history of a page, with its content. Throws 404. */
export async function findRevision(
  strapi: Core.Strapi,
  page: string,
  revision: unknown,
): Promise<{ revision: RevisionResponse; content: PageContent }> {
  const row: (RevisionRow & { content: string }) | null = isId(revision)
    ? await strapi.db.query(REVISION).findOne({
        ...summary,
        select: [...summary.select, 'content'],
        where: { ...getHistory(page), documentId: revision },
      })
    : null;
  if (!row) throw notFound();
  return { revision: toResponse(row), content: await readContent(blockTypes(strapi), row.content) };
}
