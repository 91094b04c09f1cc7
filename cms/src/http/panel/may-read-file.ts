import type { Core } from '@strapi/strapi';
import type { PanelAbility } from './panel-account';

const FILE = 'plugin::upload.file';
const READ = 'plugin::upload.read';

/** Whether a role of Strapi's panel may read a file. Its conditions depend on who uploaded the file. */
export async function mayReadFile(
  strapi: Core.Strapi,
  ability: PanelAbility,
  documentId: string,
): Promise<boolean> {
  const file: object | null = await strapi.db
    .query(FILE)
    .findOne({ where: { documentId }, populate: ['createdBy', 'createdBy.roles', 'folder'] });
  if (!file) return false;
  const { toSubject }: { toSubject: (row: object) => unknown } = strapi
    .service('admin::permission')
    .createPermissionsManager({ ability, action: READ, model: FILE });
  return ability.can(READ, toSubject(file));
}
