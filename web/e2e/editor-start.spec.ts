import { expect, test } from '@playwright/test';
import { ADMIN } from './support/accounts';
import { asAdmin } from './support/api';
import { beLoggedIn } from './support/log-in';
import { unique } from './support/samples';

const IN_AN_HOUR = 60 * 60_000;

test('an editor goes on where the work is, or begins something new', async ({ page, request }) => {
  const admin = await asAdmin(request);
  const [draft, planned] = [unique('Kladje'), unique('Straks')];
  await admin.post('/pages', { title: draft });
  const published_at = new Date(Date.now() + IN_AN_HOUR).toISOString();
  await admin.post('/pages', { title: planned, published_at });
  await beLoggedIn(page, ADMIN);
  const asked: string[] = [];
  page.on('request', (call) => asked.push(new URL(call.url()).pathname));
  await page.goto('/huisstijl/huisstijl/edit');
  await page.getByRole('link', { name: 'Redactie' }).click();
  await expect(page).toHaveURL('/edit');
  const section = (name: string) => page.getByRole('region', { name });
  await expect(section('Van mij').getByRole('link', { name: draft })).toBeVisible();
  await expect(section('Concepten').getByRole('link', { name: draft })).toBeVisible();
  await expect(section('Gepland').getByRole('listitem').filter({ hasText: planned })).toContainText(
    'Gepland, ',
  );
  await expect(section("Alle pagina's").getByRole('listitem').first()).toContainText('door Portaal Beheer');

  await page.getByRole('searchbox', { name: 'Zoeken' }).fill(draft);
  await expect(section('Gevonden').getByRole('listitem')).toHaveCount(1);
  await section('Gevonden').getByRole('link', { name: draft }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${draft} bewerken`);
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: 'Zoeken' })).toHaveValue(draft);
  await page.getByRole('searchbox', { name: 'Zoeken' }).fill('dit is er echt niet');
  await expect(page.getByText('Geen pagina met deze woorden.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Pagina toevoegen' }).click();
  await expect(page).toHaveURL('/huisstijl/create');
  // It leads to a tool, so there is no page to fetch ahead.
  expect(asked.filter((path) => path.endsWith('/pages/create'))).toEqual([]);
});

test('deleted pages stand with their family', async ({ page, request }) => {
  const admin = await asAdmin(request);
  const [title, one, other] = [unique('Ouder'), unique('Eerste kind'), unique('Tweede kind')];
  const { id: parent_id } = await admin.post('/pages', { title });
  for (const child of [one, other]) await admin.post('/pages', { title: child, parent_id });
  await admin.remove(`/pages/${parent_id}`);
  await beLoggedIn(page, ADMIN);
  await page.goto('/huisstijl/deleted');
  const rows = page.getByRole('main').getByRole('listitem');
  const children = rows.filter({ hasText: `Subpagina van ${title}` });
  await expect(children).toHaveCount(2);
  await expect(rows.filter({ hasText: title }).first()).toContainText(/Verwijderd op .+ door Portaal Beheer/);

  await rows.filter({ hasText: one }).getByRole('button', { name: 'Definitief verwijderen' }).click();
  await expect(page.getByRole('dialog')).toContainText(`${one} definitief verwijderen?`);
  await page.getByRole('dialog').getByRole('button', { name: 'Definitief verwijderen' }).click();
  await expect(page.getByText(`${one} is definitief verwijderd.`)).toBeVisible();
  await expect(children).toHaveCount(1);
  await rows.filter({ hasText: title }).first().getByRole('button', { name: 'Terugzetten' }).click();
  await expect(page.getByText(`${title} is teruggezet.`)).toBeVisible();
  await expect(rows.filter({ hasText: other })).toHaveCount(0);
  await expect(rows.filter({ hasText: title })).toHaveCount(0);
});
