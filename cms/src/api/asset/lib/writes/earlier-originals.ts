import type { Core } from '@strapi/strapi';
import { notFound } from '../../../../http/errors';
import { isId } from '../../../../http/fields';
import { restrictToAdmins } from '../../../../storage/restrict-to-admins';
import { EARLIER, earlierRows, type EarlierRow } from '../reads/earlier-originals';
import type { AssetFiles } from './locked-asset';
import { removeFileRows } from './stored-rows';

const MOST = 20;

type Kept = EarlierRow & { file: NonNullable<EarlierRow['file']> };

/** What is left to do in the storage once a write is committed. */
export type Tidy = () => Promise<void>;

/** Nothing is. */
export const nothing: Tidy = () => Promise.resolve();

/** Storage that fails here costs nobody their write: what it still keeps has no row, or is swept. */
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

// A maintainer may have put the file in other places too; there it stays for whoever sees those.
async function hide(strapi: Core.Strapi, file: { id: number; documentId: string }): Promise<Tidy> {
  const row: { related: unknown[] } | null = await strapi.db
    .query('plugin::upload.file')
    .findOne({ where: { id: file.id }, populate: { related: true } });
  return row && row.related.length > 1 ? nothing : restrictToAdmins(strapi, file, true);
}

/**
 * Keeps what was the original of an asset until now, for administrators; the oldest goes when there are too many. The asset
 * must be locked, and have its new original.
 */
export async function keepEarlier(
  strapi: Core.Strapi,
  asset: string,
  { original, focalX, focalY }: AssetFiles,
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

/** Takes an earlier original out of the list, to be the original again. Throws 404. The asset must be locked. */
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

/** Removes all that an asset had as its original before. */
export const removeEarlier = async (strapi: Core.Strapi, asset: string): Promise<Tidy> =>
  removeRows(strapi, await earlierRows(strapi, asset));
