import type { Lifecycle } from '../../utils/lifecycle';
import { guardAccounts } from './documents';
import { ensureFirstAdmin, ensureNameIndex, ensureRoles } from './lib/ensure-accounts';

export const userLifecycle: Lifecycle = {
  register: guardAccounts,
  async start(strapi) {
    await ensureRoles(strapi);
    await ensureNameIndex(strapi);
    await ensureFirstAdmin(strapi);
  },
};
