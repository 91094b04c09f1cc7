import { expect, test, type Page } from '@playwright/test';
import { ADMIN } from './support/accounts';
import { LARGE_TEXT, SPACED_TEXT, wearStyle } from './support/display';
import { beLoggedIn } from './support/log-in';

const cards = (page: Page) => page.getByRole('list', { name: 'Alle assets' }).getByRole('link');

test('words, filters and order stand in the address, and back undoes them', async ({ page }) => {
  await beLoggedIn(page, ADMIN);
  await page.goto('/assets');
  const search = page.getByRole('searchbox', { name: 'Zoeken' });
  const pill = (name: RegExp) => page.getByRole('button', { name });
  await expect(pill(/^Alles \d+$/)).toHaveAttribute('aria-pressed', 'true');
  await search.fill('logo');
  await expect(page).toHaveURL('/assets?search=logo');
  await pill(/^EPS \d+$/).click();
  await expect(page).toHaveURL('/assets?search=logo&kind=editable');
  await expect(pill(/^EPS/)).toHaveAttribute('aria-pressed', 'true');
  // The number beside the filter is what it leaves.
  await expect(async () => {
    const left = Number(/\d+/.exec((await pill(/^EPS/).textContent()) ?? '')?.[0]);
    expect(await cards(page).count()).toBe(left);
  }).toPass();
  await page.getByLabel('Sorteren').selectOption({ label: 'Titel A–Z' });
  await expect(page).toHaveURL(/&sort=title%3Aasc$/);
  await expect(async () => {
    const titles = await cards(page).locator('span > span:first-child').allInnerTexts();
    expect(titles).toEqual(titles.toSorted((a, b) => a.localeCompare(b, 'nl')));
  }).toPass();
  await pill(/^Ongebruikt/).click();
  await expect(page).toHaveURL(/&used=false&/);

  await cards(page)
    .or(page.getByRole('heading', { name: /^Nog geen assets/ }))
    .first()
    .waitFor();
  for (const address of [/&sort=title%3Aasc$/, '/assets?search=logo&kind=editable', '/assets?search=logo']) {
    await page.goBack();
    await expect(page).toHaveURL(address);
  }
  await page.goBack();
  await expect(search).toHaveValue('');
  await expect(pill(/^Alles \d+$/)).toHaveAttribute('aria-pressed', 'true');
});

test('a filter of the address is in sight @everywhere', async ({ page }) => {
  await beLoggedIn(page, ADMIN);
  const filters = page.getByRole('group', { name: 'Filters' });
  await page.goto('/assets?without=description');
  await expect(filters.getByRole('button', { name: /^Zonder omschrijving \d/ })).toBeInViewport({ ratio: 1 });
  await page.goto('/assets?tag=borden');
  await expect(filters.getByLabel('Label', { exact: true })).toBeInViewport({ ratio: 1 });
});

test('by keyboard: arrows through the grid, the way in and the way back; lines are remembered', async ({
  page,
}) => {
  await beLoggedIn(page, ADMIN);
  // Those that the demo uses: other journeys add none.
  await page.goto('/assets?search=logo&used=true&sort=title%3Aasc');
  await cards(page).first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('listitem').filter({ has: page.locator(':focus') })).toHaveAttribute(
    'aria-posinset',
    '8',
  );
  await page.keyboard.press('End');
  const total = await page
    .getByRole('listitem')
    .filter({ has: page.locator(':focus') })
    .getAttribute('aria-setsize');
  const last = page.getByRole('listitem').filter({ has: page.locator(':focus') });
  await expect(last).toHaveAttribute('aria-posinset', total ?? '');
  await expect(last).toBeInViewport();
  await page.keyboard.press('Enter');
  const details = page.getByRole('complementary', { name: 'Details' });
  await expect(details.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(page).toHaveURL(/\/assets\/[a-z0-9]+\?search=logo&used=true&sort=title%3Aasc$/);
  await details.getByRole('button', { name: 'Details sluiten' }).press('Enter');
  await expect(page.getByRole('listitem').filter({ has: page.locator(':focus') })).toHaveAttribute(
    'aria-posinset',
    total ?? '',
  );

  await page.getByRole('button', { name: 'Als lijst' }).press('Enter');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Als lijst' })).toHaveAttribute('aria-pressed', 'true');
  await expect(cards(page).first()).toContainText(/PNG|MP4|JPG|JPEG/);
});

test('thousands of assets are a few on the screen, wherever one scrolls', async ({ page }) => {
  const TOTAL = 4000;
  await beLoggedIn(page, ADMIN);
  await page.route(/\/api\/v1\/assets\?/, async (route) => {
    const asked = new URL(route.request().url()).searchParams;
    const [at, size] = [Number(asked.get('page')), Number(asked.get('pageSize'))];
    const data = Array.from({ length: size }, (_, step) => {
      const place = (at - 1) * size + step + 1;
      const can = { view: true, use: true, edit: true };
      const settings = { outlined: 'default', backgroundColor: 'transparent' };
      const texts = { id: `a${place}`, title: `Asset ${place}`, description: '' };
      return { ...texts, isPrivate: false, focal_point: null, settings, original: null, files: [], can };
    }).filter((_, step) => (at - 1) * size + step < TOTAL);
    const pagination = { page: at, pageSize: size, pageCount: Math.ceil(TOTAL / size), total: TOTAL };
    await route.fulfill({ json: { data, meta: { pagination } } });
  });
  await page.goto('/assets');
  await expect(cards(page).first()).toContainText('Asset 1');
  await cards(page).first().press('End');
  await expect(page.locator(':focus')).toContainText('Asset 4000');
  await expect(page.locator(':focus')).toBeInViewport();
  expect(await page.getByRole('listitem').count()).toBeLessThan(80);
  await page.mouse.wheel(0, -30_000);
  await expect(
    cards(page)
      .filter({ hasText: /Asset [123]\d{3}/ })
      .first(),
  ).toBeVisible();
  await page.locator(':focus').press('Home');
  await expect(cards(page).first()).toBeFocused();
  await expect(cards(page).first()).toBeInViewport();
});

test('rows stand right under each other, whatever the width and the text @everywhere', async ({ page }) => {
  /** Between which rows something overlaps or is left open. */
  const wrong = () =>
    page.locator('[data-index]').evaluateAll((rows) => {
      const boxes = rows.map((row) => row.getBoundingClientRect()).sort((a, b) => a.top - b.top);
      const gaps = boxes.slice(1).map(({ top }, above) => top - (boxes[above]?.bottom ?? 0));
      return boxes.length < 4 ? ['too few rows'] : gaps.filter((gap) => Math.abs(gap) > 1);
    });
  const width = page.viewportSize()?.width ?? 0;
  await beLoggedIn(page, ADMIN);
  await page.goto('/assets');
  for (const look of ['Als raster', 'Als lijst']) {
    await page.getByRole('button', { name: look }).click();
    for (const style of ['', LARGE_TEXT, SPACED_TEXT, '']) {
      await wearStyle(page, style);
      for (const share of [0.9, 0.98, 1]) {
        await page.setViewportSize({ width: Math.round(width * share), height: 1600 });
        await expect.poll(wrong, `${look}, ${style}, ${share}`).toEqual([]);
      }
    }
  }
});
