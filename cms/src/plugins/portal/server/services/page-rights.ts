import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { mayOnDocument, type PanelAbility } from '../../../../http/panel-account';

/** Whether a role may do all of these to a page, and to a field of it. Throws when there is no such page. */
export async function mayOnPage(
  strapi: Core.Strapi,
  ability: PanelAbility,
  documentId: string,
  actions: readonly string[],
  field?: string,
): Promise<boolean> {
  const page = { uid: 'api::page.page', documentId, deletedAt: null };
  const may = await mayOnDocument(strapi, ability, page, actions, field);
  if (may === null) throw new errors.NotFoundError('Deze pagina is er niet meer.');
  return may;
}
