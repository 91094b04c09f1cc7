import { expect, test, type Page } from '@playwright/test';
import { ADMIN } from './support/accounts';
import { asAdmin } from './support/api';
import { expectFocusTrapped, expectFocusWithin, openByKey } from './support/focus';
import { beLoggedIn } from './support/log-in';
import { unique } from './support/samples';

/** A dialog takes the focus and keeps it; Escape cancels and gives it back. */
async function expectModal(page: Page, opener: string, name: string): Promise<void> {
  const button = page.getByRole('button', { name: opener, exact: true }).first();
  const dialog = page.getByRole('dialog', { name, exact: true });
  await openByKey(button);
  await expectFocusWithin(dialog);
  await expectFocusTrapped(page, dialog);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
}

test('dialogs', async ({ page, request }) => {
  const admin = await asAdmin(request);
  const name = unique('Groep');
  const group = await admin.post('/groups', { name, permissions: [] });
  await beLoggedIn(page, ADMIN);
  await page.goto(`/admin/groups/${group.id}`);
  await expectModal(page, 'Verwijderen', `${name} verwijderen?`);
  await page.goto('/huisstijl/kleur/edit');
  await expectModal(page, 'Blok toevoegen', 'Blok toevoegen');
  await expectModal(page, 'Voorbeeld', 'Voorbeeld: Kleur');
  await expectModal(page, 'Pagina verwijderen', 'Kleur verwijderen?');
  await expectModal(page, 'Zoeken', 'Zoeken');
});

test('a button that did its work keeps the focus', async ({ page }) => {
  await beLoggedIn(page, ADMIN);
  await page.goto('/account/details');
  const save = page.getByRole('button', { name: 'Opslaan' });
  await openByKey(save);
  await expect(page.getByText('Je gegevens zijn opgeslagen.')).toBeVisible();
  await expect(save).toBeFocused();
});

test('what is chosen in the library gets the focus, and gives it back @everywhere', async ({ page }) => {
  await beLoggedIn(page, ADMIN);
  await page.goto('/assets?search=Badge+voor+vrijwilligers');
  const card = page.getByRole('link', { name: 'Badge voor vrijwilligers' });
  await openByKey(card);
  const details = page.getByRole('complementary', { name: 'Details' });
  await expect(details.getByRole('heading', { name: 'Badge voor vrijwilligers' })).toBeFocused();
  await expect(details.getByRole('heading', { name: 'Badge voor vrijwilligers' })).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(details.getByRole('button', { name: 'Details sluiten' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card).toBeFocused();

  const add = page.getByRole('button', { name: 'Asset toevoegen' });
  await openByKey(add);
  await expect(details.getByRole('heading', { name: 'Nieuwe asset' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(add).toBeFocused();
});

test('moving and removing blocks leaves the focus at hand', async ({ page, request }) => {
  const blocks = ['Eerste', 'Tweede'].map((title) => ({ type: 'text', title }));
  const { slug } = await (await asAdmin(request)).post('/pages', { title: unique('Blokken'), blocks });
  await beLoggedIn(page, ADMIN);
  await page.goto(`/huisstijl/${slug}/edit`);
  const block = (words: string, name: string | RegExp = /^Blok/) =>
    page.getByRole('group', { name }).filter({ hasText: words });
  for (const [key, name] of [
    ['Omlaag', 'Blok 2: Tekst'],
    ['Omhoog', 'Blok 1: Tekst'],
  ] as const) {
    const button = block('Eerste').getByRole('button', { name: key, exact: true });
    await openByKey(button);
    await expect(block('Eerste', name)).toBeVisible();
    await expect(button).toBeFocused();
  }
  await openByKey(block('Eerste').getByRole('button', { name: 'Verwijderen' }));
  await expect(block('Eerste')).toBeHidden();
  await expect(block('Tweede').getByRole('button', { name: /^Tekst/ })).toBeFocused();
  await openByKey(block('Tweede').getByRole('button', { name: 'Verwijderen' }));
  await expect(page.getByRole('button', { name: 'Blok toevoegen' })).toBeFocused();
});

test('a page that is put back leaves the focus at the heading', async ({ page, request }) => {
  const admin = await asAdmin(request);
  const title = unique('Terug');
  await admin.remove(`/pages/${(await admin.post('/pages', { title })).id}`);
  await beLoggedIn(page, ADMIN);
  await page.goto('/huisstijl/deleted');
  const deleted = page.getByRole('main').getByRole('listitem').filter({ hasText: title });
  await openByKey(deleted.getByRole('button', { name: 'Terugzetten' }));
  await expect(deleted).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
