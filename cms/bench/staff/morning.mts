import { setTimeout as wait } from 'node:timers/promises';
import { bearer } from '../call.mts';
import type { Answer, Sending } from './send.mts';

const PAGES_READ = 6;
/** The number of requests per user: a login, the tree, pages, the list, a download in two steps, and a refresh. */
export const REQUESTS = PAGES_READ + 6;
/** The maximum pause between two requests. Shorter than in reality, with the same number of requests per second. */
const PAUSE_MS = 500;

/** Sends a request, recorded under a kind. */
export type Ask = (
  kind: 'login' | 'other',
  method: string,
  path: string,
  sending?: Sending,
) => Promise<Answer>;

const pick = <Item,>(all: Item[], skew = 1) => all[Math.floor(all.length * Math.random() ** skew)];

/** The requests of a user who starts work. */
export async function morning(ask: Ask, person: { email: string; password: string }, slugs: string[]) {
  const login = await ask('login', 'POST', '/auth/login', { body: person });
  const { access_token: token }: { access_token: string } = JSON.parse(login.text);
  const headers = bearer(token);
  const next = async (method: string, path: string, sending: Sending = { headers }) => {
    await wait(Math.random() * PAUSE_MS);
    return ask('other', method, path, sending);
  };
  await next('GET', '/pages/map');
  // Some pages are far more popular than others.
  for (let n = 0; n < PAGES_READ; n += 1) await next('GET', `/pages/${pick(slugs, 3)}`);
  const list: { data: { id: string }[] } = JSON.parse((await next('GET', '/assets?pageSize=100')).text);
  const download = `/assets/${pick(list.data)?.id}/download`;
  const { data }: { data: { token: string } } = JSON.parse((await next('POST', download)).text);
  await next('GET', `${download}?token=${encodeURIComponent(data.token)}`, {});
  const cookie = login.headers['set-cookie']?.map((one) => one.split(';')[0]).join('; ') ?? '';
  await next('POST', '/auth/refresh', { headers: { Cookie: cookie } });
}
