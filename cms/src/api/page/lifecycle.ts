import { anonymous } from '../../permissions/viewer';
import type { Lifecycle } from '../../utils/lifecycle';
import { guardPages } from './documents';
import { migratePageLinks } from './lib/migrate-page-links';
import { liveTreeResponse } from './lib/reads/live-tree';
import { runSchedules } from './lib/schedules';
import { ensureSystemPages } from './lib/system-pages';
import { sweepPresences } from './lib/writes/presence';
import { sweepSteps } from './lib/writes/steps-back';

export const pageLifecycle: Lifecycle = {
  register: guardPages,
  start: ensureSystemPages,
  jobs: {
    sweepPresences: ['* * * * *', sweepPresences],
    sweepSteps: ['7 * * * *', sweepSteps],
  },
};

/** Starts once all pages exist, those of the demo too. */
export const publicationLifecycle: Lifecycle = {
  async start(strapi, onStop) {
    await migratePageLinks(strapi);
    // Fills the memory before the first request.
    await liveTreeResponse(strapi, anonymous);
    onStop(runSchedules(strapi));
  },
};
