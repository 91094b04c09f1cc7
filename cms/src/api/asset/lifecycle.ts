import type { Lifecycle } from '../../utils/lifecycle';
import { guardAssets } from './documents';
import { sweepDeletedAssets } from './lib/writes/delete-asset';

export const assetLifecycle: Lifecycle = {
  register: guardAssets,
  jobs: { sweepDeletedAssets: ['53 * * * *', (strapi) => sweepDeletedAssets(strapi)] },
};
