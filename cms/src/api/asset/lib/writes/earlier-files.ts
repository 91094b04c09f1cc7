import type { Core } from '@strapi/strapi';
import { notFound } from '../../../../http/errors';
import { isId } from '../../../../http/fields';
import { restrictToAdmins } from '../../../../storage/restrict-to-admins';
import { EARLIER, findEarlierRows, type EarlierRow } from '../reads/earlier-files';
import { type AssetFiles, findUses, removeFileRows } from './stored-rows';

const MOST = 20;

type EarlierFileRow = EarlierRow & { file: NonNullable<EarlierRow['file']> };

/** The storage clean-up to run after a write commits. */
export type Cleanup = () => Promise<void>;

/** No clean-up. */
export const noCleanup: Cleanup = () => Promise.resolve();

/** A storage failure here does not fail the write: content without a row is swept later. */
export const runCleanups =
  (...steps: Cleanup[]): Cleanup =>
  async () => {
    await Promise.allSettled(steps.map((step) => step()));
  };

const isKept = (row: EarlierRow): row is EarlierFileRow => row.file !== null;

async function removeRows(strapi: Core.Strapi, rows: readonly EarlierRow[]): Promise<Cleanup> {
  for (const { id } of rows) await strapi.db.query(EARLIER).delete({ where: { id } });
  return removeFileRows(
    strapi,
    rows.filter(isKept).map(({ file }) => file),
  );
}

/** Restricts a file to administrators, except where a maintainer also uses it: there it stays visible. */
export async function hideFromReaders(
  strapi: Core.Strapi,
  file: { id: number; documentId: string },
): Promise<Cleanup> {
  return (await findUses(strapi, file)) > 1 ? noCleanup : restrictToAdmins(strapi, file, true);
}

/** A replaced file: the row that now has its content. */
interface ReplacedFile {
  /** The id of the file of the asset that it was; null for an original, which has a focal point. */
  fileId: string | null;
  file: { id: number; documentId: string } | null;
  focalX?: number | null;
  focalY?: number | null;
}

/** The current original of an asset, before it is replaced. */
export const getCurrentOriginal = ({ original, focalX, focalY }: AssetFiles): ReplacedFile => ({
  fileId: null,
  file: original,
  focalX,
  focalY,
});

/**
 * Stores a replaced file of an asset for administrators, and drops the oldest ones beyond the limit. The asset must be
 * locked and already have the replacement.
 */
export async function storeEarlier(
  strapi: Core.Strapi,
  asset: string,
  { fileId, file, focalX = null, focalY = null }: ReplacedFile,
  actor: string | null,
): Promise<Cleanup> {
  if (!file) return noCleanup;
  const replacedAt = new Date().toISOString();
  const data = { asset, fileId, file: file.id, focalX, focalY, replacedAt, replacedBy: actor };
  await strapi.documents(EARLIER).create({ data });
  const rows = await findEarlierRows(strapi, asset, fileId);
  const kept = rows.filter(isKept).slice(0, MOST);
  const surplus = rows.filter((row) => !kept.some(({ id }) => id === row.id));
  return runCleanups(await hideFromReaders(strapi, file), await removeRows(strapi, surplus));
}

/** Removes one entry from the history of an asset. Throws 404. The asset must be locked. */
export async function deleteEarlierRow(
  strapi: Core.Strapi,
  asset: string,
  id: string,
  isAsked: (row: EarlierRow) => boolean,
): Promise<EarlierFileRow> {
  const rows = isId(id) ? await findEarlierRows(strapi, asset) : [];
  const row = rows.filter(isKept).find((each) => each.documentId === id && isAsked(each));
  if (!row) throw notFound();
  await strapi.db.query(EARLIER).delete({ where: { id: row.id } });
  return row;
}

/** Removes the history of an asset, or of one of its files. */
export const removeEarlier = async (strapi: Core.Strapi, asset: string, fileId?: string): Promise<Cleanup> =>
  removeRows(strapi, await findEarlierRows(strapi, asset, fileId));
