import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { ADMIN } from '../support/accounts';
import { asAdmin } from '../support/api';
import { choose, title } from '../support/editor';
import { beLoggedIn } from '../support/log-in';
import { unique } from '../support/samples';

test('a page as others get it: a visitor, a group, a user who is searched', async ({ page, request }) => {
  const admin = await asAdmin(request);
  const name = unique('Lezers');
  const group = await admin.post('/groups', { name, permissions: ['view'] });
  const mute = await admin.post('/groups', { name: unique('Niemand'), permissions: [] });
  const blocks = [
    { type: 'text', title: 'Voor de lezers', groups: [group.id] },
    { type: 'html', body: '<p>Voor niemand</p>', groups: [mute.id] },
  ];
  const groups = [group.id, mute.id];
  const { slug } = await admin.post('/pages', { title: unique('Door de ogen van'), groups, blocks });
  await beLoggedIn(page, ADMIN);
  await page.goto(`/huisstijl/${slug}/edit`);
  await expect(title(page)).toBeVisible();
  await choose(page, 'Bekijk als');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Een bezoeker ziet deze pagina niet.')).toBeVisible();
  await expectAccessible(page);

  await dialog.getByRole('radio', { name: 'Groep' }).check();
  await dialog.getByLabel('Groep', { exact: true }).last().selectOption({ label: name });
  await expect(dialog.getByText(`Groep ${name} ziet 1 van de 2 blokken.`)).toBeVisible();
  await dialog.getByText('Toon dit blok').last().click();
  await expect(dialog.getByText('Voor niemand', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await dialog.getByRole('radio', { name: 'Gebruiker' }).check();
  await dialog.getByRole('combobox', { name: 'Gebruiker zoeken' }).fill('lotte');
  await expect(dialog.getByRole('option').first()).toBeVisible();
  await expectAccessible(page);
});
