import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { block, findAsset, openBlocks, panel, select } from '../support/blocks';
import { dropFiles, ownPicture } from '../support/pictures';
import { PICTURE } from '../support/samples';

const TABLE =
  '<table><thead><tr><th>Kleur</th><th>Hex</th></tr></thead><tbody><tr><td>Blauw</td><td>#1763c6</td></tr></tbody></table>';

test('a text with a table, and a list that opens', async ({ page, request }) => {
  await openBlocks(page, request, [
    { type: 'text', title: 'Maten', body: TABLE },
    { type: 'accordion', title: 'Vragen', items: [{ title: 'Waarom?', body: '<p>Daarom.</p>' }] },
  ]);
  const text = await select(page, 'Blok 1: Tekst');
  await text.getByText('#1763c6').click();
  await expect(text.getByRole('toolbar', { name: 'Tabel in Tekst' })).toBeVisible();
  await expectAccessible(page);
  const list = await select(page, 'Blok 2: Uitklaplijst');
  await expect(list.getByRole('textbox', { name: 'Titel (onderdeel 1)' })).toBeVisible();
  await expectAccessible(page);
});

test('blocks with assets', async ({ page, request }) => {
  const [before, after] = [
    await findAsset(request, 'Zo niet: vijf kleuren'),
    await findAsset(request, 'Zo wel: één vlak'),
  ];
  await openBlocks(page, request, [
    { type: 'do-dont', title: 'Zo', pairs: [{ asset: after, text: 'Met ruimte', verdict: 'do' }] },
    { type: 'compare', title: 'Schuiven', before, after, beforeLabel: 'Vijf', afterLabel: 'Eén' },
    { type: 'logo-pack', title: 'Welk logo?', logos: [{ label: 'In kleur', asset: after, ground: 'light' }] },
    { type: 'icons', title: 'Tekens', assets: [after] },
  ]);
  for (const [index, name] of ['Goed en fout', 'Voor en na', 'Logowijzer', 'Pictogrammen'].entries()) {
    await test.step(name, async () => {
      await select(page, `Blok ${index + 1}: ${name}`);
      await expect(panel(page, index + 1)).toBeVisible();
      await expectAccessible(page);
    });
  }
});

test('colours, and HTML with what comes of it', async ({ page, request }) => {
  await openBlocks(page, request, [{ type: 'colors' }, { type: 'html', body: '<h2>Kop</h2>' }]);
  await select(page, 'Blok 1: Kleuren');
  await panel(page, 1).getByRole('button', { name: 'Aqua toevoegen' }).click();
  await expect(panel(page, 1).getByRole('listitem')).toHaveText(/Aqua/);
  await expectAccessible(page);
  await select(page, 'Blok 2: HTML');
  await panel(page, 2).getByRole('button', { name: 'Groter, met voorbeeld' }).click();
  const dialog = page.getByRole('dialog', { name: 'HTML bewerken' });
  await expect(dialog.getByRole('heading', { name: 'Kop', exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('what is chosen among blocks and assets', async ({ page, request }) => {
  await openBlocks(page, request, [{ type: 'text-assets', title: 'Beelden' }]);

  await test.step('a block by what it does', async () => {
    await page.getByRole('button', { name: 'Hier een blok invoegen (plaats 2)' }).click();
    const picker = page.getByRole('dialog', { name: 'Blok toevoegen' });
    await picker.getByLabel('Zoeken').fill('faq');
    await expect(picker.getByRole('listitem')).toHaveCount(1);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(picker).toBeHidden();
  });

  await test.step('three assets at once', async () => {
    await select(page, 'Blok 1: Tekst met assets');
    await panel(page, 1).getByRole('button', { name: 'Asset kiezen' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Assets kiezen' });
    const cards = dialog.getByRole('list', { name: 'Assets' }).getByRole('listitem');
    for (const index of [0, 1, 2]) await cards.nth(index).getByRole('button').click();
    await expect(dialog.getByRole('button', { name: '3 assets plaatsen' })).toBeVisible();
    await expectAccessible(page);
  });
});

test('a picture that is there already, and what is asked about one', async ({ page, request }) => {
  await openBlocks(page, request, [{ type: 'text-asset' }, { type: 'text', title: 'Erbij' }]);
  const picture = await select(page, 'Blok 1: Tekst met asset');
  await picture.getByRole('button', { name: 'Beeld of bestand kiezen' }).click();
  await page.getByLabel('Bestand', { exact: true }).setInputFiles(PICTURE);
  await expect(page.getByText('Dit bestand staat er al: ')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Toch toevoegen' }).click();
  await expect(page.getByRole('group', { name: 'Tekst bij het beeld' })).toBeVisible();
  await expectAccessible(page);

  await test.step('dropped a second time', async () => {
    const sample = ownPicture('twee keer.png');
    const place = '[data-block]:has-text("Erbij")';
    await dropFiles(page, place, [sample]);
    await expect(block(page, 'Blok 3: Asset').locator('[data-asset]')).toBeVisible();
    await dropFiles(page, place, [sample]);
    await expect(page.getByRole('region', { name: 'Bestanden voor deze pagina' })).toContainText(
      'Dit bestand staat er al',
    );
    await expectAccessible(page);
  });
});
