import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { expect, onTestFinished, test } from 'vitest';
import { web } from '../../../scripts/lib/paths.mjs';
import { copyCheckout } from '../support/checkout';
import { client, type Client } from '../support/client';
import { runDev } from '../support/dev-script';
import { ADMIN, MAINTAINER } from '../support/settings';
import { newDataDir } from '../support/start-script';
import type { Data } from '../support/wire';

const MINUTE = 60_000;
const RELOADED = { timeout: 6 * MINUTE, interval: 1000 };

interface BlockType {
  type: string;
  fields: { name: string }[];
  options: Record<string, { value: string }[]>;
}
interface Made {
  id: string;
  slug: string;
  version: number;
}

async function openBrowser(url: string): Promise<Page> {
  // Of the other project, whose types this one does not know.
  const { browserPath } = await import(path.join(web, 'e2e', 'support', 'browser.ts'));
  const browser = await chromium.launch({
    executablePath: await browserPath(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  onTestFinished(() => browser.close());
  const page = await browser.newPage({
    baseURL: url,
    locale: 'nl-NL',
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  page.setDefaultTimeout(2 * MINUTE);
  return page;
}

async function addText(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Tekst/ }).click();
  await dialog.getByLabel('Naam', { exact: true }).fill(name);
  await dialog.getByRole('button', { name: 'Einde' }).click();
}

/** "Add a block type" of the README, an option more in a block, and a field more of a page. */
async function buildTypes(page: Page): Promise<void> {
  await page.goto('/beheer');
  await page.getByLabel('E-mail').fill(MAINTAINER.email);
  await page.getByLabel(/^Wachtwoord/).fill(MAINTAINER.password);
  await page.getByRole('button', { name: 'Inloggen' }).click();
  await page.getByRole('link', { name: 'Content-Type Builder' }).click();
  const dialog = page.getByRole('dialog');

  // The builder opens the first type by itself, which closes a dialog.
  await page.getByRole('link', { name: 'Pagina', exact: true }).click();
  await page.getByRole('heading', { name: 'Pagina', level: 1 }).waitFor();
  await page.getByRole('button', { name: 'Maak een nieuw component' }).click();
  await dialog.getByLabel('Weergavenaam').fill('Mededeling');
  await dialog.getByRole('combobox', { name: /categorie/ }).click();
  await page.getByRole('option', { name: 'block', exact: true }).click();
  await dialog.getByRole('button', { name: 'Doorgaan' }).click();
  await page.getByRole('button', { name: 'Voeg een nieuw veld toe' }).first().click();
  await addText(page, 'title');

  await page.getByRole('link', { name: 'Pagina', exact: true }).click();
  await page.getByRole('button', { name: 'Component erbij' }).click();
  await dialog.getByRole('combobox', { name: 'Selecteer de componenten' }).click();
  await page.getByRole('option', { name: 'Mededeling' }).click();
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Einde' }).click();
  await page.getByRole('button', { name: 'Voeg een veld toe' }).first().click();
  await addText(page, 'footnote');

  await page.getByRole('link', { name: 'Tegel', exact: true }).click();
  await page.getByRole('button', { name: 'Pas aan background' }).click();
  const values = dialog.getByLabel(/^Waardes/);
  await values.fill(`${await values.inputValue()}\ngreen`);
  await dialog.getByRole('button', { name: 'Einde' }).click();

  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith('/update-schema') && answer.request().method() === 'POST',
  );
  await page.getByRole('button', { name: 'Bewaar' }).click();
  expect((await saved).status()).toBe(200);
}

/** A page with all that a page may keep: a former slug, a schedule, a version, one of its kind that is deleted. */
async function makeOldData(admin: Client): Promise<Made> {
  const make = async (more: object): Promise<Made> =>
    (await admin.post<Data<Made>>('/pages', { is_public: true, ...more })).body.data;
  const blocks = [{ type: 'text-tile', title: 'Van vroeger' }];
  const old = await make({ title: 'Oud', slug: 'heel-oud', blocks, published_at: '2026-01-01T00:00:00Z' });
  const at = new Date(Date.now() + 24 * 60 * MINUTE).toISOString();
  await admin.put(`/pages/${old.id}`, { title: 'Oud', slug: 'oud', blocks, published_at: at });
  const { id } = await make({ title: 'Weg' });
  await admin.delete(`/pages/${id}`);
  return old;
}

/** All that the API tells of it. */
const readOldData = async (admin: Client): Promise<unknown[]> =>
  Promise.all(
    ['/admin/pages/oud', '/admin/pages/deleted', '/admin/pages/map', '/pages/oud', '/profile', '/site'].map(
      async (at) => (await admin.get(at)).body,
    ),
  );

/** The same without the field that was added since, which is empty on every page. */
const withoutFootnote = (data: unknown): unknown =>
  JSON.parse(
    JSON.stringify(data, (name, value: unknown) => (name === 'footnote' && value === '' ? undefined : value)),
  );

const findType = async (admin: Client, type: string): Promise<BlockType | undefined> =>
  (await admin.get<Data<BlockType[]>>('/admin/block-types')).body.data.find((each) => each.type === type);

test(
  'what a maintainer builds in the Content-Type Builder is there after the restart, beside all that was',
  { timeout: 15 * MINUTE },
  async () => {
    const [checkout, dataDir] = [copyCheckout({ panel: true }), newDataDir()];
    onTestFinished(() =>
      [checkout, dataDir].forEach((each) => rmSync(each, { recursive: true, force: true })),
    );
    const dev = await runDev({ DATA_DIR: dataDir }, checkout);
    await dev.up();
    const api = client(dev.strapi);
    const admin = await api.as(ADMIN.email, ADMIN.password);
    await makeOldData(admin);
    const before = await readOldData(admin);
    expect(JSON.stringify(before)).toContain('scheduled_at":"2');

    const page = await openBrowser(dev.strapi);
    await expect.poll(() => fetch(`${dev.strapi}/beheer/`).then(({ status }) => status), RELOADED).toBe(200);
    await buildTypes(page);
    const read = (...names: string[]): string =>
      readFileSync(path.join(checkout, 'cms', 'src', ...names), 'utf8');
    const schema = JSON.parse(read('api', 'page', 'content-types', 'page', 'schema.json'));
    expect(schema.attributes).toHaveProperty('footnote');
    expect(schema.attributes.oldSlugs).toMatchObject({ visible: false });
    expect(Object.keys(JSON.parse(read('components', 'block', 'mededeling.json')).attributes)).toEqual([
      'title',
    ]);

    // Strapi compiles, and starts anew.
    await expect
      .poll(() => findType(admin, 'mededeling').catch(() => undefined), RELOADED)
      .toMatchObject({ fields: [{ name: 'title' }] });
    const tile = await findType(admin, 'text-tile');
    expect(tile?.options['tile.background']?.map(({ value }) => value)).toContain('green');
    expect(withoutFootnote(await readOldData(admin))).toEqual(before);
    const description = (await api.get('/openapi.json')).bytes.toString('utf8');
    expect(description).toContain('mededeling');
    expect(description).toContain('"green"');
    expect(description).toContain('"footnote"');

    const { body } = await admin.post<Data<Made>>('/pages', {
      title: 'Nieuw',
      is_public: true,
      published_at: '2026-01-01T00:00:00Z',
      footnote: 'Onder aan de pagina',
      blocks: [
        { type: 'mededeling', title: 'Van een nieuwe soort' },
        { type: 'text-tile', title: 'Groen', tile: { background: 'green' } },
      ],
    });
    const { slug } = body.data;
    expect((await api.get(`/pages/${slug}`)).bytes.toString('utf8')).toContain('"background":"green"');
    await page.goto(`/huisstijl/${slug}`);
    await page.getByText('Van een nieuwe soort').first().waitFor();
    await page.getByText('Onder aan de pagina').waitFor();
    await page.goto('/login');
    await page.getByLabel('E-mailadres').fill(ADMIN.email);
    await page.getByLabel('Wachtwoord', { exact: true }).fill(ADMIN.password);
    await page.getByRole('main').getByRole('button', { name: 'Inloggen' }).click();
    await page.waitForURL('**/huisstijl');
    await page.goto(`/huisstijl/${slug}/edit`);
    await page.getByRole('group', { name: /Mededeling/ }).waitFor();
    const footnote = page.getByLabel('Footnote');
    expect(await footnote.inputValue()).toBe('Onder aan de pagina');
    await footnote.fill('Door de redactie');
    await expect
      .poll(async () => (await admin.get(`/admin/pages/${slug}`)).bytes.toString('utf8'))
      .toContain('"footnote":"Door de redactie"');

    process.kill(-dev.group, 'SIGINT');
    expect(await dev.ended).toBe(0);
    const again = await runDev({ DATA_DIR: dataDir }, checkout);
    await again.up();
    const next = await client(again.strapi).as(ADMIN.email, ADMIN.password);
    expect(await findType(next, 'mededeling')).toBeDefined();
    const { body: old } = await next.get('/admin/pages/oud');
    expect(withoutFootnote(old)).toEqual(before[0]);
    process.kill(-again.group, 'SIGINT');
    expect(await again.ended).toBe(0);
  },
);
