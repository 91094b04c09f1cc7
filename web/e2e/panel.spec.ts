import { expect, test } from '@playwright/test';
import { MAINTAINER } from './support/accounts';
import { asAdmin } from './support/api';
import { enterPanel } from './support/panel';

test('a maintainer looks around in the panel, sees a draft and publishes it', async ({ page, request }) => {
  const admin = await asAdmin(request);
  const title = 'Uit technisch beheer';
  const { id, slug } = await admin.post('/pages', {
    title,
    is_public: true,
    blocks: [{ type: 'text', title: 'Nog in het klad' }],
  });

  const warnings: string[] = [];
  page.on('console', (line) => {
    if (line.type() === 'warning' && /^\[(Portaal|Logboek|Mails)\]/.test(line.text()))
      warnings.push(line.text());
  });
  await enterPanel(page, MAINTAINER);
  await expect(page.getByText('Gepubliceerde pagina’s')).toBeVisible();

  await page.goto('/beheer/plugins/portal/overview');
  await expect(page.getByRole('heading', { name: 'Portaal', exact: true })).toBeVisible();
  await expect(page.getByText('Opslag in gebruik')).toBeVisible();
  await page.goto('/beheer/plugins/portal/log?action=maintainer.login');
  await expect(page.getByRole('gridcell', { name: 'Technisch beheer: ingelogd' }).first()).toBeVisible();
  await page.goto('/beheer/plugins/portal/mails');
  await expect(page.getByRole('heading', { name: 'Mails', exact: true })).toBeVisible();
  expect(warnings).toEqual([]);

  await page.goto(`/beheer/content-manager/collection-types/api::page.page/${id}`);
  await page.getByRole('link', { name: 'Voorbeeld openen' }).click();
  const preview = page.frameLocator('iframe');
  await expect(preview.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await expect(preview.getByRole('heading', { name: 'Nog in het klad' })).toBeVisible();

  await page.goto(`/beheer/content-manager/collection-types/api::page.page/${id}`);
  await page.getByRole('button', { name: 'Publiceren', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publiceren' }).click();
  await expect(page.getByText('Gepubliceerd: bezoekers lezen de pagina')).toBeVisible();
  expect((await request.get(`/api/v1/pages/${slug}`)).status()).toBe(200);
  await admin.remove(`/pages/${id}`);
});

test('a screen of the panel waits for the rights of its account', async ({ page, context }) => {
  await enterPanel(page, MAINTAINER);
  const files = '/beheer/plugins/upload';
  const add = { name: 'Nieuw', exact: true };
  const beside = await context.newPage();
  let opened = false;
  let isEarly = false;
  page.on('request', (request) => (opened ||= request.url().includes('/upload/folder-structure')));
  await page.route('**/admin/users/me/permissions', async (route) => {
    // A screen that does not wait for the rights is there no later than the same one beside it, which is opened after it.
    await beside.goto(files);
    await expect(beside.getByRole('button', add)).toBeVisible();
    isEarly ||= opened;
    await route.continue();
  });
  await page.goto(files);
  await expect(page.getByRole('button', add)).toBeVisible();
  expect(isEarly).toBe(false);
});
