import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { ADMIN } from '../support/accounts';
import { asAdmin } from '../support/api';
import { openSettings, title, toolbar } from '../support/editor';
import { beLoggedIn } from '../support/log-in';
import { unique } from '../support/samples';

const PAST = '2026-01-02T03:04:05.000Z';
const text = (id: number, words: string) => ({ type: 'text', id, title: words });

async function edit(page: Page, request: APIRequestContext, more: object) {
  const admin = await asAdmin(request);
  const made = await admin.post('/pages', { title: unique('Bewaren'), ...more });
  await beLoggedIn(page, ADMIN);
  await page.goto(`/huisstijl/${made.slug}/edit`);
  await expect(title(page)).toBeVisible();
  return { admin, ...made };
}

test('the questions before a page is published, goes offline, or will', async ({ page, request }) => {
  const blocks = [{ type: 'text', title: 'Eerst dit' }];
  await edit(page, request, { is_public: true, blocks, published_at: PAST });
  await title(page).fill(unique('Anders'));
  await toolbar(page).getByRole('button', { name: 'Publiceren' }).click();
  const publishing = page.getByRole('dialog', { name: 'Publiceren?' });
  await expect(publishing.locator('ins').first()).toContainText('Anders');
  await expectAccessible(page);
  await publishing.getByRole('button', { name: 'Annuleren' }).click();

  await openSettings(page);
  await test.step('its end', async () => {
    await page.getByRole('button', { name: 'Einde inplannen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Einde inplannen' });
    await dialog.getByLabel('Datum').fill('2020-01-01');
    await dialog.getByRole('button', { name: 'Inplannen' }).click();
    await expect(dialog.getByText('Kies een moment in de toekomst.')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Annuleren' }).click();
  });
  await test.step('offline', async () => {
    await page.getByRole('button', { name: 'Offline halen' }).click();
    await expect(page.getByRole('dialog', { name: / offline halen\?$/ })).toBeVisible();
    await expectAccessible(page);
  });
});

test('what becomes public, and what only admins reach', async ({ page, request }) => {
  const blocks = [
    { type: 'text', title: 'Voor iedereen' },
    { type: 'text', title: 'Voor niemand', isPrivate: true },
  ];
  await edit(page, request, { blocks });
  await openSettings(page);
  await page.getByRole('switch', { name: 'Openbaar' }).check();
  await expect(page.getByRole('region', { name: 'Wat openbaar wordt' })).toBeVisible();
  await expectAccessible(page);
});

test('a page that was changed elsewhere meanwhile', async ({ page, request }) => {
  const { admin, id } = await edit(page, request, {});
  await admin.put(`/pages/${id}`, { title: unique('Elders') });
  await title(page).fill(unique('Van mij'));
  await page.getByRole('button', { name: 'Versie kiezen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Dit is ook in een ander tabblad gewijzigd' });
  await dialog.getByRole('button', { name: 'Bekijk verschil' }).click();
  await expect(dialog.getByRole('deletion').first()).toBeVisible();
  await expectAccessible(page);
});

test('blocks that were changed elsewhere meanwhile', async ({ page, request }) => {
  const [one, two] = [10000001, 10000002];
  const { admin, id } = await edit(page, request, { blocks: [text(one, 'Een'), text(two, 'Twee')] });
  const block = page.getByRole('group', { name: 'Blok 1: Tekst' });
  await block.locator('[data-bar] [aria-expanded]').click();
  await admin.put(`/pages/${id}`, { blocks: [text(one, 'Een van elders'), text(two, 'Twee')] });
  await block.getByRole('textbox', { name: 'Titel', exact: true }).fill('Een van mij');
  await expect(block.getByText(/^Je sloeg dit blok om \d\d:\d\d in een ander tabblad op/)).toBeVisible();
  await expectAccessible(page);
  await block.getByRole('button', { name: 'Verschil' }).click();
  await expect(block.getByRole('deletion').or(block.getByRole('insertion')).first()).toBeVisible();
  await expectAccessible(page);
  // Whoever saves is asked.
  await page.keyboard.press('ControlOrMeta+s');
  const dialog = page.getByRole('dialog', { name: 'Deze blokken zijn ook in een ander tabblad gewijzigd' });
  await expect(dialog.getByRole('group', { name: 'Blok 1: Tekst' })).toContainText('Een van mij');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Bekijk verschil' }).click();
  await expect(dialog.getByRole('deletion').first()).toBeVisible();
  await expectAccessible(page);
});
