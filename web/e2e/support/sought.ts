import { type APIRequestContext, expect } from '@playwright/test';
import { addPerson } from './people';

/** A word of letters that nothing in the portal has. */
export const madeUp = (): string =>
  `zz${[...crypto.getRandomValues(new Uint8Array(12))].map((byte) => String.fromCharCode(97 + (byte % 26))).join('')}`;

/** Has two people search a term, so that it is counted. Visitors from one address count as one. */
export async function seekTwice(request: APIRequestContext, term: string): Promise<void> {
  for (const data of [await addPerson(request, []), await addPerson(request, [])]) {
    const login = await request.post('/api/v1/auth/login', { data });
    const { access_token: token }: { access_token: string } = await login.json();
    const headers = { Authorization: `Bearer ${token}` };
    const answer = await request.get(`/api/v1/search?q=${term}`, { headers });
    expect(answer.status()).toBe(200);
  }
}
