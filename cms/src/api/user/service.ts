import type { Service } from '../../utils/service';
import { guardAccounts } from './documents';
import { ensureFirstAdmin, ensureNameIndex, ensureRoles } from './lib/ensure-accounts';

export const userService: Service = {
  register: guardAccounts,
  async start(strapi) {
    await ensureRoles(strapi);
    await ensureNameIndex(strapi);
    await ensureFirstAdmin(strapi);
  },
};
