import { createSessions, sweepSessions } from '../../auth';
import { setSessions } from '../../http/portal-strategy';
import type { Lifecycle } from '../../utils/lifecycle';
import { getProviders } from './saml/provider';
import { sweepLogins } from './saml/store/logins';

export const authLifecycle: Lifecycle = {
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
