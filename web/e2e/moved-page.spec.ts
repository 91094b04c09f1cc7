import { expect, test } from '@playwright/test';
import { ADMIN } from './support/accounts';
import { asAdmin } from './support/api';
import { beLoggedIn } from './support/log-in';
import { unique } from './support/samples';

test('a page that moved is found at its old address, and tells who links to it', async ({
  page,
  request,
}) => {
  const admin = await asAdmin(request);
  const published = { published_at: new Date().toISOString() };
  const word = unique('verhuisd').replace(' ', '-');
  const moved = await admin.post('/pages', {
    ...published,
    title: unique('Verhuisd'),
    slug: `${word}-oud`,
  });
  const source = unique('Verwijst');
  await admin.post('/pages', {
    ...published,
    title: source,
    blocks: [{ type: 'text', title: 'Lees', button: { label: 'Lees', url: `/huisstijl/${word}-oud` } }],
  });
  await admin.put(`/pages/${moved.id}`, { slug: word });

  // Only the API tells where a private page moved to.
  await beLoggedIn(page, ADMIN);
  await page.goto(`/huisstijl/${word}-oud?van=mail#kop`);
  await expect(page).toHaveURL(`/huisstijl/${word}?van=mail#kop`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Verhuisd/);

  await page.goto(`/huisstijl/${word}-oud/edit`);
  await expect(page).toHaveURL(`/huisstijl/${word}/edit`);
  const panel = page.getByRole('complementary', { name: 'Details' });
  await expect(panel.getByText('1 pagina verwijst hiernaar')).toBeVisible();
  await expect(panel.getByRole('listitem').filter({ hasText: source })).toBeVisible();
  await expect(panel.getByRole('heading', { name: 'Eerdere adressen' })).toBeVisible();
  await page.getByRole('button', { name: 'Pagina verwijderen' }).click();
  const question = page.getByRole('dialog');
  await expect(question.getByText('1 pagina verwijst hiernaar')).toBeVisible();
  await expect(question.getByText(source)).toBeVisible();
  await question.getByRole('button', { name: 'Annuleren' }).click();

  await page.getByRole('button', { name: `Adres ${word}-oud weghalen` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Weghalen' }).click();
  await expect(page.getByText('Het adres is weggehaald.')).toBeVisible();
  await expect(panel.getByText(`/huisstijl/${word}-oud`)).toBeHidden();
});

test('what stands beside a page leads an admin to the editor of a draft', async ({ page, request }) => {
  const admin = await asAdmin(request);
  const published = { published_at: new Date().toISOString() };
  const before = await admin.post('/pages', { ...published, title: unique('Ervoor') });
  const title = unique('Nog concept');
  const draft = await admin.post('/pages', { title });
  await beLoggedIn(page, ADMIN);
  await page.goto(`/huisstijl/${before.slug}`);
  const next = page.getByRole('navigation', { name: 'Verder lezen' }).getByRole('link', { name: title });
  await next.click();
  await expect(page).toHaveURL(`/huisstijl/${draft.slug}/edit`);
  await page.getByRole('button', { name: 'Zoeken' }).first().click();
  const search = page.getByRole('dialog');
  await search.getByRole('searchbox').fill(title);
  await expect(search.getByRole('link', { name: title })).toHaveAttribute(
    'href',
    `/huisstijl/${draft.slug}/edit`,
  );
});
