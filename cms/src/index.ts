import type { Core } from '@strapi/strapi';
import { getEnv } from '../config/env';
import { assetLifecycle } from './api/asset/lifecycle';
import { authLifecycle } from './api/auth/lifecycle';
import { colorLifecycle } from './api/color/lifecycle';
import { downloadLifecycle } from './api/download/lifecycle';
import { eventLifecycle } from './api/event/lifecycle';
import { guardGroups } from './api/group/documents';
import { pageLifecycle, publicationLifecycle } from './api/page/lifecycle';
import { presetLifecycle } from './api/preset/lifecycle';
import { searchLifecycle } from './api/search/lifecycle';
import { siteLifecycle } from './api/site/lifecycle';
import { userLifecycle } from './api/user/lifecycle';
import { webhookLifecycle } from './api/webhook/lifecycle';
import { auditLifecycle } from './audit/lifecycle';
import { addCommonAttributes } from './blocks/common-attributes';
import { logFailure } from './database/outages';
import { databaseLifecycle } from './database/lifecycle';
import { loadDemo } from './demo/load-demo';
import { mailLifecycle } from './mail/lifecycle';
import { preparePanel } from './plugins/portal/server/prepare-panel';
import { serverLifecycle } from './server/lifecycle';
import { storageLifecycle, tempFolderLifecycle } from './storage/lifecycle';
import type { Lifecycle, Stop } from './utils/lifecycle';

/** What the server is made of, in the order of starting; it stops in the opposite order. */
const LIFECYCLES: Lifecycle[] = [
  tempFolderLifecycle,
  { register: ({ components }) => addCommonAttributes(components) },
  databaseLifecycle,
  eventLifecycle,
  auditLifecycle,
  mailLifecycle,
  authLifecycle,
  userLifecycle,
  { register: guardGroups },
  siteLifecycle,
  colorLifecycle,
  presetLifecycle,
  pageLifecycle,
  assetLifecycle,
  downloadLifecycle,
  { start: preparePanel },
  { start: (strapi) => (getEnv().demo ? loadDemo(strapi) : undefined) },
  publicationLifecycle,
  searchLifecycle,
  webhookLifecycle,
  storageLifecycle,
  serverLifecycle,
];

let stops: Stop[] = [];

export default {
  register({ strapi }: { strapi: Core.Strapi }): void {
    for (const { register } of LIFECYCLES) register?.(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }): Promise<void> {
    stops = [];
    for (const { start, jobs = {} } of LIFECYCLES) {
      await start?.(strapi, (stop) => stops.unshift(stop));
      for (const [name, [rule, run]] of Object.entries(jobs)) {
        const task = () => run(strapi).catch((error: unknown) => logFailure(strapi, error, `${name} failed`));
        strapi.cron.add({ [name]: { task, options: { rule } } });
      }
    }
    // Strapi counts all files each week for telemetry, which the portal disables, and stores that it did.
    strapi.cron.remove('uploadWeekly');
  },

  async destroy(): Promise<void> {
    for (const stop of stops) await stop();
  },
};
