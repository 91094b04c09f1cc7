import { expect, type Locator, type Page, test } from '@playwright/test';
import { ADMIN } from './support/accounts';
import { type asAdmin } from './support/api';
import { block, chooseAsset, findAsset, makeBlocks, panel, readPublished } from './support/blocks';
import { expectNoScroll } from './support/display';
import { beLoggedIn } from './support/log-in';
import { takenOver } from './support/taken-over';

type Request = Parameters<typeof asAdmin>[0];

/** Adds a block through the picker, below the first. */
async function addBlock(page: Page, words: string, label: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Hier een blok invoegen (plaats 2)' }).click();
  await page.getByRole('dialog', { name: 'Blok toevoegen' }).getByLabel('Zoeken').fill(words);
  await page.keyboard.press('Enter');
  return block(page, `Blok 2: ${label}`);
}

test('examples are made on the page, judged in the panel, ordered by keys, and read @everywhere', async ({
  page,
  request,
}) => {
  const slug = await makeBlocks(request, [{ type: 'text', title: 'Begin' }]);
  await beLoggedIn(page, ADMIN);
  await page.goto(`/huisstijl/${slug}/edit`);
  const examples = await addBlock(page, 'wel niet', 'Goed en fout');
  const add = examples.getByRole('button', { name: 'Voorbeeld toevoegen' }).first();
  for (const [index, words] of ['Met ruimte', 'Met een kader'].entries()) {
    await add.click();
    await expect(examples.getByRole('textbox', { name: `Uitleg (voorbeeld ${index + 1})` })).toBeFocused();
    await page.keyboard.type(words);
  }
  const items = panel(page, 2).getByRole('listitem');
  await items.nth(1).getByRole('radio', { name: 'Fout' }).check();
  await expect(examples.locator('figure').nth(1)).toContainText('Fout');
  await items.first().getByRole('button', { name: 'Asset kiezen' }).click();
  await chooseAsset(page, 'Briefpapier');
  await expect(examples.locator('figure').first().locator('[data-asset]')).toBeVisible();

  const handle = panel(page, 2).getByRole('button', { name: 'Verplaats Voorbeeld 2' });
  await handle.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Voorbeeld 2 is opgepakt.')).toBeAttached();
  // While the panel can still scroll, the key scrolls it.
  await expect(async () => {
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText('Voorbeeld staat nu op plaats 1 van 2.')).toBeAttached({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Space');
  await expect(examples.getByRole('textbox', { name: 'Uitleg (voorbeeld 1)' })).toHaveValue('Met een kader');

  await readPublished(page, slug);
  const read = page.getByRole('figure');
  await expect(read).toHaveText([/^Fout\s*Met een kader$/, /^Goed\s*Met ruimte$/]);
  await expect(read.nth(1).locator('[data-asset]')).toBeVisible();
  const [first, second] = [await read.first().boundingBox(), await read.nth(1).boundingBox()];
  const isNarrow = (page.viewportSize()?.width ?? 0) < 720;
  expect(first?.x === second?.x).toBe(isNarrow);
  await expectNoScroll(page);
});

/** A page with two pictures to compare; its slug. */
async function makeCompare(request: Request): Promise<string> {
  const [before, after] = [
    await findAsset(request, 'Zo niet: vijf kleuren'),
    await findAsset(request, 'Zo wel: één vlak'),
  ];
  const labels = { beforeLabel: 'Vijf kleuren', afterLabel: 'Eén vlak' };
  return makeBlocks(request, [{ type: 'compare', title: 'Schuiven', before, after, ...labels }]);
}

test('two pictures slide by keys and by pointer, and stand beside each other on paper', async ({
  page,
  request,
}) => {
  const slug = await makeCompare(request);
  await page.goto(`/huisstijl/${slug}`);
  const slider = page.getByRole('slider', { name: 'Schuif tussen ‘Vijf kleuren’ en ‘Eén vlak’' });
  const pictures = page.locator('main figure img');
  await expect(slider).toHaveValue('50');
  await takenOver(page);
  await expect(async () => {
    const one = await pictures.first().boundingBox();
    expect(one).not.toBeNull();
    expect(await pictures.nth(1).boundingBox()).toEqual(one);
  }).toPass();
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue('51');
  await page.keyboard.press('End');
  await expect(slider).toHaveAttribute('aria-valuetext', '100% ‘Vijf kleuren’, 0% ‘Eén vlak’');
  await slider.scrollIntoViewIfNeeded();
  const box = await pictures.first().boundingBox();
  if (!box) throw new Error('There is no picture.');
  await page.mouse.click(box.x + box.width / 4, box.y + 40);
  await expect(slider).toHaveValue('25');
  await expectNoScroll(page);

  await page.emulateMedia({ media: 'print' });
  await expect(slider).toBeHidden();
  const [left, right] = [await pictures.first().boundingBox(), await pictures.nth(1).boundingBox()];
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
});

test('the pictures to compare and their words are chosen in the editor', async ({ page, request }) => {
  const slug = await makeCompare(request);
  await beLoggedIn(page, ADMIN);
  await page.goto(`/huisstijl/${slug}/edit`);
  const edited = block(page, 'Blok 1: Voor en na');
  await edited.locator('[data-bar] [aria-expanded]').click();
  await edited.getByRole('textbox', { name: 'Woorden bij na' }).fill('Rust');
  await panel(page, 1)
    .getByRole('group', { name: 'Beeld voor' })
    .getByRole('button', { name: 'Andere asset kiezen' })
    .click();
  await chooseAsset(page, 'Deurbord');
  await panel(page, 1)
    .getByRole('group', { name: 'Beeld voor' })
    .getByRole('button', { name: 'Weghalen' })
    .click();
  await expect(edited.getByRole('button', { name: /Beeld of bestand kiezen/ })).toBeVisible();
  await readPublished(page, slug);
  await expect(page.getByRole('figure')).toHaveText(['Rust']);
  await expect(page.getByRole('slider')).toHaveCount(0);
});

test('on a phone the words to add stand within the block @mobile', async ({ page, request }) => {
  const slug = await makeBlocks(request, [{ type: 'compare', title: 'Zonder woorden' }]);
  await beLoggedIn(page, ADMIN);
  await page.goto(`/huisstijl/${slug}/edit`);
  const edited = block(page, 'Blok 1: Voor en na');
  await edited.locator('[data-bar] [aria-expanded]').click();
  const title = await edited.getByRole('textbox', { name: 'Titel', exact: true }).boundingBox();
  const words = ['Ondertitel', 'Tekst', 'Woorden bij voor', 'Woorden bij na'];
  const boxes = await Promise.all(
    words.map((name) => edited.getByRole('button', { name, exact: true }).boundingBox()),
  );
  const last = boxes.at(-1);
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual((title?.x ?? 0) + (title?.width ?? 0));
  // On one row, which covers nothing above it.
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
  await expectNoScroll(page);
});

test('two files side by side on a phone keep to their column @mobile', async ({ page, request }) => {
  const assets = [
    await findAsset(request, 'Badge voor vrijwilligers'),
    await findAsset(request, 'Handtekening onder mail'),
  ];
  await page.goto(`/huisstijl/${await makeBlocks(request, [{ type: 'assets', assets }])}`);
  await expect(page.getByText('Handtekening onder mail')).toBeVisible();
  await expectNoScroll(page);
});
