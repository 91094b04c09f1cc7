import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { getEnv } from '../../../../config/env';
import { audit } from '../../../audit';
import { hashPassword, findViewerOfUser } from '../../../auth';
import { forbidden, notFound, PortalError } from '../../../http/errors';
import { listTable, type ListResponse, type SortedQuery } from '../../../http/lists';
import { getViewerId, type Viewer } from '../../../permissions/viewer';
import { getPublished } from '../../../published';
import { PERSON, presentPerson, type PageRow } from '../../../published/page-entry';
import { nameOrder } from '../../../utils/dutch-order';
import { createLinkSigner } from '../../../utils/tokens';
import { items as itemList } from '../schemas/download';
import type { NewShare, ShareResponse } from '../schemas/share';
import { findAllMembers } from './make-download';

const SHARE = 'api::download.share';
const USER = 'plugin::users-permissions.user';
const DAY_MS = 24 * 60 * 60 * 1000;
const DEFAULT_DAYS = 14;
/** How long ended shares are kept. */
const KEPT_DAYS = 90;

const links = createLinkSigner('share');

const shareRow = z.object({
  documentId: z.string(),
  title: z.string(),
  items: itemList,
  userId: z.string(),
  passwordHash: z.string().nullable(),
  maxDownloads: z.number().nullable(),
  downloads: z.number(),
  expiresAt: z.coerce.date(),
  revokedAt: z.coerce.date().nullable(),
});

export type ShareRow = z.output<typeof shareRow>;

/** 410: the share expired or is used up. */
export const shareEnded = () => new PortalError(410, 'Deze link is verlopen.');

type Maker = NonNullable<PageRow['editor']>;

const findMakers = (strapi: Core.Strapi, ids: readonly string[]): Promise<Maker[]> =>
  strapi.db.query(USER).findMany({ ...PERSON, where: { documentId: { $in: [...ids] } } });

function present(share: ShareRow, makers: readonly Maker[]): ShareResponse {
  const maker = makers.find(({ documentId }) => documentId === share.userId) ?? null;
  return {
    id: share.documentId,
    url: `${getEnv().publicUrl}/delen/${links.make(share.documentId)}`,
    title: share.title,
    items: share.items,
    expires_at: share.expiresAt.toISOString(),
    has_password: share.passwordHash !== null,
    max_downloads: share.maxDownloads,
    downloads: share.downloads,
    created_by: presentPerson(maker),
    revoked_at: share.revokedAt?.toISOString() ?? null,
  };
}

/** Whether the site's settings allow a viewer to share. */
async function mayShare(strapi: Core.Strapi, viewer: Viewer): Promise<boolean> {
  const { sharing } = (await getPublished(strapi).snapshot()).site;
  return sharing === 'staff' ? viewer.kind !== 'anonymous' : sharing === 'admins' && viewer.kind === 'admin';
}

/** Creates a share of files that its maker may use. Throws 403. */
export async function createShare(
  strapi: Core.Strapi,
  viewer: Viewer,
  { title, items, expires_at, password, max_downloads }: NewShare,
): Promise<ShareResponse> {
  if (!(await mayShare(strapi, viewer))) throw forbidden('Met een link delen kan hier niet.');
  await findAllMembers(strapi, viewer, items);
  const expiresAt = expires_at ?? new Date(Date.now() + DEFAULT_DAYS * DAY_MS).toISOString();
  const passwordHash = password ? await hashPassword(password) : null;
  const data = {
    title,
    items,
    userId: getViewerId(viewer),
    passwordHash,
    maxDownloads: max_downloads,
    expiresAt,
  };
  return await strapi.db.transaction(async () => {
    const share = shareRow.parse(await strapi.db.query(SHARE).create({ data }));
    const { documentId: subject, userId } = share;
    const details = {
      title,
      items,
      expires_at: expiresAt,
      has_password: passwordHash !== null,
      max_downloads,
    };
    await audit(strapi, { action: 'share.create', subject, details });
    return present(share, await findMakers(strapi, [userId]));
  });
}

const SORTS = {
  created_at: 'created_at',
  title: nameOrder('title'),
  expires_at: 'expires_at',
  downloads: 'downloads',
};

async function presentAll(strapi: Core.Strapi, rows: readonly unknown[]): Promise<ShareResponse[]> {
  const shares = rows.map((row) => shareRow.parse(row));
  const makers = await findMakers(
    strapi,
    shares.map(({ userId }) => userId),
  );
  return shares.map((share) => present(share, makers));
}

/** The shares of a viewer, newest first; administrators get all. */
export function listShares(
  strapi: Core.Strapi,
  viewer: Viewer,
  query: SortedQuery<keyof typeof SORTS>,
): Promise<ListResponse<ShareResponse>> {
  const filters =
    viewer.kind === 'admin' ? [] : [{ sql: 'user_id = ?', bindings: [getViewerId(viewer) ?? ''] }];
  return listTable(strapi, query, {
    uid: SHARE,
    searchable: 'title',
    sorts: SORTS,
    usual: 'created_at:desc',
    filters,
    present: (rows: { id: number }[]) => presentAll(strapi, rows),
  });
}

/** Ends a share at once. Throws 404 for another user's share, unless the viewer is an administrator. */
export async function revokeShare(strapi: Core.Strapi, viewer: Viewer, id: string): Promise<void> {
  const own = viewer.kind === 'admin' ? {} : { userId: getViewerId(viewer) };
  await strapi.db.transaction(async () => {
    const table = strapi.db.query(SHARE);
    const where = { documentId: id, ...own };
    const found = await table.findOne({ where });
    if (!found) throw notFound();
    const { count } = await table.updateMany({
      where: { ...where, revokedAt: { $null: true } },
      data: { revokedAt: new Date() },
    });
    const { title } = shareRow.parse(found);
    if (count > 0) await audit(strapi, { action: 'share.revoke', subject: id, details: { title } });
  });
}

/** Throws 410 when a share was revoked or is over. */
function checkEnd({ revokedAt, expiresAt }: ShareRow): void {
  if (revokedAt !== null || expiresAt.getTime() <= Date.now()) throw shareEnded();
}

/** The maker of a share; throws 410 when they are gone or may no longer share. */
async function findMaker(strapi: Core.Strapi, { userId }: ShareRow): Promise<Viewer> {
  const maker = await findViewerOfUser(strapi, userId);
  if (!maker || !(await mayShare(strapi, maker))) throw shareEnded();
  return maker;
}

/** The share of a URL. Throws 404 when it never existed, 410 when it was revoked, expired or is used up. */
export async function findShare(strapi: Core.Strapi, token: string): Promise<ShareRow> {
  const documentId = links.read(token);
  const row: unknown = documentId && (await strapi.db.query(SHARE).findOne({ where: { documentId } }));
  if (!row) throw notFound();
  const share = shareRow.parse(row);
  checkEnd(share);
  if (share.maxDownloads !== null && share.downloads >= share.maxDownloads) throw shareEnded();
  return share;
}

/** The files of a share, with the current rights of its maker. Throws 410 when the maker lost access to one of them. */
export async function findSharedMembers(strapi: Core.Strapi, share: ShareRow) {
  const maker = await findMaker(strapi, share);
  const members = await findAllMembers(strapi, maker, share.items).catch((error: unknown) => {
    throw error instanceof PortalError ? shareEnded() : error;
  });
  return { maker, members };
}

/** The share that a download belongs to. Throws 410 when it ended or its maker may no longer share. */
export async function findShareToFetch(strapi: Core.Strapi, documentId: string): Promise<ShareRow> {
  const row: unknown = await strapi.db.query(SHARE).findOne({ where: { documentId } });
  if (!row) throw shareEnded();
  const share = shareRow.parse(row);
  checkEnd(share);
  await findMaker(strapi, share);
  return share;
}

/** Removes shares that ended long ago. */
export async function sweepShares(strapi: Core.Strapi): Promise<void> {
  const ended = new Date(Date.now() - KEPT_DAYS * DAY_MS);
  await strapi.db.query(SHARE).deleteMany({ where: { expiresAt: { $lt: ended } } });
}
