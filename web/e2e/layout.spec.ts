import { expect, test, type Locator, type Page } from '@playwright/test';
import { ADMIN } from './support/accounts';
import { asAdmin } from './support/api';
import { toolbar } from './support/editor';
import { enter } from './support/log-in';

const HEIGHT = 900;

/** The breakpoints of the specification, from both sides. */
const WIDTHS = [320, 479, 480, 575, 576, 768, 769, 991, 992, 1199, 1200, 1440, 1920];

/** The bar at the top is 60, 70 or 80 px high. */
const topAt = (width: number): number => (width < 769 ? 60 : width < 1200 ? 70 : 80);

/** From this width on, the sides are next to the content. */
const isBeside = (width: number): boolean => width >= 992;

async function atEach(page: Page, check: (width: number) => Promise<void>): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    await test.step(`${width} px`, () => check(width));
  }
}

const readBox = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, right, top, width, height } = element.getBoundingClientRect();
    return { left, right, top, width, height };
  });

const side = (page: Page): Locator => page.getByRole('complementary', { name: 'Zijmenu' });
const details = (page: Page): Locator => page.getByRole('complementary', { name: 'Details' });

/** The details are at the right edge below the bar, or at full width below the content. */
async function expectDetails(page: Page, width: number, wide: 300 | 400): Promise<void> {
  const box = await readBox(details(page));
  expect(box.right).toBe(width);
  expect(box.width).toBe(isBeside(width) ? wide : width);
  if (isBeside(width)) expect(box).toMatchObject({ top: topAt(width), height: HEIGHT - topAt(width) });
}

test('the bar at the top is as high as the specification has it', async ({ page }) => {
  await page.goto('/');
  await atEach(page, async (width) => {
    const box = await readBox(page.getByRole('banner'));
    expect(box).toMatchObject({ top: 0, width, height: topAt(width) });
  });
});

test('the panels are as wide as the specification has them', async ({ page, request }) => {
  const [asset] = await (await asAdmin(request)).list<{ id: string }>('/assets');
  await enter(page, ADMIN);

  await page.goto('/huisstijl/logo/edit');
  await expect(details(page).getByLabel('Slug')).toBeVisible();
  await atEach(page, async (width) => {
    await expect(side(page)).toBeVisible({ visible: isBeside(width) });
    if (isBeside(width)) {
      expect(await readBox(side(page))).toMatchObject({ left: 0, top: topAt(width), width: 300 });
    }
    if (isBeside(width)) return expectDetails(page, width, 300);
    await toolbar(page).getByRole('button', { name: 'Instellingen' }).click();
    const edge = width < 480 ? 0 : 16;
    expect(await readBox(page.getByRole('dialog'))).toMatchObject({
      left: edge,
      top: edge,
      width: width - 2 * edge,
      height: HEIGHT - 2 * edge,
    });
    await page.getByRole('button', { name: 'Instellingen sluiten' }).click();
  });

  await side(page).getByRole('button', { name: 'Zijmenu sluiten' }).click();
  await expect(side(page).getByRole('button', { name: 'Zijmenu openen' })).toBeVisible();
  await atEach(page, async (width) => {
    if (isBeside(width)) await expectDetails(page, width, 400);
  });

  await page.goto(`/assets/${asset?.id ?? ''}`);
  await expect(details(page).getByLabel('Titel')).toBeVisible();
  await atEach(page, (width) => expectDetails(page, width, 400));
});

test('the bar of the editor ends where the tabs of the panel beside it end', async ({ page }) => {
  await enter(page, ADMIN);
  await page.goto('/huisstijl/kleur/edit');
  for (const width of [992, 1024, 1440]) {
    await page.setViewportSize({ width, height: HEIGHT });
    const [bar, tabs] = await Promise.all([
      readBox(toolbar(page)),
      readBox(details(page).getByRole('tablist')),
    ]);
    expect(bar.top + bar.height).toBe(tabs.top + tabs.height);
  }
});

test('the side menu gets out of the way of another page only where room is short', async ({ page }) => {
  await enter(page, ADMIN);
  const close = side(page).getByRole('button', { name: 'Zijmenu sluiten' });
  await page.setViewportSize({ width: 1200, height: HEIGHT });
  await side(page).getByRole('link', { name: 'Logo', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Logo' })).toBeVisible();
  await expect(close).toBeVisible();
  await page.setViewportSize({ width: 1199, height: HEIGHT });
  await side(page).getByRole('link', { name: 'Kleur', exact: true }).click();
  await expect(page).toHaveURL('/huisstijl/kleur');
  await expect(close).toBeHidden();
  // The viewer did not choose that.
  await page.reload();
  await expect(close).toBeVisible();
});

test('the home page has no side menu at any of its addresses', async ({ page }) => {
  await enter(page, ADMIN);
  await expect(side(page)).toBeVisible();
  for (const path of ['/', '/huisstijl/home', '/huisstijl/home/edit', '/wij-zijn-noorderlicht/edit']) {
    await page.goto(path);
    await expect(page.getByRole('main')).toContainText(/\w/);
    await expect(side(page)).toBeHidden();
  }
});

/** A screen of each layout: with a side, without one, and those that bring their own. */
const LAYOUTS = [
  '/',
  '/huisstijl/logo',
  '/huisstijl/kleur/edit',
  '/bestanden',
  '/zoeken?q=logo',
  '/404',
  '/assets',
  '/admin/users',
  '/account/details',
];
/** Where the bar begins, and so does what stands on the screen: the margin of a page, and 32 px beside a side. */
const edgeAt = (width: number): number => (isBeside(width) ? 32 : Math.max(20, width * 0.044));

test('the logo stands at one place on every screen, at every width', async ({ page, browser }) => {
  const logo = (on: Page): Locator => on.getByRole('link', { name: 'Home', exact: true }).first();
  const expectEdge = (on: Page) =>
    atEach(on, async (width) => {
      expect((await readBox(logo(on))).left).toBeCloseTo(edgeAt(width), 0);
    });
  await enter(page, ADMIN);
  for (const path of LAYOUTS) {
    await page.goto(path);
    await expect(page.getByRole('main')).toContainText(/\w/);
    await test.step(path, () => expectEdge(page));
  }
  const visitor = await browser.newPage();
  await visitor.goto('/login?state=regular');
  await test.step('login', () => expectEdge(visitor));
  await visitor.close();
});

test('what has no side begins where the logo does, up to 1440 px', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: HEIGHT });
  for (const path of ['/', '/zoeken?q=logo', '/404']) {
    await page.goto(path);
    const words = page.getByRole('heading', { level: 1 });
    await expect(words).toBeVisible();
    // A large letter stands a little to the left.
    expect(Math.abs((await readBox(words)).left - 32)).toBeLessThan(6);
  }
});

test('account and management use the width there is', async ({ page }) => {
  await enter(page, ADMIN);
  await page.setViewportSize({ width: 1920, height: HEIGHT });
  for (const path of ['/account/details', '/account/password', '/admin/users', '/admin/users/create']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const rights = () =>
      page
        .getByRole('main')
        .locator('input:visible, select:visible, form + *')
        .evaluateAll((all) => Math.max(...all.map((each) => each.getBoundingClientRect().right)));
    await expect.poll(rights, path).toBeGreaterThan(1920 - 100);
  }
});
