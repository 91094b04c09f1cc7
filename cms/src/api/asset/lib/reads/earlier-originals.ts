import type { Core } from '@strapi/strapi';
import { holdsWords, getSort, type SortedQuery } from '../../../../http/lists';
import { PERSON, presentPerson } from '../../../../published/page-entry';
import { presentFile } from '../../../../published/present-asset';
import { storedFileFromRow, type FileRow } from '../../../../storage/stored-file';
import type { EarlierOriginalAnswer } from '../../schemas/asset';

/** Strapi's uid for originals that were replaced. */
export const EARLIER = 'api::asset.earlier-original';

/** A row of it. Its file is null when a maintainer deleted it. */
export interface EarlierRow {
  id: number;
  documentId: string;
  focalX: number | null;
  focalY: number | null;
  replacedAt: string;
  replacedBy: Parameters<typeof presentPerson>[0];
  file: (FileRow & { id: number }) | null;
}

const SORTS = { replaced_at: 'replaced_at' };

/** All earlier originals of an asset, newest first. */
export const earlierRows = (strapi: Core.Strapi, asset: string): Promise<EarlierRow[]> =>
  strapi.db.query(EARLIER).findMany({
    where: { asset: { documentId: asset } },
    orderBy: [{ replacedAt: 'desc' }, { id: 'desc' }],
    populate: { file: true, replacedBy: PERSON },
  });

const getAnswers = ({ documentId, file, replacedAt, replacedBy }: EarlierRow): EarlierOriginalAnswer[] =>
  file
    ? [
        {
          id: documentId,
          file: presentFile(storedFileFromRow(file), 'admin'),
          replaced_at: new Date(replacedAt).toISOString(),
          replaced_by: presentPerson(replacedBy),
        },
      ]
    : [];

/** One page of the earlier originals of an asset, newest first, and the total count. */
export async function findEarlier(
  strapi: Core.Strapi,
  asset: string,
  query: SortedQuery<keyof typeof SORTS>,
): Promise<{ originals: EarlierOriginalAnswer[]; total: number }> {
  const { direction } = getSort(query.sort ?? 'replaced_at:desc', SORTS);
  const isFound = holdsWords(query);
  const newest = (await earlierRows(strapi, asset)).flatMap(getAnswers);
  const found = newest.filter(({ file }) => isFound(file.name));
  if (direction === 'asc') found.reverse();
  const start = (query.page - 1) * query.pageSize;
  return { originals: found.slice(start, start + query.pageSize), total: found.length };
}
