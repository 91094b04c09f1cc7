import { expect, test, type Locator } from '@playwright/test';
import { block, openBlocks, panel, select } from './support/blocks';

test('a block is picked by what it does, from a line of a text too, at the place that asks', async ({
  page,
  request,
}) => {
  await openBlocks(page, request, [{ type: 'text', title: 'Boven' }]);
  const plus = page.getByRole('button', { name: 'Hier een blok invoegen (plaats 2)' });
  await plus.click();
  const picker = page.getByRole('dialog', { name: 'Blok toevoegen' });
  const [asked, opened] = [await plus.boundingBox(), await picker.boundingBox()];
  const gap = Math.min(
    Math.abs((opened?.y ?? 0) - (asked?.y ?? 0) - (asked?.height ?? 0)),
    Math.abs((asked?.y ?? 0) - (opened?.y ?? 0) - (opened?.height ?? 0)),
  );
  expect(gap).toBeLessThan(200);
  const drawings = await picker
    .locator('[data-drawing]')
    .evaluateAll((all) => all.map(({ innerHTML }) => innerHTML));
  expect(drawings.length).toBeGreaterThanOrEqual(11);
  expect(new Set(drawings).size).toBe(drawings.length);
  for (const [word, first] of [
    ['foto', 'Asset'],
    ['tabel', 'Tekst'],
    ['knop', 'Tekst'],
    ['download', 'Assets'],
  ] as const) {
    await picker.getByLabel('Zoeken').fill(word);
    await expect(picker.getByRole('listitem').first().getByRole('button')).toHaveAccessibleName(first);
  }
  // The first Escape of a search field empties it.
  await picker.getByLabel('Zoeken').fill('');
  await page.keyboard.press('Escape');
  await expect(plus).toBeFocused();

  const text = await select(page, 'Blok 1: Tekst');
  const body = text.getByRole('textbox', { name: 'Tekst', exact: true });
  await body.focus();
  await page.keyboard.type('Een regel');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/');
  await expect(picker).toBeVisible();
  // At the line of the caret, not at the end of the text.
  const line = await body.locator('p').last().boundingBox();
  const menu = await picker.boundingBox();
  const below = (menu?.y ?? 0) - (line?.y ?? 0) - (line?.height ?? 0);
  const above = (line?.y ?? 0) - (menu?.y ?? 0) - (menu?.height ?? 0);
  expect(Math.min(Math.abs(below), Math.abs(above))).toBeLessThan(24);
  await page.keyboard.press('Escape');
  await expect(body).toBeFocused();
  await page.keyboard.type(' of');
  await expect(body.locator('p').last()).toHaveText('/ of');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/');
  await page.keyboard.type('citaat');
  await page.keyboard.press('Enter');
  const quote = block(page, 'Blok 2: Citaat');
  await expect(quote).toBeVisible();
  await quote.getByRole('textbox', { name: 'Citaat' }).fill('Zo is het.');
  await expect(block(page, 'Blok 1: Tekst').locator('p', { hasText: '/' })).toHaveText(['/ of']);
});

test('three pictures come into a block by one dialog, and are put in order', async ({ page, request }) => {
  await openBlocks(page, request, [{ type: 'text-assets', title: 'Beelden' }]);
  await select(page, 'Blok 1: Tekst met assets');
  await panel(page, 1).getByRole('button', { name: 'Asset kiezen' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Assets kiezen' });
  const cards = dialog.getByRole('list', { name: 'Assets' }).getByRole('listitem');
  await expect(cards.nth(2).getByRole('button')).toBeVisible();
  const readFoot = () =>
    dialog
      .getByRole('button', { name: 'Annuleren' })
      .evaluate((button) => button.parentElement?.offsetHeight);
  const foot = await readFoot();
  for (const index of [0, 1, 2]) await cards.nth(index).getByRole('button').click();
  expect(await readFoot()).toBe(foot);
  // Messages that have yet to come take no room and cover nothing.
  for (const messages of await dialog.locator('[data-screen-only] > *').all()) {
    expect((await messages.boundingBox())?.height ?? 0).toBe(0);
  }
  await dialog.getByRole('button', { name: '3 assets plaatsen' }).click();
  await expect(dialog).toBeHidden();
  await expect(panel(page, 1).getByRole('button', { name: /^Verplaats Asset/ })).toHaveCount(3);
  await expect(block(page, 'Blok 1: Tekst met assets').locator('[data-asset]')).toHaveCount(3);
  await expect(panel(page, 1).getByText('Lege plaats', { exact: true })).toHaveCount(0);
});

test('an empty place that is clicked asks for a picture right away', async ({ page, request }) => {
  await openBlocks(page, request, [{ type: 'assets' }]);
  await block(page, 'Blok 1: Assets').click();
  await expect(page.getByRole('dialog', { name: 'Assets kiezen' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(
    block(page, 'Blok 1: Assets').getByRole('button', { name: /^Beeld of bestand/ }),
  ).toBeFocused();
});

test('pictures are walked through and chosen by keys', async ({ page, request }) => {
  await openBlocks(page, request, [{ type: 'assets' }]);
  await select(page, 'Blok 1: Assets');
  await panel(page, 1).getByRole('button', { name: 'Assets toevoegen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Assets kiezen' });
  const cards = dialog.getByRole('list', { name: 'Assets' }).getByRole('listitem').getByRole('button');
  await expect(cards.first()).toBeVisible();
  await expect(dialog.getByLabel('Zoeken')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(cards.first()).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  const place = dialog.getByRole('button', { name: '2 assets plaatsen' });
  await page.keyboard.press('Tab');
  await expect(place).toBeFocused();
  await cards.first().focus();
  await page.keyboard.press('k');
  await expect(dialog.getByLabel('Zoeken')).toHaveValue('k');
  // The answer to a search comes later than Enter, which must not take one of the list before.
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: '2 assets plaatsen' })).toBeVisible();
});

test('what is typed after adding a block comes into what the block is for @everywhere', async ({
  page,
  request,
}) => {
  await openBlocks(page, request, [{ type: 'text', title: 'Begin' }]);
  const add = async (place: number, words: string): Promise<void> => {
    await page.getByRole('button', { name: `Hier een blok invoegen (plaats ${place})` }).click();
    await page.getByRole('dialog', { name: 'Blok toevoegen' }).getByLabel('Zoeken').fill(words);
    await page.keyboard.press('Enter');
  };
  await add(2, 'html');
  await expect(panel(page, 2).getByRole('textbox', { name: 'HTML' })).toBeFocused();
  await add(3, 'citaat');
  await expect(block(page, 'Blok 3: Citaat').getByRole('textbox', { name: 'Citaat' })).toBeFocused();
});

test('the list of blocks opens in line with what asks for it', async ({ page, request }) => {
  await openBlocks(page, request, [{ type: 'text', title: 'Begin' }]);
  const picker = page.getByRole('dialog', { name: 'Blok toevoegen' });
  const middle = async (element: Locator): Promise<number> => {
    const box = await element.boundingBox();
    return box ? box.x + box.width / 2 : 0;
  };
  const plus = page.getByRole('button', { name: 'Hier een blok invoegen (plaats 2)' });
  await plus.click();
  expect(await middle(picker)).toBeCloseTo(await middle(plus), 0);
  await page.keyboard.press('Escape');
  const button = page.getByRole('button', { name: 'Blok toevoegen' });
  await button.click();
  expect((await picker.boundingBox())?.x).toBeCloseTo((await button.boundingBox())?.x ?? 0, 0);
});

test('on a phone the search field stays where it is while less is found @mobile', async ({
  page,
  request,
}) => {
  await openBlocks(page, request, [{ type: 'text', title: 'Begin' }]);
  await page.getByRole('button', { name: 'Blok toevoegen' }).click();
  const search = page.getByRole('dialog', { name: 'Blok toevoegen' }).getByLabel('Zoeken');
  await expect(search).toBeFocused();
  const before = await search.boundingBox();
  await search.fill('citaat');
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1);
  expect(await search.boundingBox()).toEqual(before);
});

test('no two settings of a block have one name, and its picture comes before its button', async ({
  page,
  request,
}) => {
  await openBlocks(page, request, [{ type: 'text-tile', title: 'Tegel' }, { type: 'text-asset-background' }]);
  for (const [index, label] of ['Teksttegel', 'Tekst op achtergrond'].entries()) {
    await select(page, `Blok ${index + 1}: ${label}`);
    const legends = await panel(page, index + 1)
      .locator('legend')
      .allTextContents();
    const buttons = legends.filter((legend) => legend.startsWith('Knop'));
    expect(buttons.length).toBeGreaterThan(0);
    expect(new Set(buttons).size).toBe(buttons.length);
    const order = await panel(page, index + 1).innerText();
    expect(order.search(/Asset kiezen|asset kiezen/)).toBeLessThan(order.lastIndexOf('Knop'));
  }
});

test('a block is dragged over a long page, which goes by while the pointer is at its edge', async ({
  page,
  request,
}) => {
  const body = '<p>Regel</p>'.repeat(30);
  const blocks = Array.from({ length: 12 }, (_, index) => ({
    type: 'text',
    title: `Deel ${index + 1}`,
    body,
  }));
  await openBlocks(page, request, blocks);
  const first = block(page, 'Blok 1: Tekst');
  await first.hover();
  const handle = await first.getByRole('button', { name: 'Verplaats Blok 1: Tekst' }).boundingBox();
  if (!handle) throw new Error('There is no handle.');
  await page.mouse.move(handle.x + 10, handle.y + 10);
  await page.mouse.down();
  const height = page.viewportSize()?.height ?? 0;
  await page.mouse.move(handle.x + 10, height - 60, { steps: 5 });
  const scrolled = () => page.evaluate(() => window.scrollY);
  await expect.poll(scrolled).toBeGreaterThan(height * 3);
  await page.mouse.up();
  await expect(page.getByRole('group', { name: /^Blok 1: Tekst/ })).toContainText('Deel 2');
});
