import { afterAll, beforeAll } from 'vitest';
import type { Client } from './client';
import type { Data } from './wire';

/** Takes away the formats that a file makes: the portal that it shares has room for forty. */
export function dropOwnPresets(getAdmin: () => Client): void {
  const list = async () => {
    const { body } = await getAdmin().get<Data<{ id: string }[]>>('/presets');
    return body.data.map(({ id }) => id);
  };
  let others: string[];
  beforeAll(async () => {
    others = await list();
  });
  afterAll(async () => {
    for (const id of await list()) if (!others.includes(id)) await getAdmin().delete(`/presets/${id}`);
  });
}
