import type { Core } from '@strapi/strapi';
import type { RoleName } from '../../../permissions/roles';
import { changeAccounts } from '../../group/lib/write-lock';

const ROLES: { type: RoleName; description: string }[] = [
  { type: 'admin', description: 'Beheert pagina’s, assets, gebruikers en groepen.' },
  { type: 'user', description: 'Leest de huisstijl en downloadt wat de eigen groepen mogen.' },
];

/** Creates the two roles of the portal. Strapi's own roles stay, because its plugin requires them. */
export async function ensureRoles(strapi: Core.Strapi): Promise<void> {
  await changeAccounts(strapi, async () => {
    const roles = strapi.db.query('plugin::users-permissions.role');
    for (const { type, description } of ROLES) {
      const found = await roles.findOne({ where: { type }, select: ['id'] });
      if (!found) await roles.create({ data: { name: type, type, description } });
    }
  });
}
