import { randomBytes } from 'node:crypto';
import { STAFF } from '../content.mts';
import { fillPortal } from '../fill-portal.mts';
import type { Row } from '../results/rows.mts';
import { startPortal, withServers } from '../servers.mts';
import { measureLogins, measureRates } from './measure.mts';
import { addPeople, getEmail, GROUP_NAMES, PEOPLE } from './people.mts';
import { getRows } from './rows.mts';
import { createClient } from './send.mts';

/** Each user arrives once, so that nothing about them is cached. */
function peopleInTurn() {
  let next = 0;
  return () => ({ email: getEmail((next++ * 7919) % PEOPLE), password: STAFF.password });
}

/**
 * The load of a morning in a hospital of 50,000 on one instance: between eight and nine one in five logs in, reads the
 * tree, six pages and the list of assets, downloads one and refreshes the session. Then several times that rate.
 */
export const measureStaff = (): Promise<Row[]> =>
  withServers(async (take, scratch) => {
    const metricsToken = randomBytes(24).toString('hex');
    const { base } = await take(startPortal(scratch, { METRICS_TOKEN: metricsToken }));
    const { pages } = await fillPortal(base, GROUP_NAMES);
    await addPeople(scratch.databaseUrl, STAFF.email);
    const { send, close } = createClient(base);
    try {
      const slugs = pages.map(({ slug }) => slug);
      const setting = { send, metricsToken, nextPerson: peopleInTurn(), slugs };
      const logins = await measureLogins(setting);
      return getRows(logins, await measureRates(logins.perSecond, setting));
    } finally {
      close();
    }
  });
