import type { Core } from '@strapi/strapi';
import { getEnv } from '../config/env';
import { guardAccounts } from './accounts/guard';
import { ensureNameIndex } from './accounts/name-index';
import { guardAssets } from './api/asset/guard';
import { guardPages } from './api/page/guard';
import { liveTreeAnswer } from './api/page/reads/live-tree';
import { sweepPresences } from './api/page/writes/presence';
import { ensureSite } from './api/site/services/site';
import { keepAuditAppendOnly } from './audit/append-only';
import { noteForbidden } from './audit/forbidden';
import { watchMaintainers } from './audit/maintainers';
import { closeRefusalsEachMinute } from './audit/refusals';
import { sweepAuditDaily } from './audit/sweep';
import { addCommonAttributes } from './blocks/common-attributes';
import { ensureFirstAdmin } from './bootstrap/first-admin';
import { ensureFirstMaintainer } from './bootstrap/first-maintainer';
import { keepPageLinks } from './bootstrap/keep-page-links';
import { labelPanel } from './bootstrap/panel-labels';
import { ensureRoles } from './bootstrap/roles';
import { runSchedules } from './bootstrap/schedules';
import { makeCommitsSure } from './bootstrap/sure-commits';
import { ensureSystemPages } from './bootstrap/system-pages';
import { loadDemo } from './demo/load-demo';
import { getChanges } from './changes';
import { setDoors } from './doors';
import { onForbidden, useSessions } from './http/portal-strategy';
import { openLimits } from './limits';
import { guardAttachedFiles } from './maintainers/files/guard-attached';
import { ensurePanelRoles } from './maintainers/roles/ensure-panel-roles';
import { guardPanelLogin } from './maintainers/login';
import { registerPublishAction } from './maintainers/roles/publish-action';
import { sendPanelMails } from './mail';
import { anonymous } from './permissions/viewer';
import { getProviders, sweepLoginsHourly } from './saml';
import { createSessions, sweepHourly } from './sessions';
import { stopDrawing } from './storage/drawing';
import { fillDigests } from './storage/fill-digests';
import { clearTempFolder } from './storage/folders';
import { sweepRenditionsHourly } from './storage/sweep-renditions';
import { settleAll } from './storage/unsettled';
import { openMetrics, watchSlowStatements } from './watching';

let stopSchedules = (): Promise<void> => Promise.resolve();
let stopFilling = (): Promise<void> => Promise.resolve();
let stopChanges = (): Promise<void> => Promise.resolve();
let closeMetrics = (): void => undefined;
let stopCutting = (): void => undefined;

export default {
  /** Before the tables are made. */
  async register({ strapi }: { strapi: Core.Strapi }): Promise<void> {
    addCommonAttributes(strapi.components);
    guardPages(strapi);
    guardAssets(strapi);
    guardAccounts(strapi);
    guardAttachedFiles(strapi);
    await registerPublishAction(strapi);
    stopCutting = setDoors(strapi);
    guardPanelLogin(strapi);
    // Metadata and certificates that cannot be used stop the start.
    getProviders();
  },

  /** Once the tables are there; every step is safe to run twice. */
  async bootstrap({ strapi }: { strapi: Core.Strapi }): Promise<void> {
    makeCommitsSure(strapi);
    await getChanges(strapi).start();
    stopChanges = () => getChanges(strapi).stop();
    await keepAuditAppendOnly(strapi);
    sweepAuditDaily(strapi);
    closeRefusalsEachMinute(strapi);
    watchMaintainers(strapi);
    sendPanelMails(strapi);
    onForbidden(() => noteForbidden(strapi));
    useSessions(createSessions(strapi));
    sweepHourly(strapi);
    sweepLoginsHourly(strapi);
    sweepRenditionsHourly(strapi);
    sweepPresences(strapi);
    await openLimits(strapi);
    await ensureRoles(strapi);
    await ensureNameIndex(strapi);
    await ensureSite(strapi);
    await ensureSystemPages(strapi);
    await ensureFirstAdmin(strapi);
    await ensurePanelRoles(strapi);
    await ensureFirstMaintainer(strapi);
    await labelPanel(strapi);
    if (getEnv().demo) await loadDemo(strapi);
    await keepPageLinks(strapi);
    await settleAll(strapi);
    stopSchedules = runSchedules(strapi);
    stopFilling = fillDigests(strapi);
    // Before the first reader asks.
    await liveTreeAnswer(strapi, anonymous);
    // From here on nothing belongs to the start, which may be slow.
    watchSlowStatements(strapi);
    closeMetrics = await openMetrics(strapi);
  },

  async destroy(): Promise<void> {
    stopCutting();
    stopDrawing();
    closeMetrics();
    await stopFilling();
    await stopSchedules();
    await stopChanges();
    // Of uploads that were cut nobody waits for what tidies up after them.
    await clearTempFolder();
  },
};
