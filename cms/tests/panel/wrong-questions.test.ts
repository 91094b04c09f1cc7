import { beforeAll, expect, test } from 'vitest';
import type { Client } from '../support/client';
import { panelAccount } from '../support/panel';
import { sharedPortal } from '../support/shared-portal';

const PAGES = '/content-manager/collection-types/api::page.page';

let accounts: Client[];

beforeAll(async () => {
  const portal = await sharedPortal();
  accounts = [];
  for (const role of ['strapi-super-admin', 'strapi-editor', 'strapi-author'])
    accounts.push(await panelAccount(portal, role));
});

test.each(['blocks.nope', 'api::nope.nope', 'constructor', '__proto__', '%00', '1', 'x'.repeat(300)])(
  'asking for a component %s that is none is the fault of who asks',
  async (name) => {
    const on = `${PAGES}?populate[blocks][on][${name}]`;
    for (const account of accounts) {
      for (const query of ['=true', '[populate]=*', '[fields]=title'])
        expect([200, 400]).toContain((await account.get(`${on}${query}`)).status);
    }
  },
);

test.each([
  { x: 1 },
  { widgets: 'x' },
  { widgets: [{ uid: 'x', width: 1 }] },
  { widgets: Array.from({ length: 50 }, () => null) },
])('a home that cannot be, %j, is refused', async (layout) => {
  for (const account of accounts)
    expect((await account.put('/admin/homepage/layout', layout)).status).toBe(400);
});
