import { expect, test, type Locator, type Page } from '@playwright/test';
import { ADMIN } from './support/accounts';
import { asAdmin } from './support/api';
import { publish } from './support/editor';
import { beLoggedIn } from './support/log-in';
import { unique } from './support/samples';

const block = (page: Page, name: string) => page.getByRole('group', { name });

const settings = (page: Page, number: number) =>
  page.getByRole('region', { name: `Instellingen van blok ${number}` });

interface Written {
  id: string;
  slug: string;
}

/** A page with blocks, open in the editor. */
async function open(page: Page, request: Parameters<typeof asAdmin>[0], blocks: object[]): Promise<Written> {
  const written = await (await asAdmin(request)).post('/pages', { title: unique('Op de pagina'), blocks });
  await beLoggedIn(page, ADMIN);
  await page.goto(`/huisstijl/${written.slug}/edit`);
  return written;
}

/** Pastes HTML into a text, as from Word. */
const paste = (field: Locator, html: string) =>
  field.evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);

test('texts are written where they are read, by mouse', async ({ page, request }) => {
  const { slug } = await open(page, request, [
    { type: 'text', title: 'Eerste titel', subtitle: 'Met een ondertitel', body: '<p>Lopende tekst.</p>' },
    { type: 'html', body: '<p>Vaste tekst</p>' },
  ]);
  const text = block(page, 'Blok 1: Tekst');
  await text.locator('h2').click({ force: true });
  const title = text.getByRole('textbox', { name: 'Titel', exact: true });
  await expect(title).toBeFocused();
  await title.press('End');
  await page.keyboard.type(' erbij');
  await page.keyboard.press('Enter');
  await expect(text.getByRole('textbox', { name: 'Ondertitel' })).toBeFocused();

  const body = text.getByRole('textbox', { name: 'Tekst', exact: true });
  await body.click();
  const tools = text.getByRole('toolbar', { name: 'Opmaak van Tekst' });
  await expect(tools).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await tools.getByRole('button', { name: 'Vet' }).click();
  await tools.getByRole('button', { name: 'Link', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Link' });
  await dialog.getByLabel('Zoek een pagina of asset').fill('kleur');
  await dialog.getByRole('button', { name: /^Kleur Pagina/ }).click();
  await expect(dialog).toBeHidden();

  await expect(settings(page, 1).getByRole('heading', { name: 'Tekst' })).toBeVisible();
  await expect(settings(page, 1).getByLabel('Titel', { exact: true })).toBeHidden();
  await settings(page, 1).getByLabel('Knoptekst').fill('Verder');
  await settings(page, 1).getByLabel('Adres').fill('/huisstijl/logo');
  await publish(page);
  await expect(page.getByText('De pagina is gepubliceerd.')).toBeVisible();
  await page.goto(`/huisstijl/${slug}`);
  await expect(page.getByRole('heading', { name: 'Eerste titel erbij' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Lopende tekst.' })).toHaveAttribute(
    'href',
    '/huisstijl/kleur',
  );
  await expect(page.getByRole('link', { name: 'Verder' })).toBeVisible();
});

test('texts are written by keyboard, and Escape leaves the block', async ({ page, request }) => {
  await open(page, request, [{ type: 'text', title: 'Een titel' }]);
  const text = block(page, 'Blok 1: Tekst');
  const name = text.getByRole('button', { name: /^Tekst/ });
  await name.focus();
  await page.keyboard.press('Enter');
  await expect(text.getByRole('textbox', { name: 'Titel', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Een ondertitel');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Een tekst');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type(' in vet');
  await expect(text.locator('strong')).toHaveText(' in vet');
  await page.keyboard.press('Shift+Tab');
  await expect(text.getByRole('button', { name: 'Kop', exact: true })).toBeFocused();
  await page.keyboard.press('End');
  await expect(text.getByRole('button', { name: 'Opmaak wissen' })).toBeFocused();
  await expect(page.getByRole('tooltip')).toHaveText('Opmaak wissen');
  await page.keyboard.press('Escape');
  await expect(name).toBeFocused();
  await expect(settings(page, 1)).toBeHidden();
});

test('what is pasted from Word comes out clean', async ({ page, request }) => {
  await open(page, request, [{ type: 'text', title: 'Plakken' }]);
  const text = block(page, 'Blok 1: Tekst');
  await text.getByRole('button', { name: /^Tekst/ }).click();
  const body = text.getByRole('textbox', { name: 'Tekst', exact: true });
  await body.focus();
  const item = (words: string) =>
    `<p class=MsoListParagraph style="mso-list:l0 level1 lfo1;color:red"><span style="mso-list:Ignore">·<span>&nbsp;</span></span>${words}<o:p></o:p></p>`;
  await paste(body, `<h1 style="color:red">Kop uit Word</h1>${item('Punt een')}${item('Punt twee')}`);
  await expect(body.getByRole('heading', { level: 2, name: 'Kop uit Word' })).toBeVisible();
  await expect(body.getByRole('listitem')).toHaveText(['Punt een', 'Punt twee']);
  await expect(body.locator('[style*=red]')).toHaveCount(0);
});

test('blocks are put between others, seen in an outline, and copied to another page', async ({
  page,
  request,
}) => {
  const admin = await asAdmin(request);
  await open(page, request, [
    { type: 'text', title: 'Boven' },
    { type: 'text', title: 'Onder' },
  ]);
  await page.getByRole('button', { name: 'Hier een blok invoegen (plaats 2)' }).click();
  const dialog = page.getByRole('dialog', { name: 'Blok toevoegen' });
  await dialog.getByLabel('Zoeken').fill('html');
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'HTML' }).click();
  await expect(block(page, 'Blok 2: HTML')).toBeVisible();

  await page.getByRole('button', { name: 'Overzicht van blokken' }).click();
  await expect(block(page, 'Blok 3: Tekst').getByText('Onder')).toBeVisible();
  const first = block(page, 'Blok 1: Tekst');
  await first.getByRole('switch', { name: 'Privé' }).click();
  await expect(first.getByRole('switch', { name: 'Privé' })).toBeChecked();
  await first.getByRole('button', { name: 'Kopiëren naar een andere pagina' }).click();
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('Alles is opgeslagen.')).toBeVisible();

  const other = await admin.post('/pages', { title: unique('Doel') });
  await page.goto(`/huisstijl/${other.slug}/edit`);
  await page.getByRole('button', { name: 'Blok toevoegen' }).click();
  await page.getByRole('button', { name: 'Gekopieerd blok plakken: Boven' }).click();
  const pasted = block(page, 'Blok 1: Tekst');
  await expect(pasted.getByRole('textbox', { name: 'Titel', exact: true })).toHaveValue('Boven');
  await pasted.getByRole('button', { name: 'Verwijderen' }).click();
  await expect(pasted).toBeHidden();
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(pasted).toBeVisible();
});

test('on a phone the settings stand under the block @mobile', async ({ page, request }) => {
  await open(page, request, [{ type: 'text-asset', title: 'Klein scherm' }]);
  const text = block(page, 'Blok 1: Tekst met asset');
  await text.getByRole('button', { name: /^Tekst met asset/ }).click();
  await expect(text.getByRole('textbox', { name: 'Titel', exact: true })).toBeFocused();
  await expect(text.getByRole('region', { name: 'Instellingen van blok 1' })).toBeVisible();
  await text.getByRole('radio', { name: 'Rechts' }).check();
});
