import { expect, test, type Locator, type Page } from '@playwright/test';
import { ADMIN } from './support/accounts';
import { asAdmin } from './support/api';
import { choose, openSettings, title, toolbar } from './support/editor';
import { openByKey } from './support/focus';
import { beLoggedIn } from './support/log-in';
import { unique } from './support/samples';

test('a message stands above an open dialog, and can be closed there', async ({ page }) => {
  await page.goto('/elements');
  await openByKey(page.getByRole('button', { name: 'Mislukt', exact: true }));
  await openByKey(page.getByRole('button', { name: 'Een vraag', exact: true }));
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const error = page.getByRole('alert').filter({ hasText: 'Dit bestand is te groot.' });
  await error.getByText('Dit bestand is te groot.').hover();
  await error.getByRole('button', { name: 'Melding sluiten' }).click();
  await expect(error).toBeHidden();
  await expect(dialog).toBeVisible();
});

test('messages leave the buttons of a dialog free on a phone @mobile', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 480 });
  // They stay as long as the clock stands still.
  await page.clock.install();
  await page.goto('/elements');
  for (const name of ['Gelukt', 'Let op', 'Mislukt'])
    await openByKey(page.getByRole('button', { name, exact: true }));
  await openByKey(page.getByRole('button', { name: 'Een vraag', exact: true }));
  const messages = page.getByRole('dialog').getByRole('button', { name: 'Melding sluiten' });
  await expect(messages).toHaveCount(3);
  await page.getByRole('dialog').getByRole('button', { name: 'Annuleren' }).click({ timeout: 5000 });
  await expect(page.getByRole('dialog')).toBeHidden();
});

/** A message as high as most, where messages stand. */
const sayIn = (dialog: Locator): Promise<void> =>
  dialog
    .getByRole('status')
    .last()
    .evaluate((place) => {
      const message = document.createElement('div');
      message.style.cssText = 'width: min(100%, 416px); height: 80px; pointer-events: auto';
      place.append(message);
    });

async function openStableAddress(page: Page): Promise<void> {
  await page.goto('/huisstijl/logo');
  await page.getByRole('link', { name: 'Logo in kleur', exact: true }).click();
  await page.getByRole('button', { name: 'Kopieer vast adres' }).click();
}

for (const width of [360, 768])
  test(`messages leave the button that closes a dialog free at ${width} px @mobile`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    const { slug } = await (await asAdmin(request)).post('/pages', { title: unique('Sluiten') });
    await beLoggedIn(page, ADMIN);
    await page.goto(`/huisstijl/${slug}/edit`);
    await toolbar(page).waitFor();
    const closers: [string, () => Promise<void>][] = [
      ['Menu sluiten', () => page.getByRole('button', { name: 'Menu', exact: true }).click()],
      ['Instellingen sluiten', () => openSettings(page)],
      ['Voorbeeld sluiten', () => toolbar(page).getByRole('button', { name: 'Voorbeeld' }).click()],
      ['Geschiedenis sluiten', () => choose(page, 'Geschiedenis')],
      ['Sluiten', () => choose(page, 'Bekijk als')],
      ['Annuleren', () => page.getByRole('button', { name: 'Blok toevoegen' }).click()],
      ['Sluiten', () => openStableAddress(page)],
    ];
    for (const [name, open] of closers) {
      await test.step(name, async () => {
        await open();
        const dialog = page.getByRole('dialog');
        await expect(dialog).toBeVisible();
        await sayIn(dialog);
        await dialog.getByRole('button', { name, exact: true }).click({ timeout: 5000 });
        await expect(dialog).toBeHidden();
      });
    }
  });

test('a mistake in what is written on a page is reported there', async ({ page, request }) => {
  const blocks = [{ type: 'text', title: 'Te lang' }];
  const { slug } = await (await asAdmin(request)).post('/pages', { title: unique('Fout'), blocks });
  const message = 'Deze tekst is te lang.';
  await page.route('**/api/v1/pages/*', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 400, json: { status: 400, message, errors: { 'blocks.0.body': [message] } } })
      : route.continue(),
  );
  await beLoggedIn(page, ADMIN);
  await page.goto(`/huisstijl/${slug}/edit`);
  await title(page).fill(unique('Fout'));
  await page.getByRole('button', { name: 'Opslaan' }).click();
  const text = page.getByRole('textbox', { name: 'Tekst', exact: true });
  await expect(text).toBeFocused();
  await expect(text).toHaveAttribute('aria-invalid', 'true');
  await expect(text).toHaveAccessibleDescription(message);
});
