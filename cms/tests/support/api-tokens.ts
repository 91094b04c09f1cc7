import { expect } from 'vitest';
import type { Client } from './client';
import type { Data } from './wire';
import { newWord } from './words';

/** An API token on the wire. */
export interface ApiToken {
  id: string;
  name: string;
  scopes: string[];
  groups: { id: string; name: string }[];
  created_at: string;
  created_by: { id: string; name: string } | null;
  expires_at: string | null;
  last_used_at: string | null;
  prefix: string;
}

export interface NewToken extends ApiToken {
  /** What it is called with. */
  token: string;
}

/** Makes an API token that reads, in no group. */
export async function makeToken(admin: Client, more: object = {}): Promise<NewToken> {
  const input = { name: `Programma ${newWord()}`, scopes: ['read'], ...more };
  const { status, body } = await admin.post<Data<NewToken>>('/admin/api-tokens', input);
  expect(status).toBe(200);
  return body.data;
}
