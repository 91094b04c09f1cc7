import { randomBytes } from 'node:crypto';
import { withScratch } from '../../scratch.mjs';
import { fillPortal, STAFF } from '../reads/fill-portal.mjs';
import { startPortal } from '../reads/servers.mjs';
import { getLoad } from './get-load.mjs';
import { measureLogins, measureRates } from './measure.mjs';
import { addPeople, getEmail, GROUP_NAMES, PEOPLE } from './people.mjs';
import { getRows } from './rows.mjs';
import { createClient } from './send.mjs';

/** Everybody once, so that each begins as the portal does not know them yet. */
function peopleInTurn() {
  let next = 0;
  return () => ({ email: getEmail((next++ * 7919) % PEOPLE), password: STAFF.password });
}

/**
 * How one instance carries the morning of a hospital of 50,000: between eight and nine one in five logs in, and each reads the tree,
 * six pages and the list of assets, downloads one and refreshes the session; then several times as many.
 * @param {{ email: string, password: string }} admin
 */
export const measureStaff = (admin) =>
  withScratch(async (scratch) => {
    const token = randomBytes(24).toString('hex');
    const { base, stop } = await startPortal(scratch, admin, { METRICS_TOKEN: token });
    const { send, close } = createClient(base);
    try {
      const { pages } = await fillPortal(base, admin, GROUP_NAMES);
      await addPeople(scratch.databaseUrl, STAFF.email);
      const slugs = pages.map(({ slug }) => slug);
      const setting = { send, load: () => getLoad(send, token), nextPerson: peopleInTurn(), slugs };
      const logins = await measureLogins(setting);
      return getRows(logins, await measureRates(logins, setting));
    } finally {
      close();
      await stop();
    }
  });
