import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { runSql } from '../../../database/sql';
import { createSigner, hashToken } from '../../../utils/tokens';
import { storedMember } from './members';

const DOWNLOAD = 'api::download.download';
const LIST = 'api::download.download-list';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long the URL of an ended download still explains that it is over. */
const KEPT_MS = 7 * DAY_MS;
/** 132 bits, as base64url. */
const ID_LENGTH = 22;

const downloadRow = z.object({
  id: z.number(),
  name: z.string(),
  /** Null in rows from before lists were stored separately. */
  listHash: z.string().nullable(),
  purpose: z.string().nullable(),
  userId: z.string().nullable(),
  shareId: z.string().nullable(),
  madeAt: z.coerce.date(),
  expiresAt: z.coerce.date(),
});

const listRow = z.object({ members: z.array(storedMember), about: z.string() });

/** The list of a zip: its members and their description. */
export type ZipList = z.output<typeof listRow>;

/** A zip that can be fetched. */
export interface StoredDownload extends Omit<z.output<typeof downloadRow>, 'listHash'> {
  /** Null when it was not recorded. */
  list: ZipList | null;
}

/** A download and its owner. */
export interface NewDownloadRow {
  list: ZipList;
  name: string;
  purpose: string;
  /** The user or the API token whose rights apply; null for a visitor. */
  userId: string | null;
  shareId: string | null;
  /** When it ends at the latest. */
  until: Date | null;
}

const signer = createSigner('download');

/**
 * The id of a download. The same request on the same day gives the same id, so it needs one row; it cannot be forged
 * and is not stored.
 */
const getId = ({ name, purpose, userId, shareId }: NewDownloadRow, listHash: string, moment: Date): string =>
  signer
    .sign(JSON.stringify([moment.toISOString().slice(0, 10), userId, shareId, name, purpose, listHash]))
    .slice(0, ID_LENGTH);

const KEEP_LIST = `
  insert into portal_download_lists (hash, members, about, kept_until) values (:hash, :members, :about, :keptUntil)
  on conflict (hash) do update set kept_until = greatest(portal_download_lists.kept_until, excluded.kept_until)`;

const KEEP = `
  insert into portal_downloads
    (token_hash, name, list_hash, purpose, user_id, share_id, counted, sent, made_at, expires_at)
  values (:tokenHash, :name, :listHash, :purpose, :userId, :shareId, 0, 0, :moment, :expiresAt)
  on conflict (token_hash) do update set expires_at = greatest(portal_downloads.expires_at, excluded.expires_at)
  returning made_at as "madeAt", expires_at as "expiresAt"`;

/** Stores a download for a day, each list once; reuses today's download of the same maker and list. */
export async function storeDownload(
  strapi: Core.Strapi,
  row: NewDownloadRow,
): Promise<{ id: string; madeAt: Date; expiresAt: Date }> {
  const { list, name, purpose, userId, shareId, until } = row;
  const members = JSON.stringify(list.members);
  const hash = createHash('sha256')
    .update(JSON.stringify([members, list.about]))
    .digest('base64url');
  const moment = new Date();
  const expiresAt = new Date(Math.min(moment.getTime() + DAY_MS, until?.getTime() ?? Infinity));
  const keptUntil = new Date(expiresAt.getTime() + KEPT_MS);
  const id = getId(row, hash, moment);
  const owned = { tokenHash: hashToken(id), name, listHash: hash, purpose, userId, shareId };
  return await strapi.db.transaction(async () => {
    await runSql(strapi, KEEP_LIST, { hash, members, about: list.about, keptUntil });
    const { rows } = await runSql<{ madeAt: Date; expiresAt: Date }>(strapi, KEEP, {
      ...owned,
      moment,
      expiresAt,
    });
    const [kept] = rows;
    if (!kept) throw new Error('A download was not kept.');
    return { id, ...kept };
  });
}

/** The download with an id; null when it never existed. */
export async function findDownload(strapi: Core.Strapi, id: string): Promise<StoredDownload | null> {
  const row: unknown = await strapi.db.query(DOWNLOAD).findOne({ where: { tokenHash: hashToken(id) } });
  if (!row) return null;
  const { listHash, ...download } = downloadRow.parse(row);
  const list: unknown =
    listHash !== null && (await strapi.db.query(LIST).findOne({ where: { hash: listHash } }));
  return { ...download, list: list ? listRow.parse(list) : null };
}

/** Removes downloads that ended a week ago, and lists without downloads. */
export async function sweepDownloads(strapi: Core.Strapi): Promise<void> {
  const now = new Date();
  const ended = new Date(now.getTime() - KEPT_MS);
  await strapi.db.query(DOWNLOAD).deleteMany({ where: { expiresAt: { $lt: ended } } });
  await strapi.db.query(LIST).deleteMany({ where: { keptUntil: { $lt: now } } });
}
