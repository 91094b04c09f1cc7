import { expect, test, type Page } from '@playwright/test';
import { enter } from './support/log-in';
import { ADMIN } from './support/accounts';
import { findPublicPaths } from './support/public-pages';
import { takenOver } from './support/taken-over';

declare global {
  interface Window {
    shifted?: number;
  }
}

/** What the browser says while a page that was drawn by the server becomes that of the script. */
function listen(page: Page): string[] {
  const said: string[] = [];
  page.on('pageerror', ({ message }) => said.push(message));
  page.on('console', (message) => {
    // Another test may publish between the page and its data.
    const isDataGone = message.location().url.includes('.json?v=');
    if (message.type() === 'error' && !isDataGone) said.push(message.text());
  });
  return said;
}

/** Adds up how far things moved by themselves, as browsers do (Cumulative Layout Shift). */
const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const add = (list: PerformanceObserverEntryList): void => {
      for (const entry of list.getEntries())
        if ('value' in entry) window.shifted = (window.shifted ?? 0) + Number(entry.value);
    };
    new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true });
  });

/** Waits until the frame after this one is drawn: what the script moves, it has moved by then. */
const nextFrame = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Controls do something from when the script has taken over. */
async function search(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await takenOver(page);
  await page
    .getByRole('button', { name: /^Zoeken/ })
    .first()
    .click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

test('the script takes over what the server drew, without a word or a jump @everywhere', async ({
  page,
  request,
}) => {
  test.slow();
  const said = listen(page);
  await watchShifts(page);
  for (const path of await findPublicPaths(request)) {
    await test.step(path, async () => {
      await page.goto(path);
      await takenOver(page);
      await nextFrame(page);
      expect(await page.evaluate(() => window.shifted ?? 0)).toBeLessThan(0.05);
      expect(said).toEqual([]);
    });
  }
});

/** Lets scripts, or those that are meant, come when what it returns is called. */
async function holdScripts(page: Page, isHeld: (path: string) => boolean = () => true): Promise<() => void> {
  let letScriptsGo = (): void => undefined;
  const allowed = new Promise<void>((resolve) => (letScriptsGo = resolve));
  await page.route('**/*.js', async (route) => {
    if (isHeld(route.request().url())) await allowed;
    await route.continue();
  });
  return letScriptsGo;
}

test('the words are there before the script', { tag: '@journey' }, async ({ page }) => {
  const letScriptsGo = await holdScripts(page);
  await page.goto('/huisstijl/kleur', { waitUntil: 'commit' });
  await expect(page.locator('h1')).toHaveText('Kleur');
  await expect(page.getByText('88 60 0 0')).toBeAttached();
  await expect(page.locator('h1')).toHaveCSS('font-family', /Figtree/);
  letScriptsGo();
  await search(page);
});

test('a page whose data is gone, because it changed meanwhile, is drawn by the script', async ({ page }) => {
  await page.route('**/huisstijl/*.json*', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/huisstijl/kleur');
  await search(page);
  await expect(page.locator('h1')).toHaveText('Kleur');
});

test('who is logged in never sees the page of a visitor first', async ({ page }) => {
  await enter(page, ADMIN);
  const answer = await page.request.get('/huisstijl/kleur');
  expect(await answer.text()).toContain('<div id="root"></div>');
  await page.goto('/huisstijl/kleur');
  await expect(page.getByRole('link', { name: 'Pagina bewerken' })).toBeVisible();
});

test('what was typed and chosen by keys before the script came, counts', async ({ page }) => {
  const letScriptsGo = await holdScripts(page);
  await page.goto('/huisstijl/pictogrammen', { waitUntil: 'commit' });
  const icons = page.getByRole('region', { name: 'Pictogrammen', exact: true });
  await page.getByRole('searchbox', { name: 'Pictogram zoeken' }).focus();
  await page.keyboard.type('prikken');
  await page.getByRole('radio', { name: 'Paars' }).focus();
  await page.keyboard.press('Space');
  letScriptsGo();
  await takenOver(page);
  await expect(page.getByText('1 gevonden')).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Pictogram zoeken' })).toHaveValue('prikken');
  await expect(page.getByRole('radio', { name: 'Paars' })).toBeChecked();
  await expect(icons.getByRole('radio', { name: 'Wit', exact: true })).toHaveCount(0);
});

test('what was pressed, unchecked and written in a text area before the script came, counts', async ({
  page,
}) => {
  const letScriptsGo = await holdScripts(page, (path) => !path.includes('/start-'));
  await page.goto('/huisstijl/typografie', { waitUntil: 'commit' });
  const sentence = page.getByRole('textbox', { name: 'Typ je eigen zin' });
  await sentence.fill('Zorg dichtbij');
  // Twice counts once.
  const close = page.getByRole('button', { name: 'Zijmenu sluiten' });
  await close.click();
  await close.click();
  await expect(page.locator('[data-pressed]')).toHaveCount(1);
  letScriptsGo();
  await takenOver(page);
  await expect(page.getByRole('button', { name: 'Zijmenu openen' })).toBeVisible();
  await expect(sentence).toHaveValue('Zorg dichtbij');
});

test('a page is taken over once it has the code of all its parts', async ({ page }) => {
  const letScriptsGo = await holdScripts(page, (path) => path.includes('/pack-'));
  const asked = page.waitForRequest(/\/pack-[^/]*\.js/);
  await page.goto('/huisstijl/logo', { waitUntil: 'commit' });
  await asked;
  await nextFrame(page);
  await expect(page.locator('body')).toHaveAttribute('data-drawn');
  await page.getByRole('radio', { name: 'Website' }).check();
  letScriptsGo();
  await takenOver(page);
  await expect(page.getByText('Een SVG is licht')).toBeVisible();
});

test('where a reader has scrolled to before the script came, stays', async ({ page }) => {
  const letScriptsGo = await holdScripts(page);
  await page.goto('/huisstijl/logo', { waitUntil: 'commit' });
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  letScriptsGo();
  await takenOver(page);
  await nextFrame(page);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
});
