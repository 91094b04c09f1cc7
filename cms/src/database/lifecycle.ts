import type { Lifecycle } from '../utils/lifecycle';
import { getChanges } from './change-feed';
import { drainConnections } from './connections';
import { catchUnawaitedErrors } from './outages';
import { refuseDrops } from './refuse-drops';
import { guardTransactions } from './transactions';

export const databaseLifecycle: Lifecycle = {
  register: refuseDrops,
  async start(strapi, onStop) {
    guardTransactions(strapi);
    const stopSurviving = catchUnawaitedErrors(strapi);
    await getChanges(strapi).start();
    onStop(async () => {
      await getChanges(strapi).stop();
      await drainConnections(strapi);
      stopSurviving();
    });
  },
};
