import { expect, test } from '@playwright/test';
import { ADMIN } from './support/accounts';
import { beLoggedIn } from './support/log-in';
import { withOwnPortal } from './support/own-portal';

test('what is typed while the server restarts is saved by itself afterwards', async ({ browser }) => {
  // A start, and another one.
  test.slow();
  await withOwnPortal(async ({ url, stop, start }) => {
    const context = await browser.newContext({ baseURL: url });
    const page = await context.newPage();
    const title = page.getByLabel('Titel', { exact: true });
    const toolbar = page.getByRole('toolbar', { name: 'Pagina', exact: true });
    const saved = toolbar.getByText(/^Opgeslagen om \d\d:\d\d$/);
    await beLoggedIn(page, ADMIN);
    await page.goto('/huisstijl/create');
    // With the first key comes what the server can't send later.
    await title.pressSequentially('Voor');
    await expect(saved).toBeVisible();
    await expect(page).toHaveURL('/huisstijl/voor/edit');

    await stop();
    await title.pressSequentially(' en tijdens');
    await expect(toolbar.getByText('Bewaard in deze browser')).toBeVisible();
    await title.pressSequentially(' de storing');
    await page.getByRole('switch', { name: 'Openbaar' }).check();

    await start();
    // A server that did not answer is asked again, half a minute later at most.
    await expect(saved).toBeVisible({ timeout: 40_000 });
    await expect(page).toHaveURL('/huisstijl/voor-en-tijdens-de-storing/edit');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.reload();
    await expect(title).toHaveValue('Voor en tijdens de storing');
    await expect(page.getByRole('switch', { name: 'Openbaar' })).toBeChecked();
    await context.close();
  });
});
