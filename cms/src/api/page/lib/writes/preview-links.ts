import type { Core } from '@strapi/strapi';
import { getEnv } from '../../../../../config/env';
import { audit } from '../../../../audit';
import { findViewerOfUser } from '../../../../auth/viewers';
import { notFound } from '../../../../http/errors';
import { PERSON, presentPerson, type PageRow } from '../../../../published/page-entry';
import { createLinkSigner } from '../../../../utils/tokens';
import type { PreviewLinkResponse } from '../../schemas/preview-link';
import { findDraft, type Draft } from '../reads/draft';
import { inTransaction, lockPage } from './page-rows';

const LINK = 'api::page.preview-link';
const USER = 'plugin::users-permissions.user';
const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;
const links = createLinkSigner('preview link');

/** The portal screen that shows the draft; its pattern is in `getScreenPaths`. */
const getAddress = (link: string): string => `${getEnv().publicUrl}/voorbeeld/${links.make(link)}`;

interface LinkRow {
  documentId: string;
  pageId: string;
  userId: string;
  expiresAt: string;
}

type Maker = NonNullable<PageRow['editor']>;

const present = ({ documentId, expiresAt }: LinkRow, maker: Maker | null): PreviewLinkResponse => ({
  id: documentId,
  url: getAddress(documentId),
  expires_at: new Date(expiresAt).toISOString(),
  created_by: presentPerson(maker),
});

async function checkPage(strapi: Core.Strapi, id: string): Promise<void> {
  const page = await lockPage(strapi, id);
  if (!page || page.deletedAt) throw notFound();
}

/** Creates a link that shows the draft of a page for a week. Throws 404. */
export function createPreviewLink(
  strapi: Core.Strapi,
  page: string,
  by: string,
): Promise<PreviewLinkResponse> {
  return inTransaction(strapi, async () => {
    await checkPage(strapi, page);
    const table = strapi.db.query(LINK);
    await table.deleteMany({ where: { expiresAt: { $lte: new Date() } } });
    const expiresAt = new Date(Date.now() + LIFETIME_MS).toISOString();
    const data = { pageId: page, userId: by, expiresAt };
    const link: LinkRow = await table.create({ data });
    const details = { link: link.documentId, expires_at: expiresAt };
    await audit(strapi, { action: 'page.preview.create', subject: page, details });
    const maker: Maker | null = await strapi.db.query(USER).findOne({ ...PERSON, where: { documentId: by } });
    return present(link, maker);
  });
}

/** Whether a link still works: its maker must still be allowed to share drafts. */
const isMakerAdmin = async (strapi: Core.Strapi, { userId }: LinkRow): Promise<boolean> =>
  (await findViewerOfUser(strapi, userId))?.kind === 'admin';

/** The working links of a page, newest first. Throws 404. */
export async function listPreviewLinks(strapi: Core.Strapi, page: string): Promise<PreviewLinkResponse[]> {
  const where = { documentId: page, deletedAt: null };
  if ((await strapi.db.query('api::page.page').count({ where })) === 0) throw notFound();
  const rows: LinkRow[] = await strapi.db.query(LINK).findMany({
    where: { pageId: page, expiresAt: { $gt: new Date() } },
    orderBy: { id: 'desc' },
  });
  const makers: Maker[] = await strapi.db
    .query(USER)
    .findMany({ ...PERSON, where: { documentId: { $in: rows.map(({ userId }) => userId) } } });
  const shown: PreviewLinkResponse[] = [];
  for (const link of rows) {
    if (!(await isMakerAdmin(strapi, link))) continue;
    shown.push(present(link, makers.find(({ documentId }) => documentId === link.userId) ?? null));
  }
  return shown;
}

/** Revokes a link at once. Throws 404. */
export function revokePreviewLink(strapi: Core.Strapi, page: string, link: unknown): Promise<void> {
  return inTransaction(strapi, async () => {
    const where = { pageId: page, documentId: String(link) };
    const { count } = await strapi.db.query(LINK).deleteMany({ where });
    if (count === 0) throw notFound();
    await audit(strapi, { action: 'page.preview.revoke', subject: page, details: { link: String(link) } });
  });
}

/**
 * The draft behind a link. Throws 404 when the link never existed, was revoked or expired, when its page is deleted,
 * and when its maker is no administrator any more.
 */
export async function findPreviewedDraft(strapi: Core.Strapi, token: string): Promise<Draft> {
  const documentId = links.read(token);
  if (documentId === null) throw notFound();
  const where = { documentId, expiresAt: { $gt: new Date() } };
  const link: LinkRow | null = await strapi.db.query(LINK).findOne({ where });
  if (!link || !(await isMakerAdmin(strapi, link))) throw notFound();
  const draft = await findDraft(strapi, { documentId: link.pageId });
  if (!draft) throw notFound();
  return draft;
}
