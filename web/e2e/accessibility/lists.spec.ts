import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { ADMIN } from '../support/accounts';
import { asAdmin } from '../support/api';
import { beLoggedIn } from '../support/log-in';
import { unique } from '../support/samples';

const NOTHING = { data: [], meta: { pagination: { page: 1, pageSize: 25, pageCount: 0, total: 0 } } };

test('lists with nothing in them', async ({ page }) => {
  await beLoggedIn(page, ADMIN);
  for (const [list, address, said] of [
    ['users', '/admin/users', 'Niemand gevonden'],
    ['groups', '/admin/groups', 'Er zijn nog geen groepen'],
    ['assets', '/assets', 'Nog geen assets'],
    ['admin/pages/deleted', '/huisstijl/deleted', "Er zijn geen verwijderde pagina's"],
    ['admin/pages', '/edit', 'Er zijn geen concepten.'],
  ] as const) {
    await page.route(new RegExp(`/api/v1/${list}(\\?|$)`), (route) => route.fulfill({ json: NOTHING }));
    await page.goto(address);
    await expect(page.getByText(said)).toBeVisible();
    await expectAccessible(page);
  }
});

test('the question before a deleted page is gone for good', async ({ page, request }) => {
  const admin = await asAdmin(request);
  const gone = await admin.post('/pages', { title: unique('Weg') });
  await admin.remove(`/pages/${gone.id}`);
  await beLoggedIn(page, ADMIN);
  await page.goto('/huisstijl/deleted');
  await page.getByRole('button', { name: 'Definitief verwijderen' }).first().click();
  await expect(page.getByRole('dialog', { name: 'definitief verwijderen?' })).toBeVisible();
  await expectAccessible(page);
});

test('a line of the log with what it was before and after', async ({ page, request }) => {
  const word = `Zoekbaar${crypto.randomUUID().slice(0, 8)}`;
  const admin = await asAdmin(request);
  const { id } = await admin.post('/groups', { name: word, permissions: ['view'] });
  await admin.put(`/groups/${id}`, { name: `${word} nieuw`, permissions: ['view'] });
  await beLoggedIn(page, ADMIN);
  await page.goto(`/admin/audit?search=${word}`);
  const row = page.getByRole('listitem').filter({ hasText: `wijzigde de groep ${word} nieuw` });
  await row.locator('summary').click();
  await expect(row.locator('del')).toHaveText(word);
  await expectAccessible(page);
});

test('a format that is refused', async ({ page }) => {
  await beLoggedIn(page, ADMIN);
  await page.goto('/admin/presets');
  await page.getByRole('button', { name: 'Formaat toevoegen' }).click();
  const form = page.getByRole('dialog', { name: 'Formaat toevoegen' });
  await form.getByLabel('Naam').fill('Half');
  await form.getByLabel('Pixels per inch').fill('twaalf');
  await form.getByRole('button', { name: 'Toevoegen' }).click();
  await expect(form.getByText('Vul een aantal pixels per inch in van 36 tot en met 1200.')).toBeVisible();
  await expectAccessible(page);
});

test('settings of the portal that are refused, with a colour that nobody can read', async ({ page }) => {
  await page.route('**/api/v1/admin/site', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({
          status: 400,
          json: {
            status: 400,
            message: 'Nee.',
            errors: { 'contact.email': ['Vul een geldig e-mailadres in.'] },
          },
        })
      : route.continue(),
  );
  await beLoggedIn(page, ADMIN);
  await page.goto('/admin/site');
  await page.getByLabel('Hexwaarde van Aqua').fill('#00A3AD');
  await page.getByRole('button', { name: 'Link toevoegen' }).click();
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByLabel('E-mailadres')).toBeFocused();
  await expectAccessible(page);
});
