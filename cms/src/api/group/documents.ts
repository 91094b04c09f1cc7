import type { Core } from '@strapi/strapi';
import { changeAccounts } from '../../database/locks';
import { guardFields } from '../../http/outside-writes';
import { refuseTakenName } from './lib/groups';
import { groupCreateInput } from './schemas/group';

/** Applies the portal's rules for names to groups written in Strapi's content manager. */
export function guardGroups(strapi: Core.Strapi): void {
  guardFields(strapi, {
    uid: 'api::group.group',
    shape: { name: groupCreateInput.shape.name },
    write: ({ name }, own, next) =>
      changeAccounts(strapi, async () => {
        if (typeof name === 'string') await refuseTakenName(strapi, name, own);
        return next();
      }),
  });
}
