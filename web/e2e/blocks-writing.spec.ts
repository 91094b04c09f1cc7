import { expect, test, type Locator } from '@playwright/test';
import { block, openBlocks, panel, readPublished, select } from './support/blocks';

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

test('a list that opens is written on the page, put in order by keys, and read', async ({
  page,
  request,
}) => {
  const slug = await openBlocks(page, request, [{ type: 'text', title: 'Begin' }]);
  await page.getByRole('button', { name: 'Hier een blok invoegen (plaats 2)' }).click();
  const picker = page.getByRole('dialog', { name: 'Blok toevoegen' });
  await picker.getByLabel('Zoeken').fill('faq');
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
});

test('a table is pasted in one step, walked through by Tab, and read on a phone @everywhere', async ({
  page,
  request,
}) => {
  const refused: string[] = [];
  page.on('console', (line) => {
    if (line.text().includes('Content Security Policy')) refused.push(line.text());
  });
  const slug = await openBlocks(page, request, [{ type: 'text', title: 'Maten' }]);
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
  await expect(tools.getByRole('button', { name: 'Kopregel' })).toHaveAttribute('aria-pressed', 'true');
  await expect(tools.getByRole('button', { name: 'Kopkolom' })).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Tab');
  await tools.getByRole('button', { name: 'Kolom verwijderen' }).click();

  await readPublished(page, slug);
  const read = page.getByRole('table');
  await expect(read.getByRole('columnheader')).toHaveText(['Kleur', 'Hex']);
  await expect(read.getByText('Paars')).toBeVisible();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(wide).toBe(false);
});

test('rows without HTML become a table, and cells are merged by keys', async ({ page, request }) => {
  await openBlocks(page, request, [{ type: 'text', title: 'Maten' }]);
  const text = await select(page, 'Blok 1: Tekst');
  const body = text.getByRole('textbox', { name: 'Tekst', exact: true });
  await body.focus();
  await paste(body, '', 'Kleur\tHex\r\nBlauw\t#1763c6\r\n');
  await expect(body.locator('th')).toHaveText(['Kleur', 'Hex']);
  await expect(body.locator('td')).toHaveText(['Blauw', '#1763c6']);
  // The editor hears a moment later where the caret is: nobody types as fast as this test.
  await expect(async () => {
    await body.getByText('Blauw').click();
    await page.keyboard.press('End');
    await page.keyboard.press('Shift+ArrowRight');
    await expect(body.locator('.selectedCell')).toHaveCount(2, { timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Tab');
  const tools = text.getByRole('toolbar', { name: 'Tabel in Tekst' });
  await expect(tools.getByRole('button').first()).toBeFocused();
  const merge = tools.getByRole('button', { name: 'Cellen samenvoegen' });
  await merge.press('Enter');
  await expect(body.locator('td')).toHaveCount(1);
  await expect(body).toBeFocused();
});

test('a link takes two keys and the words that are looked for', async ({ page, request }) => {
  await openBlocks(page, request, [{ type: 'text', title: 'Verwijzen' }]);
  const text = await select(page, 'Blok 1: Tekst');
  const body = text.getByRole('textbox', { name: 'Tekst', exact: true });
  // The caret is back a moment after the dialog went: nobody types as fast as this test.
  const caretIsBack = () =>
    expect
      .poll(() => body.evaluate((field) => field.contains(document.getSelection()?.anchorNode ?? null)))
      .toBe(true);
  await body.focus();
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.press('Escape');
  await caretIsBack();
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
  await caretIsBack();
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

test('a table looks beside the panel as it is written', async ({ page, request }) => {
  const row = (tag: string, ...words: string[]) =>
    `<tr>${words.map((each) => `<${tag}>${each}</${tag}>`).join('')}</tr>`;
  await openBlocks(page, request, [
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

test('HTML is written in colours, with what comes of it beside it', async ({ page, request }) => {
  await openBlocks(page, request, [{ type: 'html', body: '<h2>Kop</h2>' }]);
  await select(page, 'Blok 1: HTML');
  await expect(panel(page, 1).locator('pre .token').first()).toBeAttached();
  await panel(page, 1).getByRole('button', { name: 'Groter, met voorbeeld' }).click();
  const dialog = page.getByRole('dialog', { name: 'HTML bewerken' });
  await dialog.getByRole('textbox', { name: 'HTML' }).fill('<h2>Andere kop</h2><p class="a">Tekst</p>');
  await expect(dialog.getByRole('heading', { name: 'Andere kop' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Klaar' }).click();
  await expect(panel(page, 1).getByRole('textbox', { name: 'HTML' })).toHaveValue(/Andere kop/);
});
