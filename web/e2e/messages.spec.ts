import { expect, test, type Page } from '@playwright/test';
import { ADMIN } from './support/accounts';
import { asAdmin } from './support/api';
import { title } from './support/editor';
import { openByKey } from './support/focus';
import { beLoggedIn, enter } from './support/log-in';
import { unique } from './support/samples';

test('what happened is said for five seconds in a place that was there already', async ({ page }) => {
  await page.clock.install();
  await page.goto('/elements');
  await page.getByRole('button', { name: 'Gelukt', exact: true }).focus();
  const places = await page.locator('[role=status], [role=alert]').evaluateAll((found) => {
    found.forEach((place) => place.setAttribute('data-was-there', ''));
    return found.length;
  });
  expect(places).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  const done = page.locator('[role=status][data-was-there]').filter({ hasText: 'Opgeslagen.' });
  await expect(done).toBeVisible();
  const failed = page.getByRole('button', { name: 'Mislukt', exact: true });
  await openByKey(failed);
  const error = page.locator('[role=alert][data-was-there]').filter({ hasText: 'Dit bestand is te groot.' });
  await expect(error).toBeVisible();
  // The timer pauses on hover.
  await error.getByRole('button', { name: 'Melding sluiten' }).focus();
  await page.clock.runFor(60_000);
  await expect(done).toBeHidden();
  await expect(error).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(error).toBeHidden();
  await expect(failed).toBeFocused();
  await openByKey(failed);
  await expect(error).toBeVisible();
  await page.clock.runFor(5000);
  await expect(error).toBeHidden();
});

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

test('an error of a field that is not in the form stands above it', async ({ page }) => {
  await page.route('**/api/v1/profile', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({
          status: 400,
          json: {
            status: 400,
            message: 'Dat kan zo niet.',
            errors: { groups: ['Deze groep bestaat niet.'] },
          },
        })
      : route.continue(),
  );
  await beLoggedIn(page, ADMIN);
  await page.goto('/account/details');
  await page.getByLabel('Voornaam').press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Deze groep bestaat niet.' })).toBeVisible();
});

/** Every refused field has its error next to it. */
async function expectExplained(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).last().press('Enter');
  await expect(page.locator('[aria-invalid=true]').first()).toBeFocused();
  for (const field of await page.locator('[aria-invalid=true]').all()) {
    const [error = ''] = await field.evaluate((element) =>
      (element.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .flatMap((id) => document.getElementById(id)?.textContent ?? [])
        .slice(-1),
    );
    expect(error).toMatch(/[a-z]+\.$/);
    await expect(field).toHaveAccessibleDescription(new RegExp(error.replaceAll(/[.?]/g, '.')));
    await expect(field).toHaveAccessibleName(/\w/);
  }
}

test('mistakes are reported beside their fields', async ({ page }) => {
  await page.goto('/login');
  await expectExplained(page, 'Inloggen');
  await page.goto('/register');
  await expectExplained(page, 'Registreren');
  await enter(page, ADMIN);
  await page.goto('/admin/users/create');
  await expectExplained(page, 'Opslaan');
  await page.goto('/account/password');
  await expectExplained(page, 'Opslaan');
});

test('so are mistakes in what is written on a page', async ({ page, request }) => {
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
