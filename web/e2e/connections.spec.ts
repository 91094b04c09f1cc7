import { expect, test, type Page } from '@playwright/test';
import { ADMIN } from './support/accounts';
import { asAdmin } from './support/api';
import { beLoggedIn } from './support/log-in';
import { startReceiver, type Receiver } from './support/receiver';
import { unique } from './support/samples';

const main = (page: Page) => page.getByRole('main');

test('a token is made, copied, used and revoked', { tag: '@journey' }, async ({ page, request, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const name = unique('Intranet');
  await beLoggedIn(page, ADMIN);
  await page.goto('/admin/users');
  await page.getByRole('link', { name: 'Koppelingen', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Koppelingen' })).toBeFocused();

  await main(page).getByRole('button', { name: 'Sleutel maken' }).click();
  const form = page.getByRole('dialog', { name: 'Sleutel maken' });
  await expect(form.getByLabel('Naam')).toBeFocused();
  await form.getByRole('button', { name: 'Maak de sleutel' }).click();
  await expect(form.getByLabel('Naam')).toHaveAccessibleDescription(/Geef de sleutel een naam/);
  await form.getByLabel('Naam').fill(name);
  await expect(form.getByText(/^Leest wat iedereen zonder account/)).toBeVisible();
  await form.getByRole('checkbox', { name: 'Medewerkers', exact: true }).check();
  await expect(form.getByText('Leest wat Medewerkers mag zien en downloaden.')).toBeVisible();
  await form.getByRole('button', { name: 'Maak de sleutel' }).click();

  const once = page.getByRole('dialog', { name: `Sleutel voor ${name}` });
  await expect(once).toBeVisible();
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Sluiten zonder de sleutel te kopiëren?' });
  await question.getByRole('button', { name: 'Annuleren' }).click();
  await once.getByRole('button', { name: /^cim_/ }).click();
  await expect(once.getByText('Gekopieerd', { exact: true })).toBeVisible();
  const token = await page.evaluate(() => navigator.clipboard.readText());
  expect(token).toMatch(/^cim_[\w-]{43}$/);
  await once.getByRole('button', { name: 'Klaar' }).click();
  await expect(main(page).getByRole('button', { name: 'Sleutel maken' })).toBeFocused();

  const headers = { Authorization: `Bearer ${token}` };
  const use = () => request.get('/api/v1/assets', { headers });
  expect((await use()).status()).toBe(200);
  await page.reload();
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('Medewerkers');
  await expect(row).toContainText(/zojuist|minuut geleden/);

  await row.getByRole('button', { name: `Intrekken: ${name}` }).click();
  await page
    .getByRole('dialog', { name: `${name} intrekken?` })
    .getByRole('button', { name: 'Intrekken' })
    .click();
  await expect(row).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect((await use()).status()).toBe(401);
});

test('a token that ends soon says so, and is extended', async ({ page, request }) => {
  const name = unique('Drukker');
  const admin = await asAdmin(request);
  const soon = new Date(Date.now() + 3 * 86_400_000).toISOString();
  await admin.post('/admin/api-tokens', { name, scopes: ['read'], groups: [], expires_at: soon });
  await beLoggedIn(page, ADMIN);
  await page.goto('/admin/connections');
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('over 3 dagen');
  await row.getByRole('button', { name: `Verleng: ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: `${name} verlengen` });
  await dialog.getByText('Geen einde').click();
  await dialog.getByRole('button', { name: 'Verleng' }).click();
  await expect(row).toContainText('geen einde');
});

test.describe('a webhook', () => {
  let receiver: Receiver;

  test.beforeEach(async ({ page }) => {
    receiver = await startReceiver();
    await beLoggedIn(page, ADMIN);
  });
  test.afterEach(() => receiver.close());

  test('is added, tried, sent again and deleted', async ({ page }) => {
    await page.goto('/admin/connections');
    await main(page).getByRole('button', { name: 'Webhook toevoegen' }).click();
    const form = page.getByRole('dialog', { name: 'Webhook toevoegen' });
    await form.getByLabel('Adres').fill('http://192.168.1.1/intranet');
    await form.getByRole('button', { name: 'Toevoegen' }).click();
    await expect(form.getByLabel('Adres')).toHaveAttribute('aria-invalid', 'true');
    await form.getByLabel('Adres').fill(receiver.url);
    await form.getByRole('checkbox', { name: 'Kleur gewijzigd' }).uncheck();
    await form.getByRole('button', { name: 'Toevoegen' }).click();
    const once = page.getByRole('dialog', { name: 'Geheim van deze webhook' });
    await expect(once.getByRole('button', { name: /^whsec_/ })).toBeVisible();
    await once.getByLabel('Ik heb dit bewaard').check();
    await once.getByRole('button', { name: 'Klaar' }).click();

    await main(page).getByRole('link', { name: receiver.url }).click();
    await expect(page.getByRole('heading', { level: 1, name: receiver.url })).toBeFocused();
    receiver.answerWith(503, 'In onderhoud');
    await page.getByRole('button', { name: 'Proefbericht' }).click();
    const ping = page.getByRole('main').locator('details').filter({ hasText: 'Proefbericht' });
    await expect(ping).toContainText('503');
    await ping.locator('summary').click();
    await expect(ping).toContainText('In onderhoud');
    expect(receiver.messages.at(-1)).toContain('"ping"');

    receiver.answerWith(200, 'Dank je');
    await ping.getByRole('button', { name: 'Opnieuw sturen' }).click();
    await expect(ping).toContainText('200 in');
    await page.getByText('Mislukt', { exact: true }).click();
    await expect(page.getByText('Er is niets mislukt.')).toBeVisible();

    await page.getByRole('switch', { name: 'Aan' }).click();
    await expect(page.getByRole('switch', { name: 'Aan' })).not.toBeChecked();
    await page.getByRole('button', { name: 'Webhook verwijderen' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click();
    await expect(page).toHaveURL('/admin/connections');
    await expect(main(page).getByRole('link', { name: receiver.url })).toBeHidden();
  });
});
