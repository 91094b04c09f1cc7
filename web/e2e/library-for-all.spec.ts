import { expect, test, type Page } from '@playwright/test';
import { ADMIN } from './support/accounts';
import { asAdmin } from './support/api';
import { beLoggedIn, logInHere } from './support/log-in';
import { employee } from './support/people';
import { unique } from './support/samples';

const cards = (page: Page) => page.getByRole('list', { name: 'Bestanden' }).getByRole('listitem');
const shelves = (page: Page) => page.getByRole('list', { name: 'Verzamelingen' }).getByRole('link');
const details = (page: Page) => page.getByRole('region', { name: 'Details' });
const uses = (page: Page) =>
  page.getByRole('list', { name: 'Waar heb je het voor nodig?' }).getByRole('listitem');

/** A private asset that no page shows: only admins see it. */
async function hiddenAsset(request: Parameters<typeof asAdmin>[0]) {
  const admin = await asAdmin(request);
  const title = unique('Niet voor iedereen');
  return { title, ...(await admin.post('/assets', { title, isPrivate: true })) };
}

test(
  'a visitor finds a public file, and downloads it without an account',
  { tag: '@journey' },
  async ({ page }) => {
    await page.goto('/bestanden');
    await expect(page.getByRole('heading', { level: 1, name: 'Bestanden' })).toBeVisible();
    await expect(shelves(page)).toHaveText([
      /Logo \d/,
      /Sjablonen \d/,
      /Beeld \d/,
      /Pictogrammen \d/,
      /Documenten \d/,
    ]);

    const [download] = await Promise.all([page.waitForEvent('download'), downloadLogo(page)]);
    expect(await download.failure()).toBeNull();
  },
);

async function downloadLogo(page: Page): Promise<void> {
  await page.getByRole('searchbox', { name: 'Zoeken' }).fill('logo');
  await page.getByRole('button', { name: 'Beeld', exact: true }).click();
  await expect(page).toHaveURL('/bestanden?search=logo&kind=image');
  await page.getByRole('link', { name: /^Logo in kleur/ }).click();
  await expect(page).toHaveURL(/\/bestanden\/\w+\?search=logo&kind=image$/);
  const chosen = details(page);
  await expect(chosen.getByRole('heading', { level: 1, name: 'Logo in kleur' })).toBeFocused();
  await expect(chosen.getByRole('heading', { level: 2, name: 'Waar heb je het voor nodig?' })).toBeVisible();
  await expect(chosen.getByRole('heading', { level: 1 })).toBeInViewport();
  // What the files are called is for who asks.
  await expect(chosen.getByText('noorderlicht-logo-kleur.svg')).toBeHidden();
  await chosen.getByText('Over dit bestand').click();
  await expect(chosen.getByText('noorderlicht-logo-kleur.svg')).toBeVisible();
  // Files for other users are listed, with how to get them.
  const editable = uses(page).filter({ hasText: 'Bewerken' });
  await expect(editable.getByText('Alleen met een account')).toBeVisible();
  await chosen
    .getByRole('link', { name: /^Downloaden: / })
    .first()
    .click();
}

test('a file has a screen of its own, and the way back leads to its card @everywhere', async ({ page }) => {
  await page.goto('/bestanden?collection=all');
  const card = cards(page).nth(3).getByRole('link');
  await card.click();
  await expect(details(page)).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const crumbs = page.getByRole('navigation', { name: 'Kruimelpad' });
  await crumbs.getByRole('link', { name: 'Bestanden' }).click();
  await expect(page).toHaveURL('/bestanden?collection=all');
  await expect(card).toBeFocused();
  await page.goBack();
  await expect(details(page)).toBeVisible();
  await page.goBack();
  await expect(card).toBeFocused();
});

test('files are filtered by the page that shows them, and an empty result leads on', async ({ page }) => {
  await page.goto('/bestanden?collection=all');
  await expect(cards(page).first()).toBeVisible();
  const all = await cards(page).count();
  await page.getByRole('combobox', { name: 'Pagina' }).selectOption({ label: 'Kleur' });
  await expect(page).toHaveURL(/\?page_id=/);
  await expect.poll(() => cards(page).count()).toBeLessThan(all);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Pagina' }).locator('option:checked')).toHaveText('Kleur');
  await page.getByRole('searchbox', { name: 'Zoeken' }).fill('zzbestaatniet');
  await expect(page.getByRole('heading', { name: 'Niets gevonden met ‘zzbestaatniet’' })).toBeVisible();
  await page.getByRole('button', { name: 'Alles tonen' }).click();
  await expect(page).toHaveURL('/bestanden');
  await expect(shelves(page)).not.toHaveCount(0);
});

test('what a visitor may not see is told, and a login leads back to it', async ({ page, request }) => {
  const { id, title } = await hiddenAsset(request);
  await page.goto(`/bestanden/${id}`);
  const chosen = details(page);
  await expect(chosen.getByRole('heading', { name: 'Dit bestand is er niet' })).toBeVisible();
  await expect(page).toHaveURL(`/bestanden/${id}`);
  await expect(chosen.getByRole('link', { name: 'Alle bestanden' })).toBeVisible();
  await chosen.getByRole('link', { name: 'Inloggen' }).click();
  await logInHere(page, ADMIN);
  await expect(page).toHaveURL(`/bestanden/${id}`);
  await expect(chosen.getByRole('heading', { name: title })).toBeVisible();
  await expect(chosen.getByRole('link', { name: 'Asset bewerken' })).toBeVisible();
});

test(
  'staff see more than visitors, and why a file is not for them',
  { tag: '@journey' },
  async ({ page, request }) => {
    const answer = await request.get('/api/v1/library?pageSize=1');
    const forAll: { meta: { pagination: { total: number } } } = await answer.json();

    const admin = await asAdmin(request);
    const hidden = await hiddenAsset(request);
    const group = await admin.post('/groups', { name: unique('Lezers'), permissions: ['view'] });
    const [logo] = await admin.list<{ id: string }>('/assets?search=logo&kind=editable&pageSize=1');
    await admin.post('/pages', {
      title: unique('Voor lezers'),
      groups: [group.id],
      published_at: '2026-01-01T00:00:00Z',
      blocks: [
        { type: 'asset', asset: hidden.id },
        { type: 'asset', asset: logo?.id },
      ],
    });
    const reader = await employee(request, [group.id]);
    await beLoggedIn(page, reader);
    await page.goto(`/bestanden/${hidden.id}?collection=all`);
    await expect(details(page).getByRole('heading', { name: hidden.title })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${hidden.title} – `));
    await expect(details(page).getByText('Alleen voor medewerkers')).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Kruimelpad' })
      .getByRole('link', { name: 'Bestanden' })
      .click();
    const forReader = Number.parseInt(
      await page.getByRole('status').filter({ hasText: 'result' }).innerText(),
      10,
    );
    await expect(page.getByText('Dit is wat openbaar is.')).toBeHidden();
    expect(forReader).toBeGreaterThan(forAll.meta.pagination.total);

    await page.goto(`/bestanden/${logo?.id}`);
    const editable = uses(page).filter({ hasText: 'Bewerken' });
    await expect(editable.getByText('Niet voor jouw groep')).toBeVisible();
    await editable.getByText('Waarom kan ik dit niet downloaden?').click();
    await expect(editable.getByRole('link', { name: 'Team Communicatie' })).toBeVisible();
  },
);

test('a page leads to all versions of a file', async ({ page }) => {
  await page.goto('/huisstijl/logo');
  await page.getByRole('link', { name: 'Alle versies' }).first().click();
  await expect(page).toHaveURL(/\/bestanden\/\w+$/);
  await expect(details(page).getByRole('heading', { name: 'Waar heb je het voor nodig?' })).toBeVisible();
});

test('the guide leads to all files', async ({ page }) => {
  await beLoggedIn(page, ADMIN);
  await page.goto('/huisstijl');
  await page.getByRole('main').getByRole('link', { name: 'Bestanden', exact: true }).click();
  await expect(page).toHaveURL('/bestanden');
});
