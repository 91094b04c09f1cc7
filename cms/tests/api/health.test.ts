import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Portal, startPortal } from '../support/portal';

let portal: Portal;

beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.stop());

test('the portal is healthy while its database answers', async () => {
  const { status, body } = await portal.site.get('/_health');
  expect(status).toBe(204);
  expect(body).toBeUndefined();
});
