import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../support/client';
import { twoGroups } from '../support/people';
import { type Portal, startPortal } from '../support/portal';
import { csv, HEADER, sendImport, tryImport } from '../support/user-import';

let portal: Portal;
let admin: Client;

beforeAll(async () => {
  portal = await startPortal();
  admin = await portal.admin();
  await twoGroups(admin, ['Communicatie', 'Zorg']);
});
afterAll(() => portal.stop());

test('an import takes 5,000 people', async () => {
  const rows = Array.from({ length: 5000 }, (_, n) => `Voor${n};Achter${n};massa${n}@proef.example;;Zorg;x`);
  const { status, body } = await sendImport(admin, '?dry_run=false', csv(HEADER, ...rows));
  expect([status, body.data.created]).toEqual([200, 5000]);
  expect((await tryImport(admin, csv(HEADER, ...rows))).unchanged).toBe(5000);
});
