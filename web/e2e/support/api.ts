import { expect, type APIRequestContext } from '@playwright/test';
import { ADMIN } from './accounts';

interface Entity {
  id: string;
  slug: string;
}

// Shorter than a token lives, by more than a test takes.
const KEPT_MS = 8 * 60_000;

let kept = { token: '', until: 0 };

/** The admin's token. This process logs in once: no test ends sessions of the admin other than its own. */
async function fetchToken(request: APIRequestContext): Promise<string> {
  if (Date.now() < kept.until) return kept.token;
  const login = await request.post('/api/v1/auth/login', { data: ADMIN });
  expect(login.status()).toBe(200);
  const { access_token }: { access_token: string } = await login.json();
  kept = { token: access_token, until: Date.now() + KEPT_MS };
  return access_token;
}

/** Prepares test data through the API, as the admin. */
export async function asAdmin(request: APIRequestContext) {
  const headers = { Authorization: `Bearer ${await fetchToken(request)}` };
  return {
    async post(path: string, data: object): Promise<Entity> {
      const answer = await request.post(`/api/v1${path}`, { data, headers });
      expect(answer.status(), await answer.text()).toBe(200);
      const body: { data: Entity } = await answer.json();
      return body.data;
    },
    async remove(path: string): Promise<void> {
      const answer = await request.delete(`/api/v1${path}`, { headers });
      expect(answer.status()).toBe(204);
    },
    async put(path: string, data: object): Promise<void> {
      const answer = await request.put(`/api/v1${path}`, { data, headers });
      expect(answer.status(), await answer.text()).toBe(200);
    },
    async read<T>(path: string): Promise<T> {
      const answer = await request.get(`/api/v1${path}`, { headers });
      const body: { data: T } = await answer.json();
      return body.data;
    },
    async list<T>(path: string): Promise<T[]> {
      const answer = await request.get(`/api/v1${path}`, { headers });
      const body: { data: T[] } = await answer.json();
      return body.data;
    },
  };
}
