import type { Lifecycle } from '../../utils/lifecycle';
import { runDeliveries } from './lib/deliver';
import { sweepDeliveries } from './lib/queue';
import { switchOffFailing } from './lib/switch-off';

export const webhookLifecycle: Lifecycle = {
  start: (strapi, onStop) => onStop(runDeliveries(strapi)),
  jobs: {
    switchOffWebhooks: ['* * * * *', switchOffFailing],
    sweepDeliveries: ['53 * * * *', sweepDeliveries],
  },
};
