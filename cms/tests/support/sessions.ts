import { expect } from 'vitest';
import { ADMIN, type Portal } from './portal';

/** What a login gives: a bearer, and a cookie to get the next pair. */
export interface Pair {
  bearer: string;
  cookie: string;
}

interface TokenAnswer {
  status: number;
  headers: Headers;
  body: { access_token: string };
}

export const getPair = ({ status, headers, body }: TokenAnswer): Pair => {
  expect(status).toBe(200);
  const [cookie = ''] = (headers.get('set-cookie') ?? '').split(';');
  return { bearer: body.access_token, cookie };
};

export const login = async ({ api }: Portal): Promise<Pair> =>
  getPair(await api.post<{ access_token: string }>('/auth/login', ADMIN));
export const tryRefresh = ({ api }: Portal, cookie: string) =>
  api.post<{ access_token: string }>('/auth/refresh', undefined, { Cookie: cookie });
export const getStatus = async ({ api }: Portal, bearer: string): Promise<number> =>
  (await api.bearer(bearer).get('/profile')).status;
