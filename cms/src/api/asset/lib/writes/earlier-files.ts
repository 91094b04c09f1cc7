import type { Core } from '@strapi/strapi';
import { notFound } from '../../../../http/errors';
import { isId } from '../../../../http/fields';
import { restrictToAdmins } from '../../../../storage/restrict-to-admins';
import { EARLIER, earlierRows, type EarlierRow } from '../reads/earlier-files';
import { type AssetFiles, findUses, removeFileRows } from './stored-rows';

const MOST = 20;

type Kept = EarlierRow & { file: NonNullable<EarlierRow['file']> };

/** The storage clean-up to run after a write commits. */
export type Tidy = () => Promise<void>;

/** No clean-up. */
export const nothing: Tidy = () => Promise.resolve();

/** A storage failure here does not fail the write: the remaining content has no row, or is swept later. */
export const inTurn =
  (...steps: Tidy[]): Tidy =>
  async () => {
    await Promise.allSettled(steps.map((step) => step()));
  };

const isKept = (row: EarlierRow): row is Kept => row.file !== null;

async function removeRows(strapi: Core.Strapi, rows: readonly EarlierRow[]): Promise<Tidy> {
  for (const { id } of rows) await strapi.db.query(EARLIER).delete({ where: { id } });
  return removeFileRows(
    strapi,
    rows.filter(isKept).map(({ file }) => file),
  );
}

/**
 * Keeps a file to administrators. A maintainer may also use it elsewhere; there it stays visible to those who may see
 * that place.
 */
export async function hide(strapi: Core.Strapi, file: { id: number; documentId: string }): Promise<Tidy> {
  return (await findUses(strapi, file)) > 1 ? nothing : restrictToAdmins(strapi, file, true);
}

/** What was replaced: a row that has its content. */
interface Replaced {
  /** The id of the file of the asset that it was; null for an original, which has a focal point. */
  fileId: string | null;
  file: { id: number; documentId: string } | null;
  focalX?: number | null;
  focalY?: number | null;
}

/** The original of an asset as it is before another one comes. */
export const getReplaced = ({ original, focalX, focalY }: AssetFiles): Replaced => ({
  fileId: null,
  file: original,
  focalX,
  focalY,
});

/**
 * Keeps what was replaced in an asset, for administrators; drops the oldest of that place when there are too many. The
 * asset must be locked, and already have what came instead.
 */
export async function keepEarlier(
  strapi: Core.Strapi,
  asset: string,
  { fileId, file, focalX = null, focalY = null }: Replaced,
  actor: string | null,
): Promise<Tidy> {
  if (!file) return nothing;
  const replacedAt = new Date().toISOString();
  const data = { asset, fileId, file: file.id, focalX, focalY, replacedAt, replacedBy: actor };
  await strapi.documents(EARLIER).create({ data });
  const rows = await earlierRows(strapi, asset, fileId);
  const kept = rows.filter(isKept).slice(0, MOST);
  const surplus = rows.filter((row) => !kept.some(({ id }) => id === row.id));
  return inTurn(await hide(strapi, file), await removeRows(strapi, surplus));
}

/** Takes one off the list of what an asset had before. Throws 404. The asset must be locked. */
export async function takeEarlier(
  strapi: Core.Strapi,
  asset: string,
  id: string,
  isAsked: (row: EarlierRow) => boolean,
): Promise<Kept> {
  const rows = isId(id) ? await earlierRows(strapi, asset) : [];
  const row = rows.filter(isKept).find((each) => each.documentId === id && isAsked(each));
  if (!row) throw notFound();
  await strapi.db.query(EARLIER).delete({ where: { id: row.id } });
  return row;
}

/** Removes what an asset had before, or only what one of its files was. */
export const removeEarlier = async (strapi: Core.Strapi, asset: string, fileId?: string): Promise<Tidy> =>
  removeRows(strapi, await earlierRows(strapi, asset, fileId));
