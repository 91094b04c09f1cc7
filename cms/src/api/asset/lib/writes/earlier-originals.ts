import type { Core } from '@strapi/strapi';
import { notFound } from '../../../../http/errors';
import { isId } from '../../../../http/fields';
import { restrictToAdmins } from '../../../../storage/restrict-to-admins';
import { EARLIER, earlierRows, type EarlierRow } from '../reads/earlier-originals';
import { type AssetFiles, removeFileRows } from './stored-rows';

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
  const row: { related: unknown[] } | null = await strapi.db
    .query('plugin::upload.file')
    .findOne({ where: { id: file.id }, populate: { related: true } });
  return row && row.related.length > 1 ? nothing : restrictToAdmins(strapi, file, true);
}

/**
 * Keeps the previous original of an asset, for administrators; drops the oldest when there are too many. The
 * asset must be locked, and already have its new original.
 */
export async function keepEarlier(
  strapi: Core.Strapi,
  asset: string,
  { original, focalX, focalY }: Pick<AssetFiles, 'original' | 'focalX' | 'focalY'>,
  actor: string | null,
): Promise<Tidy> {
  if (!original) return nothing;
  const replacedAt = new Date().toISOString();
  const data = { asset, file: original.id, focalX, focalY, replacedAt, replacedBy: actor };
  await strapi.documents(EARLIER).create({ data });
  const rows = await earlierRows(strapi, asset);
  const kept = rows.filter(isKept).slice(0, MOST);
  const surplus = rows.filter((row) => !kept.some(({ id }) => id === row.id));
  return inTurn(await hide(strapi, original), await removeRows(strapi, surplus));
}

/**
 * Takes an earlier original off the list to become the original again. Throws 404. The asset must be locked.
 */
export async function takeEarlier(
  strapi: Core.Strapi,
  asset: string,
  id: string,
): Promise<{ original: number; focalX: number | null; focalY: number | null; tidy: Tidy }> {
  const row = isId(id)
    ? (await earlierRows(strapi, asset)).filter(isKept).find(({ documentId }) => documentId === id)
    : undefined;
  if (!row) throw notFound();
  const { file, focalX, focalY } = row;
  await strapi.db.query(EARLIER).delete({ where: { id: row.id } });
  return { original: file.id, focalX, focalY, tidy: await restrictToAdmins(strapi, file, false) };
}

/** Removes all earlier originals of an asset. */
export const removeEarlier = async (strapi: Core.Strapi, asset: string): Promise<Tidy> =>
  removeRows(strapi, await earlierRows(strapi, asset));
