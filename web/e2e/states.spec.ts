import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { ADMIN } from './support/accounts';
import { asAdmin } from './support/api';
import { openSettings, title } from './support/editor';
import { beLoggedIn, enter, logIn } from './support/log-in';
import { unique } from './support/samples';

/** Opens a dialog, checks it and cancels. */
async function expectQuestion(page: Page, question: string | RegExp): Promise<void> {
  const dialog = page.getByRole('dialog', { name: question });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Annuleren' }).click();
  await expect(dialog).toBeHidden();
}

async function expectRefused(page: Page): Promise<void> {
  await expect(page.locator('[aria-invalid=true]').first()).toBeFocused();
  await expectAccessible(page);
}

/** Submits a form, and checks its errors. */
async function expectRefusal(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await expectRefused(page);
}

test('the ways in, refused @everywhere', async ({ page }) => {
  await logIn(page, { ...ADMIN, password: 'niet het goede wachtwoord' });
  await expect(page.getByText('Dit e-mailadres en wachtwoord horen niet bij elkaar.')).toBeVisible();
  await expectAccessible(page);

  const message = 'Te vaak een verkeerd wachtwoord. Probeer het over 15 minuten opnieuw.';
  await page.route('**/auth/login', (route) =>
    route.fulfill({ status: 423, json: { status: 423, message } }),
  );
  await logIn(page, ADMIN);
  await expect(page.getByRole('alert').filter({ hasText: 'Te vaak' })).toBeVisible();
  await expectAccessible(page);

  await page.goto('/register');
  await expectRefusal(page, 'Registreren');
  await page.goto('/password/recover');
  await expectRefusal(page, 'Herstellink versturen');
});

test('what opens over a page @everywhere', async ({ page }) => {
  await enter(page, ADMIN);
  await page.getByRole('button', { name: 'Zoeken' }).click();
  await page.getByRole('searchbox').fill('logo');
  await expectAccessible(page);
  await page.getByRole('searchbox').fill('xyzwqqq');
  await expect(page.getByRole('heading', { name: 'Niets gevonden' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  if (await menu.isVisible()) {
    await menu.click();
    await expect(page.getByRole('dialog')).toBeVisible();
  } else {
    await page.getByRole('banner').getByRole('button', { expanded: false }).click();
    await expect(page.getByRole('menu')).toBeVisible();
  }
  await expectAccessible(page);
});

test('questions before something is gone @everywhere', async ({ page, request }) => {
  const admin = await asAdmin(request);
  const group = await admin.post('/groups', { name: unique('Groep'), permissions: [] });
  const gone = await admin.post('/pages', { title: unique('Weg') });
  await admin.remove(`/pages/${gone.id}`);
  await beLoggedIn(page, ADMIN);

  await page.goto(`/admin/groups/${group.id}`);
  await page.getByRole('button', { name: 'Verwijderen' }).click();
  await expectQuestion(page, 'verwijderen?');
  await page.getByLabel('Naam').fill('Anders');
  await page.getByRole('link', { name: 'Groepen' }).click();
  await expectQuestion(page, 'Wijzigingen weggooien?');

  await page.goto('/huisstijl/deleted');
  await page.getByRole('button', { name: 'Definitief verwijderen' }).first().click();
  await expectQuestion(page, 'definitief verwijderen?');

  await page.goto('/huisstijl/kleur/edit');
  await openSettings(page);
  await page.getByRole('button', { name: 'Pagina verwijderen' }).click();
  await expectQuestion(page, 'Kleur verwijderen?');
});

test('what the editor opens @everywhere', async ({ page }) => {
  await beLoggedIn(page, ADMIN);
  await page.goto('/huisstijl/create');
  await expect(page.getByText('Deze pagina is nog leeg.')).toBeVisible();
  await page.getByRole('button', { name: 'Blok toevoegen' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Tekst met asset', exact: true }).click();
  await page.locator('main').getByRole('button', { name: 'Tekst', exact: true }).click();
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await expectQuestion(page, 'Link');
  await page.getByRole('button', { name: 'Asset kiezen' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  await expectQuestion(page, 'Asset kiezen');
  await page.getByRole('button', { name: 'Voorbeeld' }).click();
  await expect(page.getByRole('dialog')).toContainText('Voorbeeld: zonder titel');
  await expectAccessible(page);
});

test('lists with nothing in them @everywhere', async ({ page }) => {
  await beLoggedIn(page, ADMIN);
  const nothing = { data: [], meta: { pagination: { page: 1, pageSize: 25, pageCount: 0, total: 0 } } };
  for (const [list, address, said] of [
    ['users', '/admin/users', 'Niemand gevonden'],
    ['groups', '/admin/groups', 'Er zijn nog geen groepen'],
    ['assets', '/assets', 'Nog geen assets'],
    ['admin/pages/deleted', '/huisstijl/deleted', "Er zijn geen verwijderde pagina's"],
    ['admin/pages', '/edit', 'Er zijn geen concepten.'],
  ] as const) {
    await page.route(new RegExp(`/api/v1/${list}(\\?|$)`), (route) => route.fulfill({ json: nothing }));
    await page.goto(address);
    await expect(page.getByText(said)).toBeVisible();
    await expectAccessible(page);
  }
});

test('forms that are refused @everywhere', async ({ page }) => {
  await beLoggedIn(page, ADMIN);
  for (const address of ['/admin/users/create', '/admin/groups/create', '/account/password']) {
    await page.goto(address);
    await expectRefusal(page, 'Opslaan');
  }
  await page.goto('/huisstijl/create');
  await expect(title(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+s');
  await expectRefused(page);
});
