import { expect, type Page, test } from '@playwright/test';
import { ADMIN } from './support/accounts';
import { type asAdmin } from './support/api';
import { makeBlocks, readPublished } from './support/blocks';
import { expectNoScroll } from './support/display';
import { beLoggedIn } from './support/log-in';
import { takenOver } from './support/taken-over';

type Request = Parameters<typeof asAdmin>[0];

async function findColors(request: Request, ...tokens: string[]): Promise<string[]> {
  const { data } = await (await request.get('/api/v1/colors')).json();
  const colors: { id: string; token: string }[] = data;
  return tokens.map((token) => colors.find((color) => color.token === token)?.id ?? '');
}

const readCopied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

test('a visitor copies a value by pointer and by keys, and hears what was copied', async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const colors = await findColors(request, 'blue', 'white');
  await page.goto(`/huisstijl/${await makeBlocks(request, [{ type: 'colors', title: 'Palet', colors }])}`);
  await page
    .getByRole('group', { name: 'Blauw' })
    .getByRole('button', { name: 'Kopieer HEX #1763C6' })
    .click();
  await expect(page.getByText('HEX van Blauw gekopieerd: #1763C6')).toBeVisible();
  expect(await readCopied(page)).toBe('#1763C6');
  // The mark at the value goes by itself: it stands at what was copied just now.
  const marked = page.locator('[data-copied]');
  await expect(marked).toHaveText(/#1763C6/);
  await expect(marked).toHaveCount(0);
  await page.getByRole('radio', { name: 'Druk' }).check();
  await expect(page.getByRole('button', { name: /^Kopieer HEX/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Kopieer CMYK 88 60 0 0' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('CMYK van Blauw gekopieerd: 88 60 0 0')).toBeVisible();
  // The message about the earlier copy does not stay in the way.
  await expect(page.getByText('HEX van Blauw gekopieerd: #1763C6')).toHaveCount(0);
  expect(await readCopied(page)).toBe('88 60 0 0');
  await page.getByRole('radio', { name: 'Code' }).check();
  await expect(page.getByRole('button', { name: 'Kopieer CSS var(--color-white)' })).toBeVisible();
  await page.getByRole('radio', { name: 'Verf' }).check();
  await expect(page.getByRole('button', { name: 'Kopieer RAL 5015' })).toBeVisible();
  await page.getByRole('radio', { name: 'Scherm' }).check();
  await expect(page.getByRole('button', { name: 'Kopieer HSL 214 79% 43%' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Kopieer OKLCH 1 0 0' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Verhouding' })).toContainText('Wit 60 procent');
  await page.getByRole('button', { name: 'Neem mee', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Neem alle kleuren mee' })).toBeFocused();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /InDesign, Illustrator, Photoshop/ }).click();
  expect((await download).suggestedFilename()).toMatch(/\.ase$/);
  await expectNoScroll(page);
});

test('the name of each value stands on one line', async ({ page }) => {
  await page.goto('/huisstijl/kleur');
  await takenOver(page);
  const colour = page.getByRole('group', { name: 'Blauw', exact: true });
  await colour.getByRole('button', { name: 'Alle waarden van Blauw' }).click();
  for (const label of ['HEX', 'OKLCH'])
    expect(
      await colour
        .getByRole('button', { name: `Kopieer ${label}` })
        .locator('span')
        .first()
        .evaluate((name) => name.clientHeight < 2 * Number.parseFloat(getComputedStyle(name).fontSize)),
      label,
    ).toBe(true);
});

test('a reader sees which colour may be text on which, in figures and letters', async ({ page, request }) => {
  const colors = await findColors(request, 'blue', 'white', 'aqua', 'black');
  await page.goto(`/huisstijl/${await makeBlocks(request, [{ type: 'colors', title: 'Paren', colors }])}`);
  const table = page
    .getByRole('region', { name: 'Contrast', exact: true })
    .getByRole('table', { name: 'Contrast van elke kleur als tekst op elk vlak' });
  const cell = (row: number, column: number) => table.getByRole('row').nth(row).getByRole('cell').nth(column);
  await expect(cell(1, 1)).toHaveText(/5,77 AA$/);
  await expect(cell(1, 0)).toHaveText('dezelfde kleur');
  await expect(cell(4, 1)).toHaveText(/17,91 AAA$/);
  await expect(cell(3, 3)).toHaveText(/3,96 groot$/);
  await expect(cell(1, 2)).toHaveText(/1,27 nee$/);
  await page.getByRole('switch', { name: 'Alleen wat mag voor tekst' }).check();
  await expect(cell(3, 3)).toHaveText('niet voor tekst');
  await expect(cell(1, 1)).toHaveText(/5,77 AA$/);

  const ground = page.getByRole('group', { name: 'Achtergrond' });
  await ground.getByRole('radio', { name: 'Zwart' }).check();
  await expect(page.getByText('17,91 · AAA')).toBeVisible();
  await expect(page.getByText('3,96 · groot')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(ground.getByRole('radio', { name: 'Aqua' })).toBeChecked();
  await expect(page.getByText('Niet te lezen op Aqua: Blauw.')).toBeVisible();
});

test('two blocks on one page have regions with names of their own', async ({ page, request }) => {
  const colors = await findColors(request, 'blue', 'white');
  const blocks = [
    { type: 'colors', title: 'Scherm', colors },
    { type: 'colors', title: 'Druk', colors },
  ];
  await page.goto(`/huisstijl/${await makeBlocks(request, blocks)}`);
  await expect(page.getByRole('region', { name: 'Contrast', exact: true })).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Contrast 2, Druk', exact: true })).toBeVisible();
});

test('on a narrow screen the pairs are a list for each ground, and values unfold', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const colors = await findColors(request, 'blue', 'white');
  await page.goto(`/huisstijl/${await makeBlocks(request, [{ type: 'colors', title: 'Smal', colors }])}`);
  const more = page.getByRole('button', { name: 'Alle waarden van Blauw' });
  await expect(page.getByRole('button', { name: /^Kopieer RGB 23 99 198/ })).toBeHidden();
  await takenOver(page);
  await more.press('Enter');
  await expect(page.getByRole('button', { name: /^Kopieer RGB 23 99 198/ })).toBeVisible();
  await page.locator('summary').filter({ hasText: 'Op Blauw' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: /^WitAa5,77 AA$/ })).toBeVisible();
  await expectNoScroll(page);
});

test('an editor adds the block, chooses colours and orders them by keys', async ({ page, request }) => {
  const slug = await makeBlocks(request, [{ type: 'text', title: 'Begin' }]);
  await beLoggedIn(page, ADMIN);
  await page.goto(`/huisstijl/${slug}/edit`);
  await page.getByRole('button', { name: 'Hier een blok invoegen (plaats 2)' }).click();
  await page.getByRole('dialog', { name: 'Blok toevoegen' }).getByLabel('Zoeken').fill('pms');
  await page.keyboard.press('Enter');
  const block = page.getByRole('group', { name: 'Blok 2: Kleuren', exact: true });
  await expect(block.getByRole('heading', { name: 'Rood' })).toBeVisible();
  await page.keyboard.type('Twee kleuren');
  const panel = page.getByRole('region', { name: 'Instellingen van blok 2' });
  await panel.getByRole('button', { name: 'Aqua toevoegen' }).click();
  await panel.getByRole('button', { name: 'Paars toevoegen' }).click();
  await expect(block.getByRole('heading', { name: 'Rood' })).toBeHidden();
  await expect(panel.getByRole('listitem')).toHaveText([/Aqua/, /Paars/]);
  const handle = panel.getByRole('button', { name: 'Verplaats Kleur 1, Aqua', exact: true });
  await expect(async () => {
    await handle.focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText('Kleur staat nu op plaats 2 van 2.')).toBeAttached({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Space');
  await expect(panel.getByRole('listitem')).toHaveText([/Paars/, /Aqua/]);
  await expect(panel.getByRole('button', { name: 'Kleur 2, Aqua verwijderen', exact: true })).toBeVisible();
  await panel.getByRole('radio', { name: 'Compact' }).check();
  await panel.getByRole('switch', { name: 'Contrast tonen' }).uncheck();
  await panel.getByRole('switch', { name: "Bestanden voor programma's tonen" }).uncheck();
  await block.getByRole('button', { name: 'Kopieer HEX #00838F' }).scrollIntoViewIfNeeded();
  await readPublished(page, slug);
  await expect(page.getByRole('heading', { name: 'Twee kleuren' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Paars', 'Aqua']);
  await expect(page.getByRole('link', { name: /^Downloaden/ })).toHaveCount(0);
});
