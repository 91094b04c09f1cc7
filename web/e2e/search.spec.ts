import { expect, test, type Page } from '@playwright/test';
import { beLoggedIn } from './support/log-in';
import { takenOver } from './support/taken-over';
import { employee } from './support/people';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Zoeken' });

/** Opens the dialog by its button and types. */
async function searchFor(page: Page, q: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Zoeken' }).click();
  await dialogOf(page).getByRole('searchbox', { name: 'Zoeken' }).fill(q);
}

test(
  'a member of staff finds the PowerPoint template and downloads it from the list',
  { tag: '@journey' },
  async ({ page, request }) => {
    await beLoggedIn(page, await employee(request));
    await page.goto('/huisstijl/kleur');
    await searchFor(page, 'powerpoint presentatie');
    const dialog = dialogOf(page);
    const row = dialog
      .getByRole('region', { name: 'Sjablonen' })
      .getByRole('listitem')
      .filter({ hasText: 'PPTX' });
    await expect(row.getByRole('link', { name: /presentatie/i }).first()).toBeVisible();
    const downloaded = page.waitForEvent('download');
    await row
      .first()
      .getByRole('link', { name: /^Downloaden: / })
      .click();
    expect((await downloaded).suggestedFilename()).toMatch(/\.pptx$/);
  },
);

test('a typo is searched right away, and said so', async ({ page }) => {
  await page.goto('/');
  await searchFor(page, 'lgoo');
  const dialog = dialogOf(page);
  await expect(
    dialog.getByText('Geen resultaten voor "lgoo". Dit zijn de resultaten voor "logo".'),
  ).toBeVisible();
  await expect(dialog.getByRole('region', { name: "Pagina's" }).getByRole('link').first()).toBeVisible();
});

test(
  'by keyboard a hit leads to its block, with the words marked for a moment',
  { tag: '@journey' },
  async ({ page }) => {
    await page.clock.install();
    await page.goto('/huisstijl/logo');
    await takenOver(page);
    await page.keyboard.press('Control+k');
    const dialog = dialogOf(page);
    const field = dialog.getByRole('searchbox', { name: 'Zoeken' });
    await expect(field).toBeFocused();
    await page.keyboard.type('nachtblauw contrast');
    const hits = dialog.getByRole('region', { name: "Pagina's" }).locator('a[href*="#"]');
    const first = hits.first();
    await expect(first).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(first).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(field).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.type(' ');
    await page.keyboard.press('Backspace');
    await expect(field).toBeFocused();
    // Other words, so that there is an answer to wait for: until then the hits are those of what was typed before.
    const answered = page.waitForResponse(/\/api\/v1\/search\?.*q=contrast\W/);
    await field.fill('contrast nachtblauw');
    await answered;
    await expect(first).toBeVisible();
    await first.focus();
    const clicked = page.waitForRequest((request) => request.url().endsWith('/api/v1/search/clicks'));
    const address = (await first.getAttribute('href')) ?? '';
    await page.keyboard.press('Enter');
    expect((await clicked).postDataJSON()).toMatchObject({ q: 'contrast nachtblauw', kind: 'page', rank: 1 });
    await expect(page).toHaveURL(address);
    await expect(dialog).toBeHidden();
    const anchor = decodeURIComponent(address.split('#')[1] ?? '');
    await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport();
    await expect.poll(() => page.evaluate(() => CSS.highlights.get('sought')?.size ?? 0)).toBeGreaterThan(0);
    await page.clock.fastForward(4000);
    await expect.poll(() => page.evaluate(() => CSS.highlights.has('sought'))).toBe(false);
  },
);

test('what is typed while its code still loads is in its field', async ({ page }) => {
  await page.goto('/huisstijl/logo');
  await takenOver(page);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('diap ');
  release();
  const field = dialogOf(page).getByRole('searchbox', { name: 'Zoeken' });
  await expect(field).toBeFocused();
  await page.keyboard.type('logo');
  await expect(field).toHaveValue('diap logo');
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(field).toHaveValue('');
});

test('the keys that open and close it, and what it remembers', async ({ page }) => {
  await page.goto('/huisstijl/logo');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const dialog = dialogOf(page);
  const field = dialog.getByRole('searchbox', { name: 'Zoeken' });
  await takenOver(page);
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await page.keyboard.type('kleur');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/zoeken?q=kleur');
  await expect(dialog).toBeHidden();

  // In a field a slash is a slash.
  await page.getByRole('searchbox', { name: 'Zoeken' }).focus();
  await page.keyboard.press('/');
  await expect(dialog).toBeHidden();

  const opener = page.getByRole('banner').getByRole('button', { name: 'Zoeken' });
  await opener.click();
  await expect(dialog.getByRole('link', { name: 'kleur', exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'kleur vergeten' }).click();
  await expect(dialog.getByRole('link', { name: 'kleur', exact: true })).toBeHidden();
  await page.keyboard.type('logo');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('all hits have an address, with their kind, and history leads back', async ({ page }) => {
  await page.goto('/zoeken?q=logo');
  await expect(page).toHaveTitle(/^logo zoeken/);
  await expect(page.getByRole('heading', { level: 1, name: 'Zoeken' })).toBeVisible();
  const hits = page.getByRole('main').locator('[data-hit]');
  await expect(hits.first()).toBeVisible();
  const all = page.getByRole('radio', { name: 'Alles' });
  const images = page.getByRole('radio', { name: 'Beeld' });
  await expect(all).toBeChecked();
  await images.check();
  await expect(page).toHaveURL('/zoeken?q=logo&kind=asset');
  await expect(page.getByText(/^(PNG|EPS|PDF|SVG|MP4) ·/).first()).toBeVisible();
  // Back at once, before the list followed.
  await page.getByRole('radio', { name: 'Documenten' }).evaluate((documents: HTMLInputElement) => {
    documents.click();
    history.back();
  });
  await expect(images).toBeChecked();
  await expect(page).toHaveURL('/zoeken?q=logo&kind=asset');
  await page.goBack();
  await expect(page).toHaveURL('/zoeken?q=logo');
  await expect(all).toBeChecked();
  await page.getByRole('searchbox', { name: 'Zoeken' }).fill('typografie');
  await expect(page).toHaveURL('/zoeken?q=typografie');
  await expect(hits.filter({ hasText: 'Typografie' }).first()).toBeVisible();
});

test('nothing found is not the end', async ({ page }) => {
  await page.goto('/zoeken?q=logoxyzwqqq');
  await expect(page.getByRole('heading', { name: 'Niets gevonden voor "logoxyzwqqq"' })).toBeVisible();
  await expect(page.getByText('Misschien bedoel je:')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Misschien zoek je dit' })).toBeVisible();
});

test('a search that fails can be tried again', async ({ page }) => {
  await page.route('**/api/v1/search?*', (route) =>
    route.fulfill({ status: 429, json: { status: 429, message: 'Te vaak gezocht. Wacht even.' } }),
  );
  await page.goto('/');
  await searchFor(page, 'logo');
  const alert = dialogOf(page).getByRole('alert').filter({ hasText: 'Te vaak gezocht.' });
  await expect(alert).toBeVisible();
  await page.unroute('**/api/v1/search?*');
  await alert.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect(dialogOf(page).getByRole('region', { name: "Pagina's" })).toBeVisible();
});

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' });

  test('titles are found, and the text of pages that were opened', async ({ page, context }) => {
    await page.goto('/huisstijl/logo');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Logo' })).toBeVisible();
    await context.setOffline(true);
    await searchFor(page, 'typografie');
    await expect(dialogOf(page).getByText('Je bent offline:')).toBeVisible();
    await expect(dialogOf(page).getByRole('link', { name: 'Typografie', exact: true })).toBeVisible();
    await dialogOf(page).getByRole('searchbox').fill('lint');
    await expect(dialogOf(page).getByText('in de tekst').first()).toBeVisible();
  });
});
