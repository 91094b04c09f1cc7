import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { ADMIN } from '../support/accounts';
import { asAdmin } from '../support/api';
import { choose, title } from '../support/editor';
import { beLoggedIn } from '../support/log-in';
import { unique } from '../support/samples';

const PASSWORD = 'geheim-voor-de-drukker';

test('a link to files, as its maker sees it', async ({ page }) => {
  await beLoggedIn(page, ADMIN);
  await page.goto('/bestanden?search=logo+in+kleur');
  await page
    .getByRole('list', { name: 'Bestanden' })
    .getByRole('link', { name: /^Logo in kleur/ })
    .click();
  await page.getByText('Over dit bestand').click();
  await page
    .getByRole('button', { name: /^In mandje: .*\.eps/ })
    .first()
    .click();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Mandje, / })
    .click();
  const basket = page.getByRole('dialog');
  await basket.getByRole('button', { name: 'Deel met een link' }).click();
  await expect(basket.getByRole('heading', { name: 'Deel met een link' })).toBeFocused();
  await expectAccessible(page);
  await basket.getByLabel('Titel').fill(unique('Voor de drukker'));
  await basket.getByRole('button', { name: 'Maak link' }).click();
  await expect(basket.getByRole('heading', { name: 'De link is klaar' })).toBeFocused();
  await expectAccessible(page);
  await page.goto('/delen');
  await expect(
    page.getByRole('list', { name: 'Gedeelde links' }).getByRole('listitem').first(),
  ).toBeVisible();
  await expectAccessible(page);
});

test('a link to files, as its reader sees it', async ({ page, request }) => {
  const admin = await asAdmin(request);
  const [asset] = await admin.list<{ id: string }>('/assets?search=logo+in+kleur');
  const share = { title: unique('Drukwerk'), items: [{ asset: asset?.id }], password: PASSWORD };
  const { id } = await admin.post('/shares', share);
  const made = (await admin.list<{ id: string; url: string }>('/shares')).find((each) => each.id === id);
  await page.goto(new URL(made?.url ?? '').pathname);
  const field = page.getByLabel('Wachtwoord', { exact: true });
  await expect(field).toHaveAttribute('aria-invalid', 'false');
  await expectAccessible(page);
  await field.fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: share.title })).toBeFocused();
  await expectAccessible(page);
  await admin.remove(`/shares/${id}`);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Deze link is verlopen' })).toBeVisible();
  await expectAccessible(page);
});

test('a link to a draft', async ({ page, request, browser }) => {
  const name = unique('Geheim');
  const blocks = [{ type: 'text', title: 'In het klad' }];
  const { slug } = await (await asAdmin(request)).post('/pages', { title: name, blocks });
  await beLoggedIn(page, ADMIN);
  await page.goto(`/huisstijl/${slug}/edit`);
  await expect(title(page)).toBeVisible();
  await choose(page, 'Deel voorbeeld');
  const dialog = page.getByRole('dialog', { name: 'Deel voorbeeld' });
  await dialog.getByRole('button', { name: 'Link maken' }).click();
  await expect(dialog.getByText(/^Tot .*, van /)).toBeVisible();
  await expectAccessible(page);

  const address = new URL(await dialog.getByRole('textbox', { name: 'Link' }).inputValue()).pathname;
  const visitor = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  await visitor.goto(new URL(address, page.url()).href);
  await expect(visitor.getByText('Dit is een concept.')).toBeVisible();
  await expectAccessible(visitor);
  await dialog.getByRole('button', { name: 'Intrekken' }).click();
  await expect(page.getByText('De link werkt niet meer.')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1, name: 'Deze link is verlopen' })).toBeVisible();
  await expectAccessible(visitor);
  await visitor.context().close();
});
