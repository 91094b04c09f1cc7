import { expect, test } from 'vitest';
import { makeNext } from '../../src/api/event/lib/reads/cursor';
import { findNewest } from '../../src/api/event/lib/reads/rows';
import { sweepEvents } from '../../src/api/event/lib/sweep';
import { anonymous } from '../../src/permissions/viewer';
import type { Client } from '../support/client';
import { findNow, findTypes, listEvents, makeLivePage } from '../support/events';
import { PASSWORD } from '../support/people';
import { admin, groups, people, portal, setUpPortal } from '../support/shared-portal';
import { sql } from '../support/sql';

setUpPortal();

const DAY_MS = 24 * 60 * 60 * 1000;
const FIVE_MINUTES = 300_000;

/** The results of some work that did not see a new five minutes begin, in which all places are others. */
async function withinFiveMinutes<T>(work: () => Promise<T>): Promise<T> {
  const getBegin = () => Math.floor(Date.now() / FIVE_MINUTES);
  for (;;) {
    const begin = getBegin();
    const done = await work();
    if (getBegin() === begin) return done;
  }
}

const makeClosedPage = (group: string) => makeLivePage(admin, { is_public: false, groups: [group] });

const memberOf = async (group: string): Promise<Client> => {
  const { email } = await people.make({ groups: [group] });
  return portal.api.as(email, PASSWORD);
};

test('the place of a reader does not move with what they are not told of', async () => {
  const [mine, theirs] = [await memberOf(groups[0]), await memberOf(groups[1])];
  await makeLivePage(admin);
  const readers = [portal.api, mine, theirs, admin];
  const ask = async (query = '') =>
    (await Promise.all(readers.map((each) => listEvents(each, query)))).map(({ body }) => body.meta.next);
  const same = await withinFiveMinutes(async () => {
    const before = await ask();
    const [after = ''] = before;
    const kept = (await listEvents(portal.api, `?after=${after}`)).body;
    await makeClosedPage(groups[0]);
    const now = await ask();
    expect((await listEvents(portal.api, `?after=${after}`)).body).toEqual(kept);
    return before.map((place, n) => place === now[n]);
  });
  expect(same).toEqual([true, false, true, false]);
});

test('a list that stayed the same has the same ETag', async () => {
  const start = await findNow(portal.api);
  await makeLivePage(admin);
  const statuses = await withinFiveMinutes(async () => {
    const { headers } = await portal.api.get(`/events?after=${start}`);
    const again = { 'If-None-Match': headers.get('etag') ?? '' };
    return [
      (await portal.api.get(`/events?after=${start}`, again)).status,
      (await portal.api.get(`/events?types=site.changed&after=${start}`, again)).status,
    ];
  });
  expect(statuses).toEqual([304, 200]);
});

test('another cannot use a place', async () => {
  const place = await findNow(portal.api);
  const member = await memberOf(groups[0]);
  for (const client of [admin, member])
    expect((await listEvents(client, `?after=${place}`)).status).toBe(410);
  const own = await findNow(member);
  for (const client of [admin, portal.api, await memberOf(groups[1])])
    expect((await listEvents(client, `?after=${own}`)).status).toBe(410);
  expect((await listEvents(await memberOf(groups[0]), `?after=${own}`)).status).toBe(200);
});

test('a place is good for 30 days from when it was given', async () => {
  const position = await findNewest(portal.strapi);
  const ask = async (days: number) => {
    const place = makeNext({ position, until: Date.now() - days * DAY_MS }, anonymous);
    return (await listEvents(portal.api, `?after=${place}`)).status;
  };
  expect([await ask(29.9), await ask(30.1)]).toEqual([200, 410]);
});

test('who was told nothing for months goes on with what comes', async () => {
  await makeLivePage(admin);
  await sql(portal.databaseUrl, `update portal_events set at = at - interval '100 days'`);
  const place = await findNow(portal.api);
  await makeClosedPage(groups[0]);
  await sweepEvents(portal.strapi);
  const page = await makeLivePage(admin);
  expect(await findTypes(portal.api, place, page.id)).toEqual(['page.published']);
});
