import { setForbiddenAudit } from '../http/portal-strategy';
import type { Lifecycle } from '../utils/lifecycle';
import { auditForbidden } from '.';
import { ensureAuditAppendOnly, sweepAudit } from './append-only';
import { writeRefusalSummaries } from './refusals';

export const auditLifecycle: Lifecycle = {
  async start(strapi) {
    await ensureAuditAppendOnly(strapi);
    setForbiddenAudit(() => auditForbidden(strapi));
  },
  jobs: {
    closeRefusals: ['* * * * *', writeRefusalSummaries],
    sweepAudit: ['41 3 * * *', sweepAudit],
  },
};
