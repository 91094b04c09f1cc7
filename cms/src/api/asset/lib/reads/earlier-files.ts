import type { Core } from '@strapi/strapi';
import { holdsWords, getSort, type SortedQuery } from '../../../../http/lists';
import { PERSON, presentPerson } from '../../../../published/page-entry';
import { presentFile } from '../../../../published/present-asset';
import { storedFileFromRow, type FileRow } from '../../../../storage/stored-file';
import type { EarlierFileResponse, EarlierOriginalResponse } from '../../schemas/asset';

/** Strapi's uid of replaced files: originals first, then other files. */
export const EARLIER = 'api::asset.earlier-original';

/** A row of that type. Its file is null when a maintainer deleted it. */
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
type EarlierFilesQuery = SortedQuery<keyof typeof SORTS>;

/** The replaced files of an asset, newest first: all of them, those of one file, or the originals (null). */
export const findEarlierRows = (
  strapi: Core.Strapi,
  asset: string,
  fileId?: string | null,
): Promise<EarlierRow[]> =>
  strapi.db.query(EARLIER).findMany({
    where: { asset: { documentId: asset }, ...(fileId !== undefined && { fileId }) },
    orderBy: [{ replacedAt: 'desc' }, { id: 'desc' }],
    populate: { file: true, replacedBy: PERSON },
  });

const toResponses = ({ documentId, file, replacedAt, replacedBy }: EarlierRow): EarlierOriginalResponse[] =>
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

interface EarlierList<Answer> {
  earlier: Answer[];
  total: number;
}

/** One page of replaced files, newest first, with the total count. */
function paginate<Answer extends EarlierOriginalResponse>(
  newest: Answer[],
  query: EarlierFilesQuery,
): EarlierList<Answer> {
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
  query: EarlierFilesQuery,
): Promise<EarlierList<EarlierOriginalResponse>> =>
  paginate((await findEarlierRows(strapi, asset, null)).flatMap(toResponses), query);

/** The former versions of an asset's files; `fileIds` are its current files. */
export async function findEarlierFiles(
  strapi: Core.Strapi,
  asset: string,
  fileIds: readonly string[],
  query: EarlierFilesQuery,
): Promise<EarlierList<EarlierFileResponse>> {
  const newest = (await findEarlierRows(strapi, asset)).flatMap((row) => {
    const { fileId } = row;
    if (fileId === null || !fileIds.includes(fileId)) return [];
    return toResponses(row).map((answer) => ({ ...answer, file_id: fileId }));
  });
  return paginate(newest, query);
}
