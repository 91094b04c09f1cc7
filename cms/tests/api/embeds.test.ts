import { beforeAll, expect, test } from 'vitest';
import type { Client } from '../support/client';
import type { Portal } from '../support/portal';
import { sharedPortal } from '../support/shared-portal';

let portal: Portal;
let admin: Client;

beforeAll(async () => {
  portal = await sharedPortal();
  admin = await portal.admin();
});

test('without a list nothing is embedded', async () => {
  const { status, body } = await admin.post('/pages', {
    title: 'Film zonder lijst',
    blocks: [{ type: 'embed', address: 'https://www.youtube.com/watch?v=abc' }],
  });
  expect(status).toBe(400);
  expect(JSON.stringify(body)).toContain('Op dit portaal mag niets van andere sites worden ingesloten.');
  const { headers } = await portal.site.get('/', { Accept: 'text/html' });
  expect(headers.get('content-security-policy')).not.toContain('frame-src');
});
