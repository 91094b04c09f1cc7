import { expect, test, type APIRequestContext } from '@playwright/test';
import { asAdmin } from './support/api';
import { beLoggedIn, logInHere } from './support/log-in';
import { unique } from './support/samples';

const PASSWORD = 'een-lang-wachtwoord-voor-wie-hier-werkt';

interface AssetBody {
  id: string;
  title: string;
  files: { name: string; kind: string }[];
}

/** A colleague in a group that may view and download for use, and a private page for that group. */
async function colleague(request: APIRequestContext) {
  const admin = await asAdmin(request);
  const group = await admin.post('/groups', {
    name: unique('Afdeling'),
    permissions: ['view', 'download-for-use'],
  });
  const assets = await admin.list<AssetBody>('/assets?search=logo&pageSize=100');
  const asset = assets.find(({ files }) => files.some(({ kind }) => kind === 'editable'));
  const title = unique('Voor de afdeling');
  const page = await admin.post('/pages', {
    title,
    groups: [group.id],
    published_at: '2026-01-01T00:00:00Z',
    blocks: [
      { type: 'asset', asset: asset?.id },
      { type: 'text', title: 'Niet voor deze groep', groups: [] },
    ],
  });
  const email = `${unique('collega').replace(' ', '.')}@noorderlicht.example`;
  await admin.post('/users', {
    firstName: 'Kim',
    lastName: 'Collega',
    email,
    password: PASSWORD,
    groups: [group.id],
  });
  return { email, password: PASSWORD, title, slug: page.slug, asset };
}

test(
  'staff see what their group may see, and download what it may use',
  { tag: '@journey' },
  async ({ page, request }) => {
    const { title, slug, asset, ...account } = await colleague(request);
    await page.goto(`/huisstijl/${slug}`);
    await expect(page).toHaveURL(/\/login\?redirect=/);
    await logInHere(page, account);

    await expect(page).toHaveURL(`/huisstijl/${slug}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText('Niet voor deze groep')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Pagina bewerken' })).toBeHidden();

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('link', { name: `Downloaden: ${asset?.title}, ` })
        .first()
        .click(),
    ]);
    expect(download.suggestedFilename()).toBe(asset?.files.find(({ kind }) => kind === 'usable')?.name);
    expect(await download.failure()).toBeNull();

    const editable = page.getByRole('listitem').filter({ hasText: 'voor bewerking' });
    await expect(editable.getByText('Niet voor jouw groep')).toBeVisible();
    await editable.getByText('Waarom kan ik dit niet downloaden?').click();
    await expect(
      editable.getByText(/Daarmee mag je dit bestand niet downloaden voor bewerking/),
    ).toBeVisible();
  },
);

test('a user who is no admin is led out of an admin screen, and sees why', async ({ page, request }) => {
  const account = await colleague(request);
  await beLoggedIn(page, account);
  await page.goto('/huisstijl');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Huisstijl' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Assets' })).toBeHidden();
  await page.goto('/admin/users');
  await expect(page).toHaveURL('/login');
  const why = page.getByRole('alert').filter({ hasText: 'Dat scherm is alleen voor beheerders.' });
  await expect(why).toBeVisible();
  await expect(why.getByRole('link', { name: 'Team Communicatie' })).toBeVisible();
  await logInHere(page, account);
  await expect(page).toHaveURL('/huisstijl');
});

test('logging out leaves nothing behind', { tag: '@journey' }, async ({ page, request }) => {
  const { slug, ...account } = await colleague(request);
  await beLoggedIn(page, account);
  await page.goto('/huisstijl');
  await page.getByRole('button', { name: 'Kim Collega' }).click();
  await page.getByRole('menuitem', { name: 'Uitloggen' }).click();
  await expect(page).toHaveURL('/login');
  await page.goto(`/huisstijl/${slug}`);
  await expect(page).toHaveURL(/\/login\?redirect=/);
});

test('what is on its way while a user logs out leaves no trace', async ({ page, request }) => {
  const { slug, ...account } = await colleague(request);
  await beLoggedIn(page, account);
  const isOut = page.waitForResponse('**/auth/logout');
  await page.route('**/api/v1/pages/map', (route) => isOut.then(() => route.continue()));
  await page.goto(`/huisstijl/${slug}`);
  await page.getByRole('button', { name: 'Kim Collega' }).click();
  const isRefused = page.waitForResponse('**/auth/refresh');
  await page.getByRole('menuitem', { name: 'Uitloggen' }).click();
  await isRefused;
  await expect(page.getByRole('heading', { name: 'Inloggen' })).toBeVisible();
  await logInHere(page, account);
  await expect(page).toHaveURL('/huisstijl');
});

test('a page stays in sight until there is what a colleague sees of it', async ({ page, request }) => {
  await beLoggedIn(page, await colleague(request));
  await page.route('**/api/v1/pages/*', () => undefined);
  await page.goto('/huisstijl/kleur');
  await expect(page.getByRole('button', { name: 'Kim Collega' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Kleur' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: "Pagina's" }).getByRole('link')).not.toHaveCount(0);
});
