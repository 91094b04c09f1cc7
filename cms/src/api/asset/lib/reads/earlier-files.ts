import type { Core } from '@strapi/strapi';
import { holdsWords, getSort, type SortedQuery } from '../../../../http/lists';
import { PERSON, presentPerson } from '../../../../published/page-entry';
import { presentFile } from '../../../../published/present-asset';
import { storedFileFromRow, type FileRow } from '../../../../storage/stored-file';
import type { EarlierFileAnswer, EarlierOriginalAnswer } from '../../schemas/asset';

/** Strapi's uid for what was replaced: originals, which came first, and files. */
export const EARLIER = 'api::asset.earlier-original';

/** A row of it. Its file is null when a maintainer deleted it. */
export interface EarlierRow {
  id: number;
  documentId: string;
  /** The id of the file of the asset that it was; null for an original. */
  fileId: string | null;
  focalX: number | null;
  focalY: number | null;
  replacedAt: string;
  replacedBy: Parameters<typeof presentPerson>[0];
  file: (FileRow & { id: number }) | null;
}

const SORTS = { replaced_at: 'replaced_at' };
type EarlierQuery = SortedQuery<keyof typeof SORTS>;

/** What an asset had before, newest first: all of it, or only what one file was, or the original (null). */
export const earlierRows = (
  strapi: Core.Strapi,
  asset: string,
  fileId?: string | null,
): Promise<EarlierRow[]> =>
  strapi.db.query(EARLIER).findMany({
    where: { asset: { documentId: asset }, ...(fileId !== undefined && { fileId }) },
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

interface Found<Answer> {
  earlier: Answer[];
  total: number;
}

/** One page of what was replaced, given newest first, and the total count. */
function getPage<Answer extends EarlierOriginalAnswer>(newest: Answer[], query: EarlierQuery): Found<Answer> {
  const { direction } = getSort(query.sort ?? 'replaced_at:desc', SORTS);
  const isFound = holdsWords(query);
  const found = newest.filter(({ file }) => isFound(file.name));
  if (direction === 'asc') found.reverse();
  const start = (query.page - 1) * query.pageSize;
  return { earlier: found.slice(start, start + query.pageSize), total: found.length };
}

/** The earlier originals of an asset. */
export const findEarlierOriginals = async (
  strapi: Core.Strapi,
  asset: string,
  query: EarlierQuery,
): Promise<Found<EarlierOriginalAnswer>> =>
  getPage((await earlierRows(strapi, asset, null)).flatMap(getAnswers), query);

/** What the files of an asset were before; `fileIds` are those that it has. */
export async function findEarlierFiles(
  strapi: Core.Strapi,
  asset: string,
  fileIds: readonly string[],
  query: EarlierQuery,
): Promise<Found<EarlierFileAnswer>> {
  const newest = (await earlierRows(strapi, asset)).flatMap((row) => {
    const { fileId } = row;
    if (fileId === null || !fileIds.includes(fileId)) return [];
    return getAnswers(row).map((answer) => ({ ...answer, file_id: fileId }));
  });
  return getPage(newest, query);
}
