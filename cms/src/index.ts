import type { Core } from '@strapi/strapi';
import { getEnv } from '../config/env';
import { assetService } from './api/asset/service';
import { authService } from './api/auth/service';
import { colorService } from './api/color/service';
import { downloadService } from './api/download/service';
import { guardGroups } from './api/group/documents';
import { pageService, publicationService } from './api/page/service';
import { presetService } from './api/preset/service';
import { searchService } from './api/search/service';
import { siteService } from './api/site/service';
import { userService } from './api/user/service';
import { auditService } from './audit/service';
import { addCommonAttributes } from './blocks/common-attributes';
import { logFailure } from './database/outages';
import { databaseService } from './database/service';
import { loadDemo } from './demo/load-demo';
import { mailService } from './mail/service';
import { preparePanel } from './plugins/portal/server/prepare-panel';
import { serverService } from './server/service';
import { storageService, tempFolderService } from './storage/service';
import type { Service, Stop } from './utils/service';

/** What the server is made of, in the order of starting; it stops in the opposite order. */
const SERVICES: Service[] = [
  tempFolderService,
  { register: ({ components }) => addCommonAttributes(components) },
  databaseService,
  auditService,
  mailService,
  authService,
  userService,
  { register: guardGroups },
  siteService,
  colorService,
  presetService,
  pageService,
  assetService,
  downloadService,
  { start: preparePanel },
  { start: (strapi) => (getEnv().demo ? loadDemo(strapi) : undefined) },
  publicationService,
  searchService,
  storageService,
  serverService,
];

let stops: Stop[] = [];

export default {
  register({ strapi }: { strapi: Core.Strapi }): void {
    for (const { register } of SERVICES) register?.(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }): Promise<void> {
    stops = [];
    for (const { start, jobs = {} } of SERVICES) {
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
