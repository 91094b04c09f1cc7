import { expect } from '@playwright/test';

/** A word of letters that nothing in the portal has. */
export const madeUp = (): string =>
  `zz${[...crypto.getRandomValues(new Uint8Array(12))].map((byte) => String.fromCharCode(97 + (byte % 26))).join('')}`;

/** Has two people search a term, so that it is counted. */
export async function seekTwice(baseURL: string | undefined, term: string): Promise<void> {
  for (const browser of ['one', 'another']) {
    const answer = await fetch(`${baseURL}/api/v1/search?q=${term}`, { headers: { 'User-Agent': browser } });
    expect(answer.status).toBe(200);
  }
}
