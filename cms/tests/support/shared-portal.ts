import { afterAll, beforeAll } from 'vitest';
import type { Client } from './client';
import { getPeople, twoGroups } from './people';
import { startPortal } from './portal';
import type { Data } from './wire';

/** The portal that the tests of a file share; `setUpPortal` sets these before the first test. */
export let portal: Awaited<ReturnType<typeof startPortal>>;
export let admin: Client;
export let me: { id: string; name: string };
export let people: ReturnType<typeof getPeople>;
export let groups: [string, string];

/** Starts a portal with two groups before the tests of a file, and stops it afterwards. */
export function setUpPortal(): void {
  beforeAll(async () => {
    portal = await startPortal();
    admin = await portal.admin();
    const { id, name } = (await admin.get<Data<typeof me>>('/profile')).body.data;
    me = { id, name };
    people = getPeople(admin);
    groups = await twoGroups(admin);
  });
  afterAll(() => portal.stop());
}
