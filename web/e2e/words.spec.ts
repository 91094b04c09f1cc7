import { expect, test } from '@playwright/test';
import { ADMIN } from './support/accounts';
import { beLoggedIn, enter } from './support/log-in';
import { employee } from './support/people';
import { expectFields, expectNamed } from './support/words';

const TOOLS = ['Home bewerken', 'Huisstijl bewerken', 'Assets', 'Beheer'];

test('the bar at the top, for visitors and staff', async ({ page, request }) => {
  const bar = page.getByRole('banner');
  await page.goto('/huisstijl/logo');
  await expectNamed(bar, 'button', 'Inloggen');
  await expectNamed(bar, 'link', 'Huisstijl');
  // The logo and the menu.
  await expect(bar.getByRole('link', { name: 'Home', exact: true })).toHaveCount(2);

  const { name, ...account } = await employee(request);
  await enter(page, account);
  await bar.getByRole('button', { name, exact: true }).click();
  await expectNamed(page, 'menuitem', 'Instellingen', 'Uitloggen');
  await expectNamed(bar, 'link', 'Huisstijl');
  for (const tool of TOOLS) await expect(bar.getByRole('link', { name: tool })).toHaveCount(0);
});

test('the menu of small screens @mobile', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expectNamed(page.getByRole('dialog'), 'link', 'Home', 'Huisstijl');
  await expectNamed(page.getByRole('dialog'), 'button', 'Inloggen');

  await enter(page, ADMIN);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expectNamed(
    page.getByRole('dialog'),
    'link',
    ...TOOLS,
    'Instellingen',
    'Uitloggen',
    'Pagina toevoegen',
  );
});

test('the bar at the top and the navigation at the side, for admins', async ({ page }) => {
  await enter(page, ADMIN);
  await expectNamed(page.getByRole('banner'), 'link', 'Home', ...TOOLS);
  await expectNamed(page, 'navigation', "Pagina's");
  await expectNamed(page, 'link', 'Pagina toevoegen');
  await expect(page.getByRole('button', { name: 'Verplaats Logo' })).toBeHidden();
  await page.goto('/huisstijl/kleur/edit');
  await expectNamed(page, 'button', 'Verplaats Logo', 'Meer voor Kleur');
  await page.getByRole('button', { name: 'Zijmenu sluiten', exact: true }).click();
  await page.getByRole('button', { name: 'Zijmenu openen', exact: true }).click();
  await expectNamed(page, 'button', 'Zijmenu sluiten');
});

test('the ways in', async ({ page }) => {
  await page.goto('/login');
  await expectNamed(page, 'heading', 'Inloggen');
  await expectFields(page, 'E-mailadres', 'Wachtwoord');
  await expectNamed(page, 'button', 'Inloggen');
  await expectNamed(page, 'link', 'Wachtwoord vergeten?', 'Registreren');

  await page.goto('/register');
  await expectFields(page, 'Voornaam', 'Achternaam', 'E-mailadres', 'Wachtwoord', 'Wachtwoord herhalen');
  await expectNamed(page, 'button', 'Registreren');

  await page.goto('/password/recover');
  await expectNamed(page, 'button', 'Herstellink versturen');

  await page.goto('/password/reset?token=x');
  await expectFields(page, 'Nieuw wachtwoord', 'Wachtwoord herhalen');
  await expectNamed(page, 'button', 'Wachtwoord opslaan');
});

test('the ways in through a staff portal', async ({ page }) => {
  // As if the operator has configured two.
  const providers = [
    { id: 'staf', label: 'Noorderlicht' },
    { id: 'huisarts', label: 'ZorgID' },
  ];
  await page.route(/\/login\?/, async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    const body = html.replace('"samlProviders":[]', `"samlProviders":${JSON.stringify(providers)}`);
    await route.fulfill({ response: answer, body });
  });
  const way = page.getByRole('link', { name: 'Inloggen via Noorderlicht', exact: true });
  await page.goto('/login?redirect=/account/details');
  await expect(way).toHaveAttribute('href', '/saml2/staf/login?redirect=%2Faccount%2Fdetails');
  await expectNamed(page, 'link', 'Inloggen via ZorgID');
  await expect(page.getByLabel('E-mailadres')).toHaveCount(0);

  await page.goto('/login?state=regular');
  await expect(way).toBeVisible();
  await expectFields(page, 'E-mailadres', 'Wachtwoord');
  await expectNamed(page.getByRole('main'), 'button', 'Inloggen');
});

test('the own account', async ({ page }) => {
  await beLoggedIn(page, ADMIN);
  await page.goto('/account/details');
  await expectNamed(page.getByRole('main'), 'heading', 'Gegevens');
  await expectNamed(page, 'link', 'Gegevens', 'Wachtwoord');
  await expectFields(page, 'Voornaam', 'Achternaam');
  await expectNamed(page, 'button', 'Opslaan');
  await page.getByRole('link', { name: 'Wachtwoord', exact: true }).click();
  await expectFields(page, 'Huidig wachtwoord', 'Nieuw wachtwoord', 'Wachtwoord herhalen');
  await expectNamed(page, 'button', 'Opslaan');
});

test('what is not there', async ({ page }) => {
  await page.goto('/404');
  await expectNamed(page, 'heading', 'This page could not be found');
  await page.getByRole('link', { name: 'Terug naar home', exact: true }).click();
  await expect(page).toHaveURL('/');
});
