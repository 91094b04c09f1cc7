import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { API_TYPES, generateApiTypes } from '../../../scripts/lib/api-types.mts';
import { startPortal } from '../support/portal';

let portal: Awaited<ReturnType<typeof startPortal>>;

beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.stop());

test('the portal’s types are those of the API: `npm run api-types` writes them', async () => {
  const description = await portal.api.get('/openapi.json');
  expect(await generateApiTypes(description.bytes.toString('utf8'))).toBe(readFileSync(API_TYPES, 'utf8'));
});
