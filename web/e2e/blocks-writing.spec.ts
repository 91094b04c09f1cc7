import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { ADMIN } from './support/accounts';
import { asAdmin } from './support/api';
import { publish, saved } from './support/editor';
import { beLoggedIn } from './support/log-in';
import { unique } from './support/samples';

const block = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const panel = (page: Page, number: number) =>
  page.getByRole('region', { name: `Instellingen van blok ${number}` });

/** A page with blocks, open in the editor; its address. */
async function open(page: Page, request: Parameters<typeof asAdmin>[0], blocks: object[]): Promise<string> {
  const made = await (
    await asAdmin(request)
  ).post('/pages', {
    title: unique('Schrijven'),
    is_public: true,
    published_at: '2026-01-01T00:00:00Z',
    blocks,
  });
  await beLoggedIn(page, ADMIN);
  await page.goto(`/huisstijl/${made.slug}/edit`);
  return made.slug;
}

const select = async (page: Page, name: string): Promise<Locator> => {
  const chosen = block(page, name);
  await chosen.locator('[data-bar] [aria-expanded]').click();
  return chosen;
};

const readPublished = async (page: Page, slug: string): Promise<void> => {
  await saved(page).waitFor();
  await publish(page);
  await expect(page.getByText('De pagina is gepubliceerd.')).toBeVisible();
  await page.goto(`/huisstijl/${slug}`);
};

/** Puts something on the clipboard of a text, as other programs do. */
const paste = (field: Locator, html: string, plain = 'tekst') =>
  field.evaluate(
    (element, [rich, text]) => {
      const clipboardData = new DataTransfer();
      if (rich) clipboardData.setData('text/html', rich);
      clipboardData.setData('text/plain', text);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    [html, plain] as const,
  );

test('a list that opens is written on the page, put in order by keys, and read @everywhere', async ({
  page,
  request,
}) => {
  const slug = await open(page, request, [{ type: 'text', title: 'Begin' }]);
  await page.getByRole('button', { name: 'Hier een blok invoegen (plaats 2)' }).click();
  const picker = page.getByRole('dialog', { name: 'Blok toevoegen' });
  await picker.getByLabel('Zoeken').fill('faq');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  const accordion = block(page, 'Blok 2: Uitklaplijst');
  await expect(accordion.getByRole('textbox', { name: 'Titel', exact: true })).toBeFocused();
  await page.keyboard.type('Vragen');
  const add = accordion.getByRole('button', { name: 'Onderdeel toevoegen' }).first();
  for (const [index, words] of ['Eerste', 'Tweede'].entries()) {
    await add.click();
    const title = accordion.getByRole('textbox', { name: `Titel (onderdeel ${index + 1})` });
    await expect(title).toBeFocused();
    await page.keyboard.type(`${words} vraag`);
    await page.keyboard.press('Enter');
    await page.keyboard.type(`${words} antwoord`);
  }
  await expectAccessible(page);

  const handle = panel(page, 2).getByRole('button', { name: 'Verplaats Onderdeel 2' });
  await handle.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Onderdeel 2 is opgepakt.')).toBeAttached();
  // While the panel can still scroll, the key scrolls it.
  await expect(async () => {
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText('Onderdeel staat nu op plaats 1 van 2.')).toBeAttached({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Space');
  await expect(accordion.getByRole('textbox', { name: 'Titel (onderdeel 1)' })).toHaveValue('Tweede vraag');
  await expect(panel(page, 2).getByRole('textbox', { name: /onderdeel/i })).toHaveCount(0);

  await readPublished(page, slug);
  const first = page.locator('summary').filter({ hasText: 'Tweede vraag' });
  await expect(page.getByText('Tweede antwoord')).toBeHidden();
  await first.press('Enter');
  await expect(page.getByText('Tweede antwoord')).toBeVisible();
  await expect(page.getByText('Eerste antwoord')).toBeHidden();
  await expectAccessible(page);
});

test('a table is pasted in one step, walked through by Tab, and read on a phone @everywhere', async ({
  page,
  request,
}) => {
  const refused: string[] = [];
  page.on('console', (line) => {
    if (line.text().includes('Content Security Policy')) refused.push(line.text());
  });
  const slug = await open(page, request, [{ type: 'text', title: 'Maten' }]);
  const text = await select(page, 'Blok 1: Tekst');
  const body = text.getByRole('textbox', { name: 'Tekst', exact: true });
  await body.focus();
  const cell = (words: string) => `<td class=xl65 width=64 style='width:48pt'>${words}</td>`;
  const row = (...words: string[]) => `<tr height=20>${words.map(cell).join('')}</tr>`;
  await paste(
    body,
    `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><style>td {color: red}</style><body><img src="file:///c.png"><table border=0><col width=64>${row('Kleur', 'Hex')}${row('Blauw', '#1763c6')}</table></body></html>`,
  );
  await expect(page.getByText('Eén beeld is niet meegekomen.')).toBeVisible();
  expect(refused).toEqual([]);
  const table = body.getByRole('table');
  await expect(table.locator('th')).toHaveText(['Kleur', 'Hex']);
  await table.getByText('#1763c6').click();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Paars');
  await page.keyboard.press('Shift+Tab');
  const tools = text.getByRole('toolbar', { name: 'Tabel in Tekst' });
  await tools.getByRole('button', { name: 'Kolom rechts' }).click();
  await expect(table.locator('th')).toHaveCount(3);
  await page.keyboard.press('Tab');
  await tools.getByRole('button', { name: 'Kolom verwijderen' }).click();
  await expectAccessible(page);

  await readPublished(page, slug);
  const read = page.getByRole('table');
  await expect(read.getByRole('columnheader')).toHaveText(['Kleur', 'Hex']);
  await expect(read.getByText('Paars')).toBeVisible();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(wide).toBe(false);
  await expectAccessible(page);
});

test('rows without HTML become a table, and cells are merged by keys', async ({ page, request }) => {
  await open(page, request, [{ type: 'text', title: 'Maten' }]);
  const text = await select(page, 'Blok 1: Tekst');
  const body = text.getByRole('textbox', { name: 'Tekst', exact: true });
  await body.focus();
  await paste(body, '', 'Kleur\tHex\r\nBlauw\t#1763c6\r\n');
  await expect(body.locator('th')).toHaveText(['Kleur', 'Hex']);
  await expect(body.locator('td')).toHaveText(['Blauw', '#1763c6']);
  await body.getByText('Blauw').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(body.locator('.selectedCell')).toHaveCount(2);
  await page.keyboard.press('Tab');
  const tools = text.getByRole('toolbar', { name: 'Tabel in Tekst' });
  await expect(tools.getByRole('button').first()).toBeFocused();
  const merge = tools.getByRole('button', { name: 'Cellen samenvoegen' });
  await merge.press('Enter');
  await expect(body.locator('td')).toHaveCount(1);
  await expect(body).toBeFocused();
});

test('a block is picked by what it does, from a line of a text too, at the place that asks', async ({
  page,
  request,
}) => {
  await open(page, request, [{ type: 'text', title: 'Boven' }]);
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

test('three pictures come into a block by one dialog, and are put in order @everywhere', async ({
  page,
  request,
}) => {
  await open(page, request, [{ type: 'text-assets', title: 'Beelden' }]);
  await select(page, 'Blok 1: Tekst met assets');
  await panel(page, 1).getByRole('button', { name: 'Asset kiezen' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Assets kiezen' });
  const cards = dialog.getByRole('list', { name: 'Assets' }).getByRole('listitem');
  await expect(cards.nth(2).getByRole('button')).toBeVisible();
  const getFoot = () =>
    dialog
      .getByRole('button', { name: 'Annuleren' })
      .evaluate((button) => button.parentElement?.offsetHeight);
  const foot = await getFoot();
  for (const index of [0, 1, 2]) await cards.nth(index).getByRole('button').click();
  await expectAccessible(page);
  expect(await getFoot()).toBe(foot);
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

test('an empty place that is clicked asks for a picture right away @everywhere', async ({
  page,
  request,
}) => {
  await open(page, request, [{ type: 'assets' }]);
  await block(page, 'Blok 1: Assets').click();
  await expect(page.getByRole('dialog', { name: 'Assets kiezen' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(
    block(page, 'Blok 1: Assets').getByRole('button', { name: /^Beeld of bestand/ }),
  ).toBeFocused();
});

test('pictures are walked through and chosen by keys', async ({ page, request }) => {
  await open(page, request, [{ type: 'assets' }]);
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

test('a link takes two keys and the words that are looked for @everywhere', async ({ page, request }) => {
  await open(page, request, [{ type: 'text', title: 'Verwijzen' }]);
  const text = await select(page, 'Blok 1: Tekst');
  await text.getByRole('textbox', { name: 'Tekst', exact: true }).focus();
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.press('Escape');
  await page.keyboard.type('Zie ');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('dialog', { name: 'Link' }).getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('typografie');
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Typografie/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(text.getByRole('link', { name: 'Typografie' })).toHaveAttribute(
    'href',
    '/huisstijl/typografie',
  );
  await page.keyboard.type(' verder');
  await expect(text.getByRole('link')).toHaveText('Typografie');
  await expect(text.getByRole('link')).not.toHaveAttribute('target');
  await expect(text.getByText('Zie Typografie verder')).toBeVisible();

  const button = panel(page, 1);
  const choosePage = async (title: string): Promise<void> => {
    await button.getByRole('button', { name: 'Pagina of asset zoeken' }).click();
    await page.keyboard.type(title);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(`^${title} Pagina`) })
      .click();
  };
  await choosePage('Kleur');
  await expect(button.getByLabel('Adres')).toHaveValue('/huisstijl/kleur');
  await expect(button.getByLabel('Knoptekst')).toHaveValue('Kleur');

  await button.getByLabel('Knoptekst').fill('Naar de kleuren');
  await choosePage('Typografie');
  await expect(button.getByLabel('Adres')).toHaveValue('/huisstijl/typografie');
  await expect(button.getByLabel('Knoptekst')).toHaveValue('Naar de kleuren');
});

test('what is typed after adding a block comes into what the block is for @everywhere', async ({
  page,
  request,
}) => {
  await open(page, request, [{ type: 'text', title: 'Begin' }]);
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
  await open(page, request, [{ type: 'text', title: 'Begin' }]);
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

test('a table looks beside the panel as it is written', async ({ page, request }) => {
  const row = (tag: string, ...words: string[]) =>
    `<tr>${words.map((each) => `<${tag}>${each}</${tag}>`).join('')}</tr>`;
  await open(page, request, [
    {
      type: 'text',
      title: 'Maten',
      body: `<table><thead>${row('th', 'Kaart', 'Maat')}</thead><tbody>${row('td', 'Dubbel', '210 mm')}</tbody></table>`,
    },
  ]);
  const cells = block(page, 'Blok 1: Tekst').getByRole('cell');
  const rows = async (): Promise<unknown[]> =>
    cells.evaluateAll((all) => all.map((cell) => getComputedStyle(cell).display));
  await expect.poll(rows).toEqual(['table-cell', 'table-cell']);
  await expect(block(page, 'Blok 1: Tekst').getByRole('columnheader', { name: 'Maat' })).toBeInViewport();
});

test('no two settings of a block have one name, and its picture comes before its button', async ({
  page,
  request,
}) => {
  await open(page, request, [{ type: 'text-tile', title: 'Tegel' }, { type: 'text-asset-background' }]);
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

test('HTML is written in colours, with what comes of it beside it @everywhere', async ({ page, request }) => {
  await open(page, request, [{ type: 'html', body: '<h2>Kop</h2>' }]);
  await select(page, 'Blok 1: HTML');
  await expect(panel(page, 1).locator('pre .token').first()).toBeAttached();
  await panel(page, 1).getByRole('button', { name: 'Groter, met voorbeeld' }).click();
  const dialog = page.getByRole('dialog', { name: 'HTML bewerken' });
  await dialog.getByRole('textbox', { name: 'HTML' }).fill('<h2>Andere kop</h2><p class="a">Tekst</p>');
  await expect(dialog.getByRole('heading', { name: 'Andere kop' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Klaar' }).click();
  await expect(panel(page, 1).getByRole('textbox', { name: 'HTML' })).toHaveValue(/Andere kop/);
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
  await open(page, request, blocks);
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
