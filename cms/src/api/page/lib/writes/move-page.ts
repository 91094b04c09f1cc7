import type { Core } from '@strapi/strapi';
import { auditChange } from '../../../../audit';
import { getChanges } from '../../../../database/change-feed';
import { invalid, invalidField, notFound } from '../../../../http/errors';
import type { PageMove } from '../../schemas/page-input';
import { changeTree, lockPage, requireParent, siblingsUnder } from './page-rows';
import { runSql } from '../../../../database/sql';

/**
 * The order of all children of a parent after a move; throws 400 when `siblings` names a page that does not
 * belong there.
 */
function orderAfterMove(id: string, siblings: readonly string[], current: readonly string[]): string[] {
  const known = new Set([id, ...current]);
  if (!siblings.includes(id)) throw invalidField('siblings', 'De verplaatste pagina zelf ontbreekt.');
  if (new Set(siblings).size < siblings.length) {
    throw invalidField('siblings', 'Een pagina staat er twee keer in.');
  }
  const foreign = siblings.findIndex((sibling) => !known.has(sibling));
  if (foreign >= 0) throw invalid({ [`siblings.${foreign}`]: ['Deze pagina staat niet onder deze ouder.'] });
  return [...siblings, ...current.filter((sibling) => sibling !== id && !siblings.includes(sibling))];
}

// One statement, however many siblings there are.
const WRITE_ORDER = `
  update pages set position = placed.position - 1
  from unnest(?::text[]) with ordinality as placed(document_id, position)
  where pages.document_id = placed.document_id and pages.position <> placed.position - 1`;

async function writeOrder(strapi: Core.Strapi, ids: readonly string[]): Promise<void> {
  await strapi.db.transaction(async ({ onCommit }) => {
    await runSql(strapi, WRITE_ORDER, [ids]);
    onCommit(() => getChanges(strapi).announce({ what: 'pages', ids }));
  });
}

/** Moves a page under a parent (null: to the top) and orders the children there. Throws 400 and 404. */
export function movePage(strapi: Core.Strapi, id: string, move: PageMove): Promise<void> {
  if (move.id !== id) throw invalidField('id', 'Dit is een andere pagina dan die in het adres.');
  return changeTree(strapi, async () => {
    const page = await lockPage(strapi, id);
    if (!page || page.deletedAt) throw notFound();
    const parentId = move.parent_id;
    const parent = await requireParent(strapi, page, parentId);
    const current = (await siblingsUnder(strapi, parentId)).map(({ documentId }) => documentId);
    const order = orderAfterMove(id, move.siblings, current);
    const before = { parent_id: page.parent?.documentId ?? null, position: page.position };
    if (parentId !== before.parent_id) {
      const data = { parent: parent?.id ?? null };
      await strapi.db.query('api::page.page').update({ where: { id: page.id }, data });
    }
    await writeOrder(strapi, order);
    const after = { parent_id: parentId, position: order.indexOf(id) };
    await auditChange(strapi, 'page.move', id, before, after);
  });
}
