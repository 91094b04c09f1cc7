import type { Core } from '@strapi/strapi';
import { withoutSlugs, type PageSlugs } from '../../../blocks/page-links';
import { blockTypes } from '../../../blocks/registry';
import { keepLinks } from '../../../blocks/stored-block';
import { withLock } from '../../../database/locks';
import { runSql } from '../../../database/sql';
import { chunked } from '../../../utils/chunked';
import { contentHash, contentText, pageContent } from '../../../published/content';

const BATCH = 50;

/** The columns that store content as text. */
const KEPT = [
  { table: 'pages', column: 'draft' },
  { table: 'revisions', column: 'content' },
] as const;

async function findSlugs(strapi: Core.Strapi): Promise<PageSlugs> {
  const { rows: pages } = await runSql<{ id: string; slug: string }>(
    strapi,
    'select document_id as id, slug from pages where deleted_at is null',
  );
  const ids = new Map(pages.map(({ id, slug }) => [slug, id]));
  const slugs = new Map(pages.map(({ id, slug }) => [id, slug]));
  return { idAt: (slug) => ids.get(slug) ?? null, getSlug: (id) => slugs.get(id) ?? null };
}

/**
 * A one-time migration: stores the links in all content by page id, where they were stored as sent. A draft
 * that equals a version still equals it afterwards.
 */
export async function keepPageLinks(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'portal', key: 'page-links' });
  if ((await store.get({})) === 'kept') return;
  const types = blockTypes(strapi);
  await withLock(strapi, { lock: 'page links' }, async () => {
    const slugs = await findSlugs(strapi);
    const keptText = (text: string): string => {
      const content = pageContent(text);
      return contentText({ ...content, blocks: keepLinks(types, content.blocks, slugs) });
    };
    for (const { table, column } of KEPT) {
      const { rows: found } = await runSql<{ id: number }>(
        strapi,
        `select id from ${table} where ${column} like '%/huisstijl/%'`,
      );
      for await (const some of chunked(found, BATCH)) {
        const ids = some.map(({ id }) => id);
        const { rows } = await runSql<{ id: number; text: string }>(
          strapi,
          `select id, ${column} as text from ${table} where id = any(?)`,
          [ids],
        );
        for (const { id, text } of rows) {
          const kept = keptText(text);
          if (withoutSlugs(kept) === kept) continue;
          const write = `update ${table} set ${column} = ?, content_hash = ? where id = ?`;
          await runSql(strapi, write, [kept, contentHash(kept), id]);
        }
      }
    }
  });
  await store.set({ value: 'kept' });
}
