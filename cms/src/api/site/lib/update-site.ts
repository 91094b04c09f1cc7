import type { Core } from '@strapi/strapi';
import { auditChange } from '../../../audit';
import { loadSiteSnapshot } from '../../../audit/site-snapshot';
import { runSql } from '../../../database/sql';
import type { FileToRemove } from '../../../storage/pending';
import type { CheckVersion } from '../../../http/versions';
import { getPalette } from '../../../published/colors';
import { findColors, replacePalette } from '../../color/lib/colors';
import { withFileRollback, removeFileRows } from '../../asset/lib/writes/stored-rows';
import { PICTURES } from '../schemas/site-input';
import type { ReceivedSite } from './receive';

const SITE = 'api::site.site';

/** What a write of the settings can change. */
export async function findSiteState(strapi: Core.Strapi): Promise<object> {
  const site: { documentId: string } = await strapi.db
    .query(SITE)
    .findOne({ select: ['documentId'], orderBy: { id: 'asc' } });
  const palette = getPalette(await findColors(strapi));
  return { ...(await loadSiteSnapshot(strapi, site.documentId)), palette };
}

const LOCK = 'select id, document_id as "documentId" from portal_site order by id limit 1 for update';

const FILE = { select: ['id', 'documentId', 'hash', 'ext'] };

/** Updates the given site settings, one writer at a time across all instances. Replaced pictures are deleted. */
export async function updateSite(
  strapi: Core.Strapi,
  { input, pictures }: ReceivedSite,
  checkSeen: CheckVersion,
): Promise<void> {
  const sent = pictures.map(([, file]) => file);
  const tidy = await withFileRollback(strapi, sent, async (kept) => {
    const { rows } = await runSql<{ id: number; documentId: string }>(strapi, LOCK);
    const [site] = rows;
    if (!site) throw new Error('The site has no row.');
    const { id, documentId } = site;
    checkSeen(await findSiteState(strapi));
    const before = await loadSiteSnapshot(strapi, documentId);
    const { registrationDomains, palette, ...fields } = input;
    if (palette) await replacePalette(strapi, palette);
    const data: Record<string, unknown> = {
      ...fields,
      ...(registrationDomains && { registrationDomains: [...new Set(registrationDomains)].join(', ') }),
      ...Object.fromEntries(pictures.map(([picture], index) => [picture, kept[index]?.id])),
    };
    const replaced = await findPictures(
      strapi,
      id,
      PICTURES.filter((picture) => picture in data),
    );
    await strapi.documents(SITE).update({ documentId, data });
    const after = await loadSiteSnapshot(strapi, documentId);
    await auditChange(strapi, 'site.update', documentId, before, after);
    return removeFileRows(strapi, replaced);
  });
  await tidy();
}

/** The files that some of the pictures have now. */
async function findPictures(
  strapi: Core.Strapi,
  id: number,
  pictures: readonly string[],
): Promise<FileToRemove[]> {
  if (pictures.length === 0) return [];
  const populate = Object.fromEntries(pictures.map((picture) => [picture, FILE]));
  const row: Record<string, FileToRemove | null> | null = await strapi.db
    .query(SITE)
    .findOne({ where: { id }, select: ['id'], populate });
  return pictures.flatMap((picture) => row?.[picture] ?? []);
}
