import type { Lifecycle } from '../../utils/lifecycle';
import { guardAssets } from './documents';
import { logStableUses, prepareStableUses } from './lib/stable-uses';
import { sweepDeletedAssets } from './lib/writes/delete-asset';

export const assetLifecycle: Lifecycle = {
  register: guardAssets,
  start: prepareStableUses,
  jobs: {
    sweepDeletedAssets: ['53 * * * *', (strapi) => sweepDeletedAssets(strapi)],
    logStableUses: ['3 * * * *', (strapi) => logStableUses(strapi)],
  },
};
