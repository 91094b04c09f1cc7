import { watchSlowStatements } from '../database/slow-statements';
import { setUpLimits } from '../http/rate-limits';
import type { Lifecycle } from '../utils/lifecycle';
import { stopRendering } from './html/portal-build';
import { openMetrics } from './metrics/metrics';
import { installSecurity } from './security';
import { cutSlowBodies } from './security/slow-bodies';

export const serverLifecycle: Lifecycle = {
  register: installSecurity,
  async start(strapi, onStop) {
    await setUpLimits(strapi);
    const stopCutting = cutSlowBodies(strapi.server.httpServer);
    // Only now, because the start itself may be slow.
    watchSlowStatements(strapi);
    const closeMetrics = await openMetrics(strapi);
    onStop(() => {
      stopCutting();
      stopRendering();
      closeMetrics();
    });
  },
};
