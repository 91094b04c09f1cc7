import { expect, test, type Page } from '@playwright/test';
import { ADMIN } from './support/accounts';
import { brokenWords, LARGE_TEXT, lostTexts, SPACED_TEXT, wearStyle } from './support/display';
import { enter } from './support/log-in';

const PUBLIC = ['/', '/huisstijl/blokken', '/huisstijl/kleur', '/login', '/register', '/404'];
const TOOLS = ['/admin/users', '/admin/users/create', '/huisstijl/kleur/edit', '/assets', '/account/details'];

/** High enough to show the whole of every screen. */
const HIGH = 32_000;

const softly = expect.configure({ soft: true });

/** Checks a screen under the display settings of readers. */
async function expectNothingLost(page: Page, address: string): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Lists that measure their rows take a few frames to settle.
  const look = (as: string) => softly.poll(() => lostTexts(page), `${address}, ${as}`).toEqual([]);
  await look('as it is');
  await wearStyle(page, LARGE_TEXT);
  await look('large text');
  // Between a phone and a desktop.
  await page.setViewportSize({ width: width < 400 ? 640 : 1024, height: HIGH });
  await look('large text in half a window');
  await page.setViewportSize({ width, height: HIGH });
  await wearStyle(page, SPACED_TEXT);
  await look('spaced text');
  await wearStyle(page, '');
  // The minimum width, and a large screen at 200 %.
  await page.setViewportSize({ width: width < 400 ? 320 : width / 2, height: HIGH });
  await look('narrow');
  await page.setViewportSize({ width, height: HIGH });
}

test('large text does not stand on the ornament @everywhere', async ({ page }) => {
  for (const address of ['/', '/404']) {
    await page.goto(address);
    await wearStyle(page, LARGE_TEXT);
    const heading = page.getByRole('heading', { level: 1 });
    const title = await heading.boundingBox();
    const picture = await page.locator('main img').first().boundingBox();
    const isBelow = (title?.y ?? 0) >= (picture?.y ?? 0) + (picture?.height ?? 0);
    expect(isBelow || (title?.x ?? 0) + (title?.width ?? 0) <= (picture?.x ?? 0), address).toBe(true);
  }
});

test('nothing is lost with large or spaced text, or little room @everywhere', async ({ page }) => {
  test.slow();
  const width = page.viewportSize()?.width ?? 0;
  await page.setViewportSize({ width, height: HIGH });
  for (const address of PUBLIC) await test.step(address, () => expectNothingLost(page, address));
  await enter(page, ADMIN);
  for (const address of TOOLS) await test.step(address, () => expectNothingLost(page, address));
});

test('no word of a title is broken off @everywhere', async ({ page }) => {
  for (const address of [...PUBLIC, '/password/recover', '/password/reset', '/registered']) {
    await page.goto(address);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toBeVisible();
    // Another typeface makes words wider.
    await page.evaluate(async () => {
      await document.fonts.ready;
    });
    expect(await brokenWords(title), address).toEqual([]);
  }
});

test('nothing moves for who asked for less motion @everywhere', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const moving = () =>
    page.evaluate(() => {
      const ms = (time: string) => Math.max(...time.split(',').map((part) => Number.parseFloat(part) * 1000));
      const slow = [...document.querySelectorAll('*')].filter((element) =>
        [null, '::before', '::after'].some((part) => {
          const { animationDuration, transitionDuration } = getComputedStyle(element, part);
          return ms(animationDuration) > 1 || ms(transitionDuration) > 1;
        }),
      );
      const running = document.getAnimations().filter(({ playState }) => playState === 'running');
      return [...slow.map(({ localName }) => localName), ...running.map(({ id }) => `animation ${id}`)];
    });
  for (const address of ['/', '/elements', '/huisstijl/blokken']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('main').getByRole('link').first().hover();
    await expect.poll(moving, address).toEqual([]);
  }
});

test('the language is Dutch, but for one sentence', async ({ page }) => {
  await page.goto('/404');
  await expect(page.locator('html')).toHaveAttribute('lang', /^nl(-NL)?$/);
  const english = page.getByText('This page could not be found', { exact: true });
  await expect(english).toHaveAttribute('lang', 'en');
  await expect(page.locator('[lang]:not(html)')).toHaveCount(1);
});
