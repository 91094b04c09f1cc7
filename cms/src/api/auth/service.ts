import { createSessions, sweepSessions } from '../../auth';
import { setSessions } from '../../http/portal-strategy';
import type { Service } from '../../utils/service';
import { getProviders } from './saml/provider';
import { sweepLogins } from './saml/store/logins';

export const authService: Service = {
  register() {
    // Unusable metadata or certificates abort the start.
    getProviders();
  },
  start: (strapi) => setSessions(createSessions(strapi)),
  jobs: {
    sweepSessions: ['17 * * * *', sweepSessions],
    sweepLogins: ['37 * * * *', sweepLogins],
  },
};
