import type { Service } from '../../utils/service';
import { guardAssets } from './documents';
import { sweepDeletedAssets } from './lib/writes/delete-asset';

export const assetService: Service = {
  register: guardAssets,
  jobs: { sweepDeletedAssets: ['53 * * * *', (strapi) => sweepDeletedAssets(strapi)] },
};
