import { setTimeout as wait } from 'node:timers/promises';

const PAGES_READ = 6;
/** How many requests a user makes: a login, the tree, pages, the list, a download in two steps, and a refresh. */
export const REQUESTS = PAGES_READ + 6;
/** At most so long between two of them. In a hospital that is longer; the requests per second are the same. */
const PAUSE_MS = 500;

const pick = (all, skew = 1) => all[Math.floor(all.length * Math.random() ** skew)];

/**
 * What a user does who begins to work.
 * @param {(kind: 'login' | 'other', method: string, path: string, more?: object) => Promise<{ headers: import('node:http').IncomingHttpHeaders, body: Buffer }>} ask
 * @param {{ email: string, password: string }} person
 * @param {string[]} slugs
 */
export async function morning(ask, person, slugs) {
  const login = await ask('login', 'POST', '/auth/login', { body: person });
  const headers = { Authorization: `Bearer ${JSON.parse(login.body.toString()).access_token}` };
  const next = async (method, path, more = { headers }) => {
    await wait(Math.random() * PAUSE_MS);
    return ask('other', method, path, more);
  };
  await next('GET', '/pages/map');
  // Some pages are read far more than others.
  for (let n = 0; n < PAGES_READ; n += 1) await next('GET', `/pages/${pick(slugs, 3)}`);
  const { data: assets } = JSON.parse((await next('GET', '/assets?pageSize=100')).body.toString());
  const download = `/assets/${pick(assets).id}/download`;
  const { data } = JSON.parse((await next('POST', download)).body.toString());
  await next('GET', `${download}?token=${encodeURIComponent(data.token)}`, {});
  const cookie = login.headers['set-cookie'].map((one) => one.split(';')[0]).join('; ');
  await next('POST', '/auth/refresh', { headers: { Cookie: cookie } });
}
