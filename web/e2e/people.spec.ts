import { expect, test } from '@playwright/test';
import { ADMIN } from './support/accounts';
import { asAdmin } from './support/api';
import { brokenWords } from './support/display';
import { beLoggedIn } from './support/log-in';
import { linkMailedTo } from './support/mail';
import { employee } from './support/people';
import { unique } from './support/samples';

test(
  'a new colleague gets into a new group, and in',
  { tag: '@journey' },
  async ({ page, browser, baseURL }) => {
    const group = unique('Groep');
    const email = `${unique('nieuw').replace(' ', '.')}@noorderlicht.example`;
    const password = 'een-lang-wachtwoord-voor-nieuw';
    await beLoggedIn(page, ADMIN);
    await page.goto('/admin/groups');
    await page.getByRole('link', { name: 'Groep toevoegen' }).click();
    await page.getByLabel('Naam').fill(group);
    await page.getByRole('checkbox', { name: 'Bekijken' }).check();
    await page.getByRole('checkbox', { name: 'Downloaden voor gebruik' }).check();
    await page.getByRole('button', { name: 'Opslaan' }).click();
    await expect(page).toHaveURL('/admin/groups');
    // Below the heads of the columns.
    await expect(page.getByRole('row').nth(1)).toContainText(group);

    await page.goto('/admin/users');
    await page.getByRole('link', { name: 'Gebruiker toevoegen' }).click();
    await page.getByLabel('Voornaam').fill('Noor');
    await page.getByLabel('Achternaam').fill('Nieuw');
    await page.getByLabel('E-mailadres').fill(email);
    await page.getByRole('checkbox', { name: group }).check();
    await expect(page.getByText('Noor krijgt meteen een mail met een link.')).toBeVisible();
    await page.getByRole('button', { name: 'Opslaan' }).click();
    await expect(page).toHaveURL('/admin/users');
    const news = page.getByText(`krijgt nu een mail op ${email}`);
    await expect(news).toBeVisible();
    await page.reload();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expect(news).toBeHidden();
    await page.getByRole('searchbox', { name: 'Zoeken' }).fill(email);
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(page.getByRole('row').last()).toContainText(group);
    await expect(page.getByRole('row').last()).toContainText(/uitgenodigd/i);

    // The first mail got lost.
    await linkMailedTo(email);
    await page.getByRole('row').last().getByRole('link', { name: 'Noor Nieuw' }).click();
    await page.getByRole('button', { name: 'Uitnodiging opnieuw versturen' }).click();
    await expect(page.getByText('De uitnodiging is verstuurd.')).toBeVisible();
    const colleague = await (await browser.newContext({ baseURL })).newPage();
    await colleague.goto(await linkMailedTo(email, 2));
    await colleague.getByLabel('Nieuw wachtwoord').fill(password);
    await colleague.getByLabel('Wachtwoord herhalen').fill(password);
    await colleague.getByRole('button', { name: 'Wachtwoord opslaan' }).click();
    // Without typing the password once more.
    await expect(colleague).toHaveURL('/huisstijl');
    await colleague.context().close();
  },
);

test('no word breaks in the list of people, and no message leaves the screen @everywhere', async ({
  page,
  request,
}) => {
  const family = unique('Heel').replace(' ', '');
  const getAddress = (name: string) => `${name}.${family}.kinderoncologie@noorderlicht.example`.toLowerCase();
  const admin = await asAdmin(request);
  const groups = await admin.list<{ id: string; name: string }>('/groups?pageSize=500');
  const group = groups.find(({ name }) => name === 'Team Communicatie');
  await admin.post('/users', {
    firstName: 'Kim',
    lastName: family,
    email: getAddress('communicatieadviseur.van.dienst'),
    groups: group ? [group.id] : [],
  });
  await beLoggedIn(page, ADMIN);
  await page.goto('/admin/users/create');
  await page.getByLabel('Voornaam').fill('Noor');
  const long = `Tentoonstellingsbouwmeester${family}`;
  await page.getByLabel('Achternaam').fill(long);
  await page.getByLabel('E-mailadres').fill(getAddress('noor'));
  await page.getByRole('button', { name: 'Opslaan' }).click();
  const told = page.getByRole('status').filter({ hasText: `${long} is toegevoegd.` });
  await expect(told.getByRole('button', { name: 'Melding sluiten' })).toBeInViewport({ ratio: 1 });
  const news = page.getByRole('paragraph').filter({ hasText: 'krijgt nu een mail op' });
  expect((await brokenWords(news)).filter((word) => word !== long)).toEqual([]);

  await page.goto(`/admin/users?search=${family}`);
  await expect(page.getByRole('row')).toHaveCount(3);
  for (const row of [page.getByRole('row').first(), page.getByRole('row').filter({ hasText: 'Kim' })])
    expect(await brokenWords(row)).toEqual([]);
});

test('people are found, sorted and changed together, by mouse and by keyboard', async ({ page, request }) => {
  const family = unique('Samen').replace(' ', '');
  const admin = await asAdmin(request);
  const group = unique('Bureau');
  await admin.post('/groups', { name: group });
  for (const [first, email] of [
    ['Anna', 'z'],
    ['Bram', 'y'],
    ['Chris', 'x'],
  ]) {
    await admin.post('/users', {
      firstName: first,
      lastName: family,
      email: `${email}.${family}@noorderlicht.example`,
      password: 'een-lang-wachtwoord-voor-samen',
    });
  }
  await beLoggedIn(page, ADMIN);
  await page.goto('/admin/users');
  await page.getByRole('searchbox', { name: 'Zoeken' }).pressSequentially(family);
  const rows = page.getByRole('row');
  await expect(rows).toHaveCount(4);
  await expect(page).toHaveURL(new RegExp(`search=${family}$`));
  await expect(page.getByRole('columnheader', { name: 'Naam' })).toHaveAttribute('aria-sort', 'ascending');
  await page.getByRole('columnheader', { name: 'E-mailadres' }).getByRole('button').press('Enter');
  await expect(page.getByRole('columnheader', { name: 'E-mailadres' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await expect(rows.nth(1)).toContainText('Chris');

  // Into a form and back: the list is as it was.
  await rows.nth(1).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Chris ${family}`);
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: 'Zoeken' })).toHaveValue(family);
  await expect(rows.nth(1)).toContainText('Chris');

  await page.getByRole('checkbox', { name: 'Alles op deze pagina kiezen' }).press('Space');
  await expect(page.getByText('3 gekozen')).toBeVisible();
  await page.getByRole('button', { name: 'In groep zetten' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Groep' }).selectOption(group);
  await expect(dialog).toContainText('krijgen meteen de rechten');
  await dialog.getByRole('button', { name: 'In groep zetten' }).click();
  await expect(page.getByText(`3 gebruikers zijn nu lid van ${group}.`)).toBeVisible();
  for (const n of [1, 2, 3]) await expect(rows.nth(n)).toContainText(group);

  await page.getByRole('checkbox', { name: `Anna ${family} kiezen` }).uncheck();
  await page.getByRole('button', { name: 'Uit groep halen' }).click();
  await dialog.getByRole('combobox', { name: 'Groep' }).selectOption(group);
  await dialog.getByRole('button', { name: 'Uit groep halen' }).click();
  await expect(page.getByText(`2 gebruikers zijn geen lid meer van ${group}.`)).toBeVisible();

  // One of them turns out to be the last admin.
  const last = 'Dit is de laatste actieve beheerder. Maak eerst iemand anders beheerder.';
  const { id } = (await admin.list<{ id: string }>(`/users?search=y.${family}`))[0] ?? { id: '' };
  await page.route(`**/api/v1/users/${id}`, (route) =>
    route.fulfill({ status: 409, json: { status: 409, message: last } }),
  );
  await page.getByRole('button', { name: 'Deactiveren' }).click();
  await expect(dialog).toContainText('2 gebruikers deactiveren?');
  await dialog.getByRole('button', { name: 'Deactiveren' }).click();
  await expect(page.getByRole('alert').filter({ hasText: last })).toContainText(`Bram ${family}`);
  await expect(rows.filter({ hasText: 'Niet actief' })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Deactiveren' })).toBeFocused();
  await page.getByRole('button', { name: 'Niemand kiezen' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('combobox', { name: 'Account' }).selectOption('Niet actief');
  await expect(rows).toHaveCount(2);
  await page.getByRole('combobox', { name: 'Rol' }).selectOption('Beheerder');
  await expect(page.getByRole('heading', { name: 'Niemand gevonden' })).toBeVisible();
  await page.goBack();
  await expect(rows).toHaveCount(2);
});

test('another tab hears of it', async ({ page, request }) => {
  const { name } = await employee(request);
  const renamed = unique('Anders').replace(' ', '');
  await beLoggedIn(page, ADMIN);
  const list = await page.context().newPage();
  await list.goto('/admin/users');
  await list.getByRole('searchbox', { name: 'Zoeken' }).fill(name);
  const row = list.getByRole('row').last();
  await expect(row).toContainText(name);

  await page.goto(`/admin/users?search=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name }).click();
  await expect(row).toContainText('Open in een ander tabblad');
  await page.getByLabel('Voornaam').fill(renamed);
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page).toHaveURL(/\/admin\/users\?search=/);
  await expect(list.getByRole('link', { name: renamed })).toHaveCount(0);
  await list.getByRole('searchbox', { name: 'Zoeken' }).fill(renamed);
  await expect(row).toContainText(renamed);
  await expect(row).not.toContainText('Open in een ander tabblad');
});

test('the list of people on a phone @mobile', async ({ page }) => {
  await beLoggedIn(page, ADMIN);
  await page.goto('/admin/users');
  // Whoever it is: other tests add people.
  const last = page.getByRole('row').last();
  await last.getByRole('checkbox').check();
  const bar = page.getByRole('group', { name: 'Met wie gekozen is' });
  await expect(bar).toBeInViewport({ ratio: 1 });
  // The last one is not covered.
  await last.getByRole('link').focus();
  const covered = await last.getByRole('link').evaluate((link) => {
    const { x, y, width, height } = link.getBoundingClientRect();
    return !link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(covered).toBe(false);
  const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(width).toBeLessThanOrEqual(0);
});
