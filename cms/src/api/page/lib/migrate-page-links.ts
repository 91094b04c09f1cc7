import type { Core } from '@strapi/strapi';
import { getEnv } from '../../../../config/env';
import { createLinkStorer } from '../../../blocks/stored-links';
import { createLinkReplacer } from '../../../blocks/page-links';
import { blockTypes } from '../../../blocks/registry';
import { withTexts } from '../../../blocks/stored-block';
import { withLock } from '../../../database/locks';
import { runSql } from '../../../database/sql';
import { inChunks } from '../../../utils/chunked';
import { repairLink } from '../../../shared/repair-link';
import { anonymous } from '../../../permissions/viewer';
import { getPublished } from '../../../published';
import { hashContent, serializeContent, mapPartsInTurn, parseContent } from '../../../published/content';
import { getLinkTargets } from '../../../published/link-targets';

const BATCH = 50;

/** The columns that store content as text. */
const KEPT = [
  { table: 'pages', column: 'draft' },
  { table: 'revisions', column: 'content' },
] as const;

/** The marker that is stored once all links are kept by id: of pages, assets and files. */
const DONE = 'kept with assets';

/**
 * A one-time migration: rewrites the links in all content to ids of pages, assets and files, and repairs broken ones.
 * Drafts that equal a version still do afterwards.
 */
export async function migratePageLinks(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'portal', key: 'page-links' });
  if ((await store.get({})) === DONE) return;
  const types = blockTypes(strapi);
  await withLock(strapi, { lock: 'page links' }, async () => {
    const targets = getLinkTargets(await getPublished(strapi).snapshot(), anonymous);
    const { publicUrl } = getEnv();
    const mend = createLinkReplacer((link) => repairLink(link, publicUrl).link);
    const keptText = async (text: string): Promise<string> => {
      const content = parseContent(text);
      const keep = createLinkStorer(types, targets);
      return serializeContent(await mapPartsInTurn(content, (part) => keep(withTexts(types, part, mend))));
    };
    for (const { table, column } of KEPT) {
      const { rows: found } = await runSql<{ id: number }>(
        strapi,
        `select id from ${table} where ${column} like '%href=%' or ${column} like '%"url":"_%'`,
      );
      for await (const some of inChunks(found, BATCH)) {
        const ids = some.map(({ id }) => id);
        const { rows } = await runSql<{ id: number; text: string }>(
          strapi,
          `select id, ${column} as text from ${table} where id = any(?)`,
          [ids],
        );
        for (const { id, text } of rows) {
          const kept = await keptText(text);
          if (kept === text) continue;
          const write = `update ${table} set ${column} = ?, content_hash = ? where id = ?`;
          await runSql(strapi, write, [kept, hashContent(kept), id]);
        }
      }
    }
  });
  await store.set({ value: DONE });
}
