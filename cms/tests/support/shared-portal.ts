import { beforeAll } from 'vitest';
import type { Client } from './client';
import { getPeople, twoGroups } from './people';
import { type OwnPortal, portalAt, startPortal } from './portal';
import type { Data } from './wire';
import { newWord } from './words';

/**
 * The one portal of all files that run in the same process and want nothing special. Nobody stops it: it ends with its
 * process, its database with the run. So what a file makes has names of its own, what it changes of the site it puts
 * back, and no list is empty to begin with.
 */
export async function sharedPortal(): Promise<OwnPortal> {
  const starting = globalThis.sharedPortal ?? startPortal();
  globalThis.sharedPortal = starting;
  const { strapi, stop, ...running } = await starting;
  // Its admin logs in again for each file: an access token lasts shorter than a run.
  return { ...portalAt(Number(new URL(running.url).port), running, stop), strapi };
}

/** What the tests of a file use; `setUpPortal` sets these before the first test. */
export let portal: OwnPortal;
export let admin: Client;
export let me: { id: string; name: string };
export let people: ReturnType<typeof getPeople>;
export let groups: [string, string];
export let groupNames: [string, string];

/** Gives the tests of a file the shared portal, with two groups. */
export function setUpPortal(): void {
  beforeAll(async () => {
    portal = await sharedPortal();
    admin = await portal.admin();
    const { id, name } = (await admin.get<Data<typeof me>>('/profile')).body.data;
    me = { id, name };
    people = getPeople(admin);
    groupNames = [`Communicatie ${newWord()}`, `Zorg ${newWord()}`];
    groups = await twoGroups(admin, groupNames);
  });
}
