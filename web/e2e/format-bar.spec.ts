import { expect, test, type Locator, type Page } from '@playwright/test';
import { ADMIN } from './support/accounts';
import { asAdmin } from './support/api';
import { toolbar } from './support/editor';
import { beLoggedIn } from './support/log-in';
import { unique } from './support/samples';

/** Narrow windows, which have them at their foot. */
const WIDTHS = [360, 768] as const;

const LONG = 'Een kop die zo lang is dat hij de hele breedte van de kolom neemt, en daarna nog een regel';

const bar = (page: Page) => page.getByRole('toolbar', { name: 'Opmaak van Tekst' });

async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error('Nothing is drawn');
  return { ...box, bottom: box.y + box.height };
}

/** Whether every button of a bar is what is clicked at its place. */
const isOnTop = (target: Locator): Promise<boolean> =>
  target.getByRole('button').evaluateAll((buttons) =>
    buttons.every((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      const isInSight = left >= 0 && left + width <= window.innerWidth;
      return !isInSight || button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }),
  );

for (const width of WIDTHS)
  test(`at ${width} px the tools of a text lie on no title and no plus, and move nothing`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const blocks = [1, 2, 3, 4].map((n) => ({
      type: 'text',
      title: `${n}. ${LONG}`,
      body: `<p>Tekst ${n}.</p>`,
    }));
    const { slug } = await (await asAdmin(request)).post('/pages', { title: unique('Opmaak'), blocks });
    await beLoggedIn(page, ADMIN);
    await page.goto(`/huisstijl/${slug}/edit`);
    await toolbar(page).waitFor();
    const text = page.getByText('Tekst 2.', { exact: true });
    await text.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const before = await boxOf(text);
    await text.click({ force: true });
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    expect(await boxOf(text)).toEqual(before);
    const tools = await boxOf(bar(page));
    expect((await boxOf(text)).bottom).toBeLessThan(tools.y);
    expect(tools.bottom).toBeGreaterThan(900 - 16);
    // In the middle of the page, beside the tree and the panel.
    const sheet = await boxOf(page.locator('[data-sheet]'));
    expect(Math.abs(sheet.x + sheet.width / 2 - tools.x - tools.width / 2)).toBeLessThan(8);
    await expect.poll(() => isOnTop(bar(page))).toBe(true);

    // The last plus can be reached beneath them.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const plus = page.getByRole('button', { name: 'Hier een blok invoegen (plaats 5)' });
    expect((await boxOf(plus)).bottom).toBeLessThan(tools.y);
  });

test('in a wide window they stand above the text, and in sight along a long one', async ({
  page,
  request,
}) => {
  const blocks = [{ type: 'text', title: 'Lang', body: '<p>Regel</p>'.repeat(60) }];
  const { slug } = await (await asAdmin(request)).post('/pages', { title: unique('Lang'), blocks });
  await beLoggedIn(page, ADMIN);
  await page.goto(`/huisstijl/${slug}/edit`);
  await page.getByText('Regel', { exact: true }).first().click({ force: true });
  const text = page.getByRole('textbox', { name: 'Tekst', exact: true });
  await expect(text).toBeFocused();
  const edges = await boxOf(text);
  const tools = await boxOf(bar(page));
  expect(tools.bottom).toBeLessThanOrEqual(edges.y);
  expect(Math.abs(tools.x + tools.width - edges.x - edges.width)).toBeLessThan(8);
  await page.keyboard.press('ControlOrMeta+End');
  await expect.poll(async () => (await boxOf(text)).y).toBeLessThan(0);
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  expect(await isOnTop(bar(page))).toBe(true);
});

test('the caret stays above the tools, those of a table too', async ({ page, request }) => {
  await page.setViewportSize({ width: 768, height: 700 });
  const body = '<p>Regel</p>'.repeat(40);
  const blocks = [{ type: 'text', title: 'Lang', body }];
  const { slug } = await (await asAdmin(request)).post('/pages', { title: unique('Lang'), blocks });
  await beLoggedIn(page, ADMIN);
  await page.goto(`/huisstijl/${slug}/edit`);
  await page.getByText('Regel', { exact: true }).first().click({ force: true });
  const text = page.getByRole('textbox', { name: 'Tekst', exact: true });
  await expect(text).toBeFocused();
  const caretBottom = () =>
    page.evaluate(() => {
      const at = document.getSelection()?.anchorNode;
      const line = at instanceof Element ? at : at?.parentElement;
      return line?.getBoundingClientRect().bottom ?? Infinity;
    });
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Slot');
  await expect.poll(caretBottom).toBeLessThan((await boxOf(bar(page))).y);

  await bar(page).getByRole('button', { name: 'Tabel' }).click();
  const table = page.getByRole('toolbar', { name: 'Tabel in Tekst' });
  await expect(table).toBeInViewport({ ratio: 1 });
  expect((await boxOf(table)).bottom).toBeLessThanOrEqual((await boxOf(bar(page))).y);
  for (let cell = 0; cell < 12; cell += 1) await page.keyboard.press('Tab');
  await page.keyboard.type('Cel');
  await expect.poll(caretBottom).toBeLessThan((await boxOf(table)).y);
  expect(await isOnTop(table)).toBe(true);
  expect(await isOnTop(bar(page))).toBe(true);
});
