import { expect, test } from '@playwright/test';
import { ADMIN } from './support/accounts';
import { asAdmin } from './support/api';
import { choose, more } from './support/editor';
import { beLoggedIn } from './support/log-in';
import { employee } from './support/people';
import { unique } from './support/samples';

test('an admin sees what others get, and why', async ({ page, request }) => {
  const admin = await asAdmin(request);
  const title = unique('Door de ogen van');
  const [seeing, name] = [unique('Lezers'), unique('Niemand')];
  const group = await admin.post('/groups', { name: seeing, permissions: ['view'] });
  const mute = await admin.post('/groups', { name, permissions: [] });
  const groups = [group.id, mute.id];
  const blocks = [
    { type: 'text', title: 'Voor de lezers', groups: [group.id] },
    { type: 'html', body: '<p>Voor niemand</p>', groups: [mute.id] },
  ];
  const { slug } = await admin.post('/pages', { title, groups, blocks });
  const colleague = await employee(request);

  await beLoggedIn(page, ADMIN);
  await page.goto(`/huisstijl/${slug}/edit`);
  await choose(page, 'Bekijk als');
  const dialog = page.getByRole('dialog', { name: `Bekijk ${title} als` });
  const items = dialog.getByRole('listitem');
  await expect(dialog.getByText('Een bezoeker ziet deze pagina niet.')).toBeVisible();
  await expect(dialog.getByText('Dit is een concept', { exact: false })).toBeVisible();
  await expect(items.first()).toContainText('De pagina is niet openbaar');

  await dialog.getByRole('radio', { name: 'Groep' }).check();
  await dialog.getByLabel('Groep', { exact: true }).last().selectOption({ label: seeing });
  await expect(dialog.getByText(`Groep ${seeing} ziet 1 van de 2 blokken.`)).toBeVisible();
  await expect(items.first()).toContainText(
    `ZichtbaarBlok 1: Tekst ‘Voor de lezers’Groep ${seeing} mag bekijken.`,
  );
  await expect(items.last()).toContainText('VerborgenBlok 2: HTML');
  await expect(dialog.getByText('Voor niemand', { exact: true })).toBeHidden();
  await items.last().getByText('Toon dit blok').click();
  await expect(dialog.getByText('Voor niemand', { exact: true })).toBeVisible();
  await dialog.getByRole('radio', { name: 'Zoals de pagina is' }).check();
  const look = dialog.frameLocator('iframe');
  await expect(look.getByRole('heading', { name: 'Voor de lezers', includeHidden: true })).toBeVisible();
  await expect(look.getByText('Voor niemand')).toBeHidden();

  // By keyboard: the option, the search, the user.
  await dialog.getByRole('radio', { name: 'Groep' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  const search = dialog.getByRole('combobox', { name: 'Gebruiker zoeken' });
  await expect(search).toBeFocused();
  await page.keyboard.type(colleague.email);
  await expect(dialog.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('option')).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(`${colleague.name} ziet deze pagina niet.`)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(more(page)).toBeFocused();
});

test('settings tell what becomes public, and what only admins reach', async ({ page, request }) => {
  const admin = await asAdmin(request);
  const blocks = [
    { type: 'text', title: 'Voor iedereen' },
    { type: 'text', title: 'Voor niemand', isPrivate: true },
  ];
  const { slug } = await admin.post('/pages', { title: unique('Bereik'), blocks });
  await beLoggedIn(page, ADMIN);
  await page.goto(`/huisstijl/${slug}/edit`);
  const warning = page.getByRole('region', { name: 'Alleen voor beheerders' });
  await expect(warning).toContainText('Alleen beheerders zien deze pagina.');
  await page.getByRole('switch', { name: 'Openbaar' }).check();
  const message = page.getByRole('region', { name: 'Wat openbaar wordt' });
  await expect(message).toContainText('Voor iedereen na publiceren: 1 blok.');
  await warning.getByRole('button', { name: 'Blok 2: Voor niemand' }).click();
  await expect(
    page.getByRole('group', { name: /^Blok 2/ }).getByRole('switch', { name: 'Privé' }),
  ).toBeVisible();
});
