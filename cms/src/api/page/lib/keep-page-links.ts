import type { Core } from '@strapi/strapi';
import { getEnv } from '../../../../config/env';
import { keepLinks } from '../../../blocks/kept-links';
import { inLinks } from '../../../blocks/page-links';
import { blockTypes } from '../../../blocks/registry';
import { withTexts } from '../../../blocks/stored-block';
import { withLock } from '../../../database/locks';
import { runSql } from '../../../database/sql';
import { chunked } from '../../../utils/chunked';
import { mendLink } from '../../../shared/mend-link';
import { anonymous } from '../../../permissions/viewer';
import { getPublished } from '../../../published';
import { contentHash, contentText, mapPartsInTurn, pageContent } from '../../../published/content';
import { getLinkTargets } from '../../../published/link-targets';

const BATCH = 50;

/** The columns that store content as text. */
const KEPT = [
  { table: 'pages', column: 'draft' },
  { table: 'revisions', column: 'content' },
] as const;

/** What the store holds once all links are kept by id: of pages, assets and files. */
const DONE = 'kept with assets';

/**
 * A one-time migration: stores the links in all content by the id of their page, asset or file, where they were stored as
 * sent, and mends those that cannot work. A draft that equals a version still equals it afterwards.
 */
export async function keepPageLinks(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'portal', key: 'page-links' });
  if ((await store.get({})) === DONE) return;
  const types = blockTypes(strapi);
  await withLock(strapi, { lock: 'page links' }, async () => {
    const targets = getLinkTargets(await getPublished(strapi).snapshot(), anonymous);
    const { publicUrl } = getEnv();
    const mend = inLinks((link) => mendLink(link, publicUrl).link);
    const keptText = async (text: string): Promise<string> => {
      const content = pageContent(text);
      const keep = keepLinks(types, targets);
      return contentText(await mapPartsInTurn(content, (part) => keep(withTexts(types, part, mend))));
    };
    for (const { table, column } of KEPT) {
      const { rows: found } = await runSql<{ id: number }>(
        strapi,
        `select id from ${table} where ${column} like '%href=%' or ${column} like '%"url":"_%'`,
      );
      for await (const some of chunked(found, BATCH)) {
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
          await runSql(strapi, write, [kept, contentHash(kept), id]);
        }
      }
    }
  });
  await store.set({ value: DONE });
}
