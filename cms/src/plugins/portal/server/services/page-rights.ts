import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { PanelAbility } from '../../../../http/panel-account';

const PAGE = 'api::page.page';

/**
 * Whether a role may do all of these with a page, and with a field of it. A role may be limited to pages by
 * their creator, so this looks at the page itself. Throws when there is no such page.
 */
export async function mayOnPage(
  strapi: Core.Strapi,
  ability: PanelAbility,
  documentId: string,
  actions: readonly string[],
  field?: string,
): Promise<boolean> {
  const page: object | null = await strapi.db
    .query(PAGE)
    .findOne({ where: { documentId, deletedAt: null }, populate: ['createdBy', 'createdBy.roles'] });
  if (!page) throw new errors.NotFoundError('Deze pagina is er niet meer.');
  const { toSubject }: { toSubject: (row: object) => unknown } = strapi
    .service('admin::permission')
    .createPermissionsManager({ ability, model: PAGE });
  return actions.every((action) => ability.can(action, toSubject(page), field));
}
