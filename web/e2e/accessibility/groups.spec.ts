import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { ADMIN } from '../support/accounts';
import { asAdmin } from '../support/api';
import { openByKey } from '../support/focus';
import { beLoggedIn } from '../support/log-in';
import { employee } from '../support/people';
import { unique } from '../support/samples';

test('rights that changed, and a new group that is refused', async ({ page, request }) => {
  const name = unique('Rechten');
  await (await asAdmin(request)).post('/groups', { name, permissions: ['view'] });
  await beLoggedIn(page, ADMIN);
  await page.goto('/admin/groups');
  await page.getByRole('checkbox', { name: `Bekijken voor ${name}`, exact: true }).click();
  await expect(page.getByRole('region', { name: 'Gewijzigde rechten' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Groep toevoegen' }).click();
  await expect(page.getByRole('dialog', { name: 'Wijzigingen weggooien?' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Weggooien' }).click();
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByLabel('Naam')).toBeFocused();
  await expectAccessible(page);
});

test('members and pages of a group, and the question before it is gone', async ({ page, request }) => {
  const [stays, comes] = [await employee(request), await employee(request)];
  const admin = await asAdmin(request);
  const group = await admin.post('/groups', { name: unique('Team'), permissions: ['view'] });
  const users = await admin.list<{ id: string }>(`/users?search=${encodeURIComponent(stays.email)}`);
  await admin.put(`/groups/${group.id}/members`, { add: users.map(({ id }) => id), remove: [] });
  const title = unique('Voor het team');
  const blocks = [{ type: 'text' }];
  const published = { title, groups: [group.id], published_at: '2026-01-01T00:00:00Z', blocks };
  await admin.post('/pages', published);
  await beLoggedIn(page, ADMIN);
  await page.goto(`/admin/groups/${group.id}`);

  await openByKey(page.getByRole('button', { name: 'Leden toevoegen' }));
  const people = page.getByRole('dialog', { name: 'Leden toevoegen' });
  await people.getByRole('searchbox', { name: 'Zoeken' }).fill(comes.name);
  await people.getByRole('checkbox', { name: comes.name }).press('Space');
  await expect(people.getByText('1 gekozen')).toBeVisible();
  await expectAccessible(page);
  await people.getByRole('button', { name: 'Toevoegen' }).click();
  await page.getByRole('button', { name: `${stays.name} uit de groep halen` }).click();
  await expect(page.getByText('Gaat eruit')).toBeVisible();
  await expectAccessible(page);

  await openByKey(page.getByRole('button', { name: 'Pagina’s toevoegen' }));
  const pages = page.getByRole('dialog', { name: 'Pagina’s toevoegen' });
  await pages.getByRole('checkbox').first().waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `Groep van ${title} afhalen` }).press('Enter');
  await expect(page.getByText('Eraf na publiceren')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Verwijderen', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('1 lid');
  await expectAccessible(page);
});
