import type { Core } from '@strapi/strapi';
import { withoutSlugs, type PageSlugs } from '../../../blocks/page-links';
import { blockTypes } from '../../../blocks/registry';
import { keepLinks } from '../../../blocks/stored-block';
import { chunked } from '../../../utils/chunked';
import { contentHash, contentText, pageContent } from '../../../published/content';

// Any fixed number will do, as long as nothing else in this database uses it.
const LINKS = 71_015;
const BATCH = 50;

/** The columns that store content as text. */
const KEPT = [
  { table: 'pages', column: 'draft' },
  { table: 'revisions', column: 'content' },
] as const;

async function presentSlugs(trx: Core.Strapi['db']['connection']): Promise<PageSlugs> {
  const pages: { id: string; slug: string }[] = await trx('pages')
    .select({ id: 'document_id' }, 'slug')
    .whereNull('deleted_at');
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
  await strapi.db.transaction(async ({ trx }) => {
    await trx.raw('select pg_advisory_xact_lock(?)', [LINKS]);
    const slugs = await presentSlugs(trx);
    const keptText = (text: string): string => {
      const content = pageContent(text);
      return contentText({ ...content, blocks: keepLinks(types, content.blocks, slugs) });
    };
    for (const { table, column } of KEPT) {
      const found: { id: number }[] = await trx(table).select('id').whereLike(column, '%/huisstijl/%');
      for await (const some of chunked(found, BATCH)) {
        const ids = some.map(({ id }) => id);
        const rows: { id: number; text: string }[] = await trx(table)
          .select('id', { text: column })
          .whereIn('id', ids);
        for (const { id, text } of rows) {
          const kept = keptText(text);
          if (withoutSlugs(kept) === kept) continue;
          await trx(table)
            .where({ id })
            .update({ [column]: kept, content_hash: contentHash(kept) });
        }
      }
    }
  });
  await store.set({ value: 'kept' });
}
