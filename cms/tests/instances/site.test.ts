import { afterAll, beforeAll, expect, test } from 'vitest';
import * as samples from '../samples/files';
import { getForm } from '../samples/sending';
import type { Client } from '../support/client';
import type { Portal } from '../support/portal';
import { sharedPair } from '../support/shared-pair';
import type { Data } from '../support/wire';
import { newWord } from '../support/words';

interface Site {
  productName: string;
  sharing: string;
  mailFromName: string;
  contact: { name: string };
  logo: { preview: { url: string } | null } | null;
}

let here: Portal;
let there: Portal;
let admin: Client;
let before: Site;

/** How soon visitors of another instance see a change: it hears of it a moment after whoever made it. */
const WITHIN_A_SECOND = { timeout: 1000, interval: 20 };

const siteThere = async () => (await there.api.get<Data<Site>>('/site')).body.data;

beforeAll(async () => {
  ({ here, there } = await sharedPair());
  admin = await here.admin();
  before = (await admin.get<Data<Site>>('/admin/site')).body.data;
});
afterAll(() => {
  const { productName, sharing, mailFromName, contact } = before;
  return admin.put('/admin/site', { productName, sharing, mailFromName, contact, logo: null, favicon: null });
});

test('what an admin sets on one instance counts on the other at once', async () => {
  const settings = { productName: newWord(), sharing: 'staff', mailFromName: 'Bureau Beeld' };
  const { status } = await admin.put('/admin/site', { ...settings, contact: { name: 'Balie' } });
  expect(status).toBe(200);
  const elsewhere = await admin.at(there.url).get<Data<Site>>('/admin/site');
  expect(elsewhere.body.data).toMatchObject({ ...settings, contact: { name: 'Balie' } });
  const forAll = { productName: settings.productName, sharing: 'staff' };
  await expect.poll(siteThere, WITHIN_A_SECOND).toMatchObject(forAll);
});

test('so do pictures, and the icons that are drawn of them', async () => {
  const raw = getForm({}, 'logo', [await samples.png()]);
  expect((await admin.send('PUT', '/admin/site', { raw })).status).toBe(200);
  await expect.poll(siteThere, WITHIN_A_SECOND).toHaveProperty('logo.preview.url');
  const { logo } = await siteThere();
  expect((await there.site.get(logo?.preview?.url ?? '')).status).toBe(200);
  const favicon = getForm({}, 'favicon', [samples.svg('<path d="M0 0h8v8z"/>')]);
  expect((await admin.send('PUT', '/admin/site', { raw: favicon })).status).toBe(200);
  for (const { site } of [here, there]) {
    const getIcon = async () => (await site.get('/favicon.svg')).bytes.toString();
    await expect.poll(getIcon, WITHIN_A_SECOND).toContain('M0 0h8v8z');
  }
});
