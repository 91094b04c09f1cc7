import type { Core } from '@strapi/strapi';
import { getEnv } from '../config/env';
import { guardAccounts } from './api/user/documents';
import { ensureNameIndex, ensureFirstAdmin, ensureRoles } from './api/user/lib/ensure-accounts';
import { guardAssets } from './api/asset/documents';
import { sweepDeletedAssets } from './api/asset/lib/writes/delete-asset';
import { guardColors } from './api/color/documents';
import { guardGroups } from './api/group/documents';
import { guardPresets } from './api/preset/documents';
import { guardSynonyms } from './api/search/documents';
import { guardPages } from './api/page/documents';
import { liveTreeAnswer } from './api/page/lib/reads/live-tree';
import { sweepPresences } from './api/page/lib/writes/presence';
import { sweepSteps } from './api/page/lib/writes/steps-back';
import { sweepDownloads } from './api/download/lib/rows';
import { sweepShares } from './api/download/lib/shares';
import { ensureColors } from './api/color/lib/start-colors';
import { ensurePresets } from './api/preset/lib/start-presets';
import { guardSite } from './api/site/documents';
import { ensureSite } from './api/site/services/site';
import { keepAuditAppendOnly, sweepAudit } from './audit/append-only';
import { auditForbidden } from './audit';
import { closeRefusals } from './audit/refusals';
import { addCommonAttributes } from './blocks/common-attributes';
import { keepPageLinks } from './api/page/lib/keep-page-links';
import { runSchedules } from './api/page/lib/schedules';
import { drainConnections } from './database/connections';
import { logFailure, surviveOutages } from './database/outages';
import { refuseDrops } from './database/refuse-drops';
import { watchSlowStatements } from './database/slow-statements';
import { guardTransactions } from './database/transactions';
import { ensureSystemPages } from './api/page/lib/system-pages';
import { loadDemo } from './demo/load-demo';
import { getChanges } from './database/change-feed';
import { stopDrawingPages } from './server/html/portal-build';
import { installSecurity } from './server/security';
import { onForbidden, setSessions } from './http/portal-strategy';
import { openLimits } from './http/rate-limits';
import { preparePanel } from './plugins/portal/server/prepare-panel';
import { sendPanelMails, sweepFailedMails } from './mail';
import { anonymous } from './permissions/viewer';
import { getProviders } from './api/auth/saml/provider';
import { sweepLogins } from './api/auth/saml/store/logins';
import { createSessions, sweepSessions } from './auth';
import { ensureSynonyms } from './api/search/lib/synonyms';
import { readTexts } from './search/files/read-texts';
import { sweepMisses } from './search/misses';
import { prepareSearch } from './search/prepare';
import { stopDrawing } from './storage/drawing';
import { fillDigests } from './storage/fill-digests';
import { clearTempFolder } from './storage/folders';
import { measurePages } from './storage/renditions/measure-pages';
import { sweepRenditions } from './storage/renditions/renditions';
import { settleAll } from './storage/pending';
import { openMetrics } from './server/metrics/metrics';

/** What is tidied up, and when. */
const JOBS: [name: string, rule: string, work: (strapi: Core.Strapi) => Promise<unknown>][] = [
  ['closeRefusals', '* * * * *', closeRefusals],
  ['sweepPresences', '* * * * *', sweepPresences],
  ['sweepSteps', '7 * * * *', sweepSteps],
  ['sweepSessions', '17 * * * *', sweepSessions],
  ['sweepLogins', '37 * * * *', sweepLogins],
  ['sweepRenditions', '43 * * * *', sweepRenditions],
  ['sweepFailedMails', '47 * * * *', sweepFailedMails],
  ['sweepDeletedAssets', '53 * * * *', (strapi) => sweepDeletedAssets(strapi)],
  ['sweepDownloads', '33 * * * *', sweepDownloads],
  ['sweepShares', '31 3 * * *', sweepShares],
  ['sweepAudit', '41 3 * * *', sweepAudit],
  ['sweepMisses', '20 3 * * *', sweepMisses],
];

let stopSurviving = (): void => undefined;
let stopSchedules = (): Promise<void> => Promise.resolve();
let stopReading = (): Promise<void> => Promise.resolve();
let stopMeasuring = (): Promise<void> => Promise.resolve();
let stopFilling = (): Promise<void> => Promise.resolve();
let stopChanges = (): Promise<void> => Promise.resolve();
let closeMetrics = (): void => undefined;
let stopCutting = (): void => undefined;

export default {
  /** Runs before the tables are created. */
  register({ strapi }: { strapi: Core.Strapi }): void {
    addCommonAttributes(strapi.components);
    refuseDrops(strapi);
    guardPages(strapi);
    guardAssets(strapi);
    guardAccounts(strapi);
    guardGroups(strapi);
    guardPresets(strapi);
    guardColors(strapi);
    guardSynonyms(strapi);
    guardSite(strapi);
    stopCutting = installSecurity(strapi);
    // Unusable metadata or certificates abort the start.
    getProviders();
  },

  /** Runs once the tables exist; every step is idempotent. */
  async bootstrap({ strapi }: { strapi: Core.Strapi }): Promise<void> {
    guardTransactions(strapi);
    stopSurviving = surviveOutages(strapi);
    await getChanges(strapi).start();
    stopChanges = () => getChanges(strapi).stop();
    await keepAuditAppendOnly(strapi);
    sendPanelMails(strapi);
    onForbidden(() => auditForbidden(strapi));
    setSessions(createSessions(strapi));
    for (const [name, rule, work] of JOBS) {
      const task = () => work(strapi).catch((error: unknown) => logFailure(strapi, error, `${name} failed`));
      strapi.cron.add({ [name]: { task, options: { rule } } });
    }
    // Strapi counts all files each week to tell its makers, which the portal does not, and writes down that it did.
    strapi.cron.remove('uploadWeekly');
    await openLimits(strapi);
    await ensureRoles(strapi);
    await ensureNameIndex(strapi);
    await ensureSite(strapi);
    await ensureColors(strapi);
    await ensurePresets(strapi);
    await ensureSystemPages(strapi);
    await ensureFirstAdmin(strapi);
    await preparePanel(strapi);
    if (getEnv().demo) await loadDemo(strapi);
    await keepPageLinks(strapi);
    await settleAll(strapi);
    stopSchedules = runSchedules(strapi);
    stopFilling = fillDigests(strapi);
    await prepareSearch(strapi);
    await ensureSynonyms(strapi);
    stopReading = readTexts(strapi);
    stopMeasuring = measurePages(strapi);
    // Warms the cache before the first request.
    await liveTreeAnswer(strapi, anonymous);
    // Only now, because the start itself may be slow.
    watchSlowStatements(strapi);
    closeMetrics = await openMetrics(strapi);
  },

  async destroy({ strapi }: { strapi: Core.Strapi }): Promise<void> {
    stopCutting();
    // First, so that what is cut off below does not count as what cannot be measured.
    const measuring = stopMeasuring();
    stopDrawing();
    stopDrawingPages();
    closeMetrics();
    await stopFilling();
    await stopReading();
    await measuring;
    await stopSchedules();
    await stopChanges();
    await drainConnections(strapi);
    stopSurviving();
    // Removes remains of aborted uploads, for which no request waits any more.
    await clearTempFolder();
  },
};
