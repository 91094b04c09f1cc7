import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { ADMIN } from '../support/accounts';
import { beLoggedIn } from '../support/log-in';
import { employee } from '../support/people';
import { madeUp, seekTwice } from '../support/sought';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Zoeken' });

async function openSearch(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Zoeken' }).click();
  await expect(dialogOf(page)).toBeVisible();
}

test('the answer above the hits: a page, a colour, a file in its formats', async ({ page }) => {
  const answers = [
    ['logo', 'Logo', 'link', 'Lees verder'],
    ['pms nachtblauw', 'Nachtblauw', 'button', /^Kopieer PMS /],
    ['"logo in kleur"', 'Logo in kleur', 'link', /^Downloaden: .*PNG/],
  ] as const;
  for (const [q, title, role, name] of answers) {
    await page.goto(`/zoeken?q=${encodeURIComponent(q)}`);
    const answer = page.getByRole('main').getByRole('region', { name: title, exact: true });
    await expect(answer.getByRole(role, { name }).first()).toBeVisible();
    await expectAccessible(page);
  }
});

test('searching over a page: corrected, earlier searches, failed', async ({ page }) => {
  const field = dialogOf(page).getByRole('searchbox');
  await page.goto('/zoeken?q=');
  await page.getByRole('main').getByRole('searchbox').fill('kleur');
  await page.keyboard.press('Enter');

  await test.step('earlier searches', async () => {
    await openSearch(page);
    await expect(dialogOf(page).getByRole('link', { name: 'kleur', exact: true })).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('corrected', async () => {
    await field.fill('lgoo');
    await expect(dialogOf(page).getByText('Dit zijn de resultaten voor "logo".')).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('failed', async () => {
    await page.route('**/api/v1/search?*', (route) =>
      route.fulfill({ status: 429, json: { status: 429, message: 'Te vaak gezocht. Wacht even.' } }),
    );
    await field.fill('beeldmerk');
    await expect(dialogOf(page).getByRole('alert').filter({ hasText: 'Te vaak gezocht.' })).toBeVisible();
    await expectAccessible(page);
  });
});

test('the screen of hits, and of none', async ({ page }) => {
  await page.goto('/zoeken?q=logo');
  await expect(page.getByRole('main').locator('[data-hit]').first()).toBeVisible();
  await expectAccessible(page);
  await page.goto('/zoeken?q=logoxyzwqqq');
  await expect(page.getByRole('heading', { name: 'Niets gevonden voor "logoxyzwqqq"' })).toBeVisible();
  await expect(page.getByText('Misschien bedoel je:')).toBeVisible();
  await expectAccessible(page);
});

test('hits with a lock', async ({ page, request }) => {
  const expectLock = async (reason: string) => {
    await page.goto('/zoeken?q=eps&kind=file');
    await expect(page.getByRole('main').getByText(reason).first()).toBeVisible();
    await expectAccessible(page);
  };
  await expectLock('Alleen met een account');
  await page.goto('about:blank');
  await beLoggedIn(page, await employee(request));
  await expectLock('Niet voor jouw groep');
});

test('words that were not found, and the dialog of synonyms', async ({ page, request }) => {
  const term = madeUp();
  await seekTwice(request, term);
  await beLoggedIn(page, ADMIN);
  await page.goto('/admin/search');
  const row = page.getByRole('row').filter({ hasText: term });
  await expect(row).toContainText('2 keer');
  await expectAccessible(page);
  await row.getByRole('button', { name: `Maak synoniem: ${term}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Synoniem toevoegen' });
  await dialog.getByRole('button', { name: 'Toevoegen' }).click();
  await expect(dialog.getByLabel('Woorden')).toHaveAccessibleDescription(/Geef minstens twee woorden/);
  await expectAccessible(page);
});
