import { expect, test, type Page } from '@playwright/test';
import { ADMIN } from './support/accounts';
import { asAdmin } from './support/api';
import { beLoggedIn } from './support/log-in';
import { employee } from './support/people';
import { unique } from './support/samples';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Zoeken' });

async function searchFor(page: Page, q: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Zoeken' }).click();
  await dialogOf(page).getByRole('searchbox', { name: 'Zoeken' }).fill(q);
}

test('Ctrl+Enter on a hit does its button, and nothing where there is none', async ({ page }) => {
  await page.goto('/huisstijl/kleur');
  await searchFor(page, 'logo wit');
  const files = dialogOf(page).getByRole('region', { name: 'Bestanden' });
  const row = files.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^Downloaden: / }) });
  await row.first().locator('[data-hit]').focus();
  const downloaded = page.waitForEvent('download');
  await page.keyboard.press('Control+Enter');
  expect((await downloaded).suggestedFilename()).toMatch(/logo/);
  await expect(dialogOf(page)).toBeVisible();

  await dialogOf(page).getByRole('region', { name: "Pagina's" }).locator('[data-hit]').first().focus();
  await page.keyboard.press('Control+Enter');
  await expect(dialogOf(page)).toBeVisible();
  await expect(page).toHaveURL('/huisstijl/kleur');
});

test('a click beside it closes it, and focus is back where it was', async ({ page }) => {
  await page.goto('/huisstijl/kleur');
  await searchFor(page, '');
  await page.mouse.click(5, 5);
  await expect(dialogOf(page)).toBeHidden();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Zoeken' })).toBeFocused();
});

test('what may be seen but not downloaded has a lock, with the reason', async ({ page, request }) => {
  const expectLock = async (reason: string) => {
    await page.goto('/zoeken?q=eps&kind=file');
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: reason }).first();
    await expect(row.getByText(reason)).toBeVisible();
    await expect(row.getByRole('link', { name: /^Downloaden: / })).toHaveCount(0);
  };
  await expectLock('Alleen met een account');
  await page.goto('about:blank');
  await beLoggedIn(page, await employee(request));
  await expectLock('Niet voor jouw groep');
});

test('while a page is being written Ctrl+K makes a link there, and opens no search', async ({
  page,
  request,
}) => {
  const admin = await asAdmin(request);
  const blocks = [{ type: 'text', title: 'Een titel', body: '<p>Lopende tekst.</p>' }];
  const { slug } = await admin.post('/pages', { title: unique('Met een link'), blocks });
  await beLoggedIn(page, ADMIN);
  await page.goto(`/huisstijl/${slug}/edit`);
  const text = page.getByRole('group', { name: 'Blok 1: Tekst' });
  await expect(text).toBeVisible();
  // Once it was open it opens at once.
  await page.getByRole('banner').getByRole('button', { name: 'Zoeken' }).click();
  await expect(dialogOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await text.getByRole('button', { name: /^Tekst/ }).click();
  const body = text.getByRole('textbox', { name: 'Tekst', exact: true });
  await body.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Link' });
  await expect(dialog).toBeVisible();
  await expect(dialogOf(page)).toBeHidden();
  await dialog.getByLabel('Of een adres').fill('/huisstijl/logo');
  await dialog.getByRole('button', { name: 'Link maken' }).click();
  await expect(body).toBeFocused();
  await expect(body.locator('a')).toHaveAttribute('href', '/huisstijl/logo');

  // The same key changes it.
  await page.keyboard.press('Control+k');
  await expect(dialog.getByLabel('Of een adres')).toHaveValue('/huisstijl/logo');
  await page.keyboard.press('Escape');
  await expect(body).toBeFocused();

  const title = text.getByRole('textbox', { name: 'Titel', exact: true });
  await title.focus();
  await page.keyboard.press('Control+k');
  await expect(title).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('who logs out leaves no searches behind', async ({ page, request }) => {
  await beLoggedIn(page, await employee(request));
  await page.goto('/zoeken?q=');
  await page.getByRole('main').getByRole('searchbox').fill('geheim plan');
  await page.keyboard.press('Enter');
  const kept = () => page.evaluate(() => JSON.stringify(localStorage));
  await expect.poll(kept).toContain('geheim plan');
  await page.goto('/logout');
  await expect.poll(kept).not.toContain('geheim plan');
});
