import { expect, test } from '@playwright/test';
import { MAINTAINER } from './support/accounts';
import { enterPanel } from './support/panel';

const SETTINGS = '/beheer/settings';

/** Screens of Strapi whose work the portal does, and the way that stands there. */
const ELSEWHERE = [
  ['users-permissions/advanced-settings', 'Zelf registreren', '/admin/site'],
  ['users-permissions/roles', 'Rechten van gebruikers', '/admin/groups'],
  ['users-permissions/providers', 'Inloggen via de eigen organisatie', '/beheer/plugins/portal/overview'],
  ['users-permissions/email-templates', 'Teksten van mails', '/admin/site'],
  ['email', 'Mails versturen', '/beheer/plugins/portal/mails'],
  ['media-library', 'Maten van beelden', '/admin/presets'],
  ['api-tokens', 'Toegang voor andere programma’s', '/admin/connections'],
  ['api-tokens/create', 'Toegang voor andere programma’s', '/admin/connections'],
  ['admin-tokens', 'Sleutels voor technisch beheer', null],
  ['webhooks', 'Webhooks', '/admin/connections'],
  ['webhooks/create', 'Webhooks', '/admin/connections'],
  ['transfer-tokens', 'Een portal verplaatsen', null],
  ['internationalization', 'Talen', null],
  ['list-plugins', 'Plug-ins', null],
] as const;

const FOR_SALE = ['purchase-single-sign-on', 'purchase-audit-logs', 'purchase-review-workflows'];
const NOWHERE = ['/beheer/marketplace', '/beheer/plugins/content-releases'];

test('the settings hold what does something, and lead to the portal for the rest', async ({ page }) => {
  await enterPanel(page, MAINTAINER);
  await page.goto(SETTINGS);
  await expect(page.getByRole('heading', { name: 'Overzicht', level: 1 })).toBeVisible();
  const menu = page.getByRole('navigation').filter({ hasText: /globale instellingen/i });
  await expect(menu.getByRole('link')).toHaveText(['Overzicht', 'Rollen', 'Gebruikers']);
  await expect(page.getByText(/Community|abonnement/)).toBeHidden();

  for (const [path, title, href] of ELSEWHERE) {
    await page.goto(`${SETTINGS}/${path}`);
    const heading = page.getByRole('heading', { name: title, level: 1 });
    await expect(heading).toBeVisible();
    const main = page.getByRole('main').last();
    if (href) await expect(main.locator(`a[href="${href}"]`)).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: /Not Found|niet gevonden/ })).toBeHidden();
  }
  for (const path of FOR_SALE) {
    await page.goto(`${SETTINGS}/${path}`);
    await expect(page.getByRole('heading', { name: 'Overzicht', level: 1 })).toBeVisible();
  }
  for (const path of NOWHERE) {
    await page.goto(path);
    await expect(page.getByText('Pagina niet gevonden')).toBeVisible();
  }
});
