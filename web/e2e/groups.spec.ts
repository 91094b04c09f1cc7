import { expect, test } from '@playwright/test';
import { ADMIN } from './support/accounts';
import { asAdmin } from './support/api';
import { openByKey } from './support/focus';
import { beLoggedIn } from './support/log-in';
import { employee } from './support/people';
import { unique } from './support/samples';

test(
  'what groups may do is changed in place, and counts after saving',
  { tag: '@journey' },
  async ({ page, request }) => {
    const name = unique('Rechten');
    const admin = await asAdmin(request);
    await admin.post('/groups', { name, permissions: ['view'] });
    await beLoggedIn(page, ADMIN);
    await page.goto('/admin/groups');
    const box = (label: string) => page.getByRole('checkbox', { name: `${label} voor ${name}`, exact: true });
    await expect(box('Bekijken')).toBeChecked();
    await box('Downloaden voor gebruik').press('Space');
    await box('Bekijken').click();
    const bar = page.getByRole('region', { name: 'Gewijzigde rechten' });
    await expect(bar).toContainText(`${name}: Downloaden voor gebruik erbij, Bekijken eraf`);

    // Nothing counts yet, and nobody leaves it behind unseen.
    const [before] = await admin.list<{ permissions: string[] }>(
      `/groups?search=${encodeURIComponent(name)}`,
    );
    expect(before?.permissions).toEqual(['view']);
    await page.getByRole('link', { name: 'Gebruikers', exact: true }).click();
    await expect(page.getByRole('dialog')).toContainText('Wijzigingen weggooien?');
    await page.getByRole('button', { name: 'Annuleren' }).click();

    await box('Bekijken').click();
    await openByKey(bar.getByRole('button', { name: 'Opslaan' }));
    await expect(page.getByText(`De rechten van ${name} zijn opgeslagen.`)).toBeVisible();
    await expect(bar).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.reload();
    await expect(box('Bekijken')).toBeChecked();
    await expect(box('Downloaden voor gebruik')).toBeChecked();
    await expect(box('Downloaden voor bewerking')).not.toBeChecked();
  },
);

test('a group gets members, tells where it is used, and goes with a warning', async ({ page, request }) => {
  const [stays, leaves, comes] = [await employee(request), await employee(request), await employee(request)];
  const admin = await asAdmin(request);
  const name = unique('Team');
  const group = await admin.post('/groups', { name, permissions: ['view'] });
  const title = unique('Voor het team');
  await admin.post('/pages', { title, groups: [group.id], blocks: [{ type: 'text' }] });
  await beLoggedIn(page, ADMIN);
  await page.goto(`/admin/groups/${group.id}`);
  await expect(page.getByText('Er is nog niemand lid.')).toBeVisible();

  const dialog = page.getByRole('dialog', { name: 'Leden toevoegen' });
  const members = page.getByRole('list', { name: 'Leden' });
  async function choose(...people: { name: string }[]) {
    await openByKey(page.getByRole('button', { name: 'Leden toevoegen' }));
    for (const person of people) {
      await dialog.getByRole('searchbox', { name: 'Zoeken' }).fill(person.name);
      await dialog.getByRole('checkbox', { name: person.name }).press('Space');
    }
    await expect(dialog.getByText(`${people.length} gekozen`)).toBeVisible();
    await dialog.getByRole('button', { name: 'Toevoegen' }).click();
  }
  await choose(stays, leaves);
  await expect(members.getByRole('listitem')).toHaveCount(2);
  await expect(members.getByRole('listitem').first()).toContainText('Komt erbij');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByRole('row', { name })).toContainText('2 leden');

  await page.getByRole('link', { name }).click();
  await page.getByRole('button', { name: `${leaves.name} uit de groep halen` }).click();
  await expect(members.getByRole('listitem').filter({ hasText: leaves.name })).toContainText('Gaat eruit');
  await choose(comes);
  await page.getByRole('link', { name: 'Terug naar de lijst' }).click();
  await expect(page.getByRole('dialog')).toContainText('Wijzigingen weggooien?');
  await page.getByRole('button', { name: 'Annuleren' }).click();
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByRole('row', { name })).toContainText('2 leden');
  await expect(page.getByRole('row', { name })).toContainText('1 pagina');

  await page.getByRole('link', { name }).click();
  await expect(members.getByRole('listitem').filter({ hasText: comes.name })).toBeVisible();
  const used = page.getByRole('complementary', { name: 'Gebruikt op' });
  await expect(used.getByRole('listitem').filter({ hasText: title })).toContainText('1 blok');
  await expect(used.getByRole('listitem').filter({ hasText: title })).toContainText('Concept');
  await expect(used.getByRole('link', { name: title })).toHaveAttribute('href', /\/huisstijl\/.+\/edit$/);
  await used.getByRole('button', { name: 'Verwijderen' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('2 leden verliezen wat deze groep mag (bekijken).');
  await expect(question.getByRole('listitem')).toHaveText([title]);
  await question.getByRole('button', { name: 'Verwijderen' }).click();
  await expect(page.getByText(`Groep ${name} is verwijderd.`)).toBeVisible();
  await expect(page.getByRole('link', { name })).toHaveCount(0);
});

test('pages come to a group and go from it in the group itself', async ({ page, request }) => {
  const admin = await asAdmin(request);
  const group = await admin.post('/groups', { name: unique('Inkoop'), permissions: ['view'] });
  const title = unique('Voor inkoop');
  const blocks = [{ type: 'text' }];
  const { id } = await admin.post('/pages', { title, published_at: '2026-01-01T00:00:00Z', blocks });
  await beLoggedIn(page, ADMIN);
  await page.goto(`/admin/groups/${group.id}`);
  await expect(page.getByText('Nog op geen enkele pagina.')).toBeVisible();
  await openByKey(page.getByRole('button', { name: 'Pagina’s toevoegen' }));
  const dialog = page.getByRole('dialog', { name: 'Pagina’s toevoegen' });
  await dialog.getByRole('searchbox', { name: 'Zoeken' }).fill(title.toUpperCase());
  await dialog.getByRole('checkbox', { name: title }).press('Space');
  await dialog.getByRole('button', { name: 'Toevoegen' }).click();
  await expect(page.getByText(`De groep staat bij ${title}.`)).toBeVisible();
  const row = page.getByRole('complementary', { name: 'Gebruikt op' }).getByRole('listitem');
  await expect(row).toContainText('1 blok');
  await expect(row).toContainText('Gewijzigd');

  await admin.put(`/pages/${id}`, { published_at: '2026-01-01T00:00:00Z' });
  await page.getByRole('button', { name: `Groep van ${title} afhalen` }).press('Enter');
  await expect(row).toContainText('Eraf na publiceren');
  await page.getByRole('button', { name: `Groep toch op ${title} houden` }).click();
  await expect(row).not.toContainText('Eraf na publiceren');
  const kept = await admin.read(`/groups/${group.id}/usage`);
  expect(kept).toMatchObject({ pages: [{ id, draft: true }] });
});
