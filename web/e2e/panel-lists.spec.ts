import { expect, test } from '@playwright/test';
import { MAINTAINER } from './support/accounts';
import { asAdmin } from './support/api';
import { enterPanel } from './support/panel';
import { unique } from './support/samples';

const TYPES = '/beheer/content-manager/collection-types';

test('a list says what is published and where, and keeps what is deleted apart', async ({
  page,
  request,
}) => {
  const admin = await asAdmin(request);
  const word = unique('Lijst').replace(' ', '');
  const kept = `${word} hier`;
  const deleted = `${word} weg`;
  const parent = await admin.post('/pages', { title: kept, is_public: true });
  const child = await admin.post('/pages', { title: deleted, parent_id: parent.id });
  await admin.remove(`/pages/${child.id}`);

  await enterPanel(page, MAINTAINER);
  await page.goto(`${TYPES}/api::page.page?_q=${word}`);
  const row = (title: string) =>
    page.getByRole('row').filter({ has: page.getByRole('link', { name: title, exact: true }) });
  await expect(row(kept).getByText('Concept')).toBeVisible();
  await expect(row(deleted)).toBeHidden();
  for (const name of ['Titel', 'Bovenliggende pagina', 'Slug', 'Status'])
    await expect(page.locator('thead').getByText(name, { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Verwijderde tonen' }).click();
  await expect(row(deleted).getByText('Verwijderd', { exact: true })).toBeVisible();
  await expect(row(kept)).toBeHidden();
  await row(deleted).getByRole('link', { name: deleted }).click();
  await expect(page.getByText('Terugzetten kan in de portal.')).toBeVisible();
  await page.goto(`${TYPES}/api::page.page?_q=${word}&deleted=true`);
  await page.getByRole('button', { name: 'Verwijderde verbergen' }).click();
  await expect(row(kept)).toBeVisible();
  await admin.remove(`/pages/${parent.id}`);
});

test('a preview shows the whole picture on a ground that shows what is transparent', async ({ page }) => {
  await enterPanel(page, MAINTAINER);
  for (const path of [`${TYPES}/api::asset.asset`, '/beheer/plugins/upload']) {
    await page.goto(path);
    const picture = page.locator('img[src*="/_files/"]').first();
    await expect(picture).toHaveCSS('object-fit', 'contain');
    await expect(picture).toHaveCSS('background-image', /conic-gradient/);
  }
});
