import { afterAll, beforeAll, expect, test } from 'vitest';
import * as samples from '../samples/files';
import { makeAsset } from '../samples/sending';
import type { Client } from '../support/client';
import { startPortal } from '../support/portal';
import { publish, search } from '../support/searching';
import type { BlockBody, Data, ErrorBody, PageBody } from '../support/wire';

let portal: Awaited<ReturnType<typeof startPortal>>;
let admin: Client;

beforeAll(async () => {
  portal = await startPortal();
  admin = await portal.admin();
});
afterAll(() => portal.stop());
