import { expect, test, type Locator, type Page } from '@playwright/test';
import { openBlocks } from './support/blocks';
import { saved } from './support/editor';
import { readHeld } from './support/held';

/** `WRITING_MINUTES=60 npx playwright test e2e/long-writing.spec.ts` writes for an hour. */
const { WRITING_MINUTES = '1' } = process.env;
const WRITING_MS = Number(WRITING_MINUTES) * 60_000;
const BLOCKS = 80;
/** More than the editor can take back: from there on its history grows no more. */
const STEPS = 310;

const WORDS = 'Zo schrijf je een lange pagina zonder te wachten. ';
const BODY = `<h2>Een kop</h2><p>${WORDS.repeat(3)}</p><ul><li>Een</li><li>Twee</li></ul>`;
const TABLE = '<p><b>Geplakt</b></p><table><tr><td>1</td><td>2</td></tr></table>';

const getBlock = (index: number): object =>
  index % 2 === 0
    ? { type: 'text', title: `Blok ${index}`, subtitle: 'Met een ondertitel', body: BODY }
    : { type: 'quote', quote: WORDS, source: 'Iemand' };

const paste = (field: Locator, html: string): Promise<void> =>
  field.evaluate((element, given) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', given);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    element.dispatchEvent(event);
  }, html);

const press = async (page: Page, ...keys: string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};

const blocks = (page: Page) => page.locator('[data-block]');
const remove = (block: Locator) => block.getByRole('button', { name: 'Verwijderen', exact: true }).click();

/** Writes as people do in one block, which ends as it was. */
async function write(page: Page, at: number): Promise<void> {
  const block = blocks(page).nth(at);
  await block.locator('[data-bar] [aria-expanded]').click();
  const text = block.getByRole('textbox', { name: 'Tekst', exact: true });
  await text.focus();
  await press(page, 'ControlOrMeta+End');
  await page.keyboard.type(' Hier komt wat bij.');
  await paste(text, TABLE);
  await press(
    page,
    'ControlOrMeta+z',
    'ControlOrMeta+Shift+z',
    'Shift+ArrowLeft',
    'ControlOrMeta+b',
    'Backspace',
  );
  await press(page, 'ControlOrMeta+a');
  await paste(text, BODY);
  await block.getByRole('textbox', { name: 'Titel', exact: true }).fill('Een kop');
  await page.locator('[data-opening]').getByLabel('Inleiding').fill('Een lange pagina');
  await block.getByRole('button', { name: 'Dupliceren' }).click();
  await remove(blocks(page).nth(at + 1));
  await page.locator(`[data-insert="${at}"]`).getByRole('button').click();
  await press(page, 'T', 'e', 'k', 's', 't', 'Enter');
  await expect(blocks(page)).toHaveCount(BLOCKS + 1);
  await remove(blocks(page).nth(at));
  await page.getByRole('button', { name: 'Overzicht van blokken' }).click();
  await page.getByRole('button', { name: 'Hele pagina' }).click();
  await press(page, 'Escape');
}

/** The texts that are written in: a few, so that soon nothing is new. */
const WRITTEN = [10, 30, 50, 70];

/** Writes in each of them in turn for a while, and waits until that is saved. */
async function writeFor(page: Page, ms: number): Promise<void> {
  const end = Date.now() + ms;
  do for (const at of WRITTEN) await write(page, at);
  while (Date.now() < end);
  await saved(page).waitFor();
}

/**
 * How much more a page may hold: React keeps what it drew before last until it draws again, which may be a whole outline.
 * What stays of each round is far more, as there are ten of them in a minute.
 */
const MOST = { nodes: 1.6, listeners: 1.6, heap: 1.3 };

test('nothing grows while a page of 80 blocks is written', async ({ page, request }) => {
  test.setTimeout(WRITING_MS * 2 + 5 * 60_000);
  await openBlocks(
    page,
    request,
    Array.from({ length: BLOCKS }, (_, index) => getBlock(index)),
  );
  await expect(blocks(page)).toHaveCount(BLOCKS);
  const isPrivate = blocks(page).first().getByRole('switch', { name: 'Privé' });
  await isPrivate.evaluate((element: HTMLElement, steps) => {
    for (let count = 0; count < steps; count += 1) element.click();
  }, STEPS);
  await writeFor(page, WRITING_MS / 3);
  const before = await readHeld(page);
  await writeFor(page, WRITING_MS);
  const after = await readHeld(page);
  console.log('held before and after', before, after);
  expect(after.nodes).toBeLessThan(before.nodes * MOST.nodes);
  expect(after.listeners).toBeLessThan(before.listeners * MOST.listeners);
  expect(after.heap).toBeLessThan(before.heap * MOST.heap);
});
