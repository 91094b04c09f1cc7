import { onForbidden } from '../http/portal-strategy';
import type { Service } from '../utils/service';
import { auditForbidden } from '.';
import { keepAuditAppendOnly, sweepAudit } from './append-only';
import { closeRefusals } from './refusals';

export const auditService: Service = {
  async start(strapi) {
    await keepAuditAppendOnly(strapi);
    onForbidden(() => auditForbidden(strapi));
  },
  jobs: {
    closeRefusals: ['* * * * *', closeRefusals],
    sweepAudit: ['41 3 * * *', sweepAudit],
  },
};
