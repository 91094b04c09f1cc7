import { expect, test, type Page } from '@playwright/test';
import { ADMIN } from './support/accounts';
import { asAdmin } from './support/api';
import { closeSettings, openSettings, publish } from './support/editor';
import { beLoggedIn } from './support/log-in';
import { PICTURE, unique } from './support/samples';

const block = (page: Page, name: string | RegExp) => page.getByRole('group', { name });

async function addBlock(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: 'Blok toevoegen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: label, exact: true }).click();
}

test(
  'an editor builds a page and publishes it; a visitor reads it @everywhere',
  { tag: '@journey' },
  async ({ page, browser }) => {
    const title = unique('Nieuwe huisstijl');
    await beLoggedIn(page, ADMIN);
    await page.goto('/huisstijl/create');
    await page.getByLabel('Titel', { exact: true }).fill(title);
    await openSettings(page);
    await page.getByRole('switch', { name: 'Openbaar' }).check();
    await closeSettings(page);

    await addBlock(page, 'Tekst');
    const text = block(page, 'Blok 1: Tekst');
    await text.getByLabel('Titel', { exact: true }).fill('Hallo bezoeker');
    await text.getByRole('textbox', { name: 'Tekst', exact: true }).fill('Dit is geschreven in de editor.');

    await addBlock(page, 'Tekst met asset');
    const picture = block(page, 'Blok 1: Tekst met asset');
    await picture.getByLabel('Titel', { exact: true }).fill('Met een beeld');
    await picture.getByRole('button', { name: 'Beeld of bestand kiezen' }).click();
    await page.getByLabel('Bestand', { exact: true }).setInputFiles(PICTURE);
    await expect(page.getByText('Dit bestand staat er al: ')).toBeVisible();
    await page.getByRole('button', { name: 'Toch toevoegen' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    const asked = page.getByRole('group', { name: 'Tekst bij het beeld' });
    await expect(picture.getByRole('img')).toHaveCount(0);
    await asked.getByLabel('Omschrijving').fill('Een badge van het ziekenhuis');
    await asked.getByLabel('Omschrijving').press('Enter');
    await expect(picture.getByRole('img', { name: 'Een badge van het ziekenhuis' })).toBeVisible();
    await asked.getByRole('switch', { name: 'Decoratief' }).check();
    await expect(picture.getByRole('img')).toHaveCount(0);
    await asked.getByRole('switch', { name: 'Decoratief' }).uncheck();

    await expect(picture.getByRole('switch', { name: 'Privé' })).not.toBeChecked();
    await picture.getByRole('button', { name: 'Omlaag' }).click();
    await expect(block(page, 'Blok 2: Tekst met asset')).toBeVisible();
    await publish(page);
    await expect(page.getByText('De pagina is gepubliceerd.')).toBeVisible();
    await expect(page).toHaveURL(/\/huisstijl\/nieuwe-huisstijl-[a-z0-9]+\/edit$/);
    await expect(
      page.getByRole('toolbar', { name: 'Pagina', exact: true }).getByText('Gepubliceerd'),
    ).toBeVisible();

    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(page.url().replace(/\/edit$/, ''));
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(visitor.getByText('Dit is geschreven in de editor.')).toBeVisible();
    const headings = visitor.getByRole('main').getByRole('heading', { level: 2 });
    await expect(headings).toContainText(['Hallo bezoeker', 'Met een beeld']);
    await expect(visitor.getByRole('img', { name: 'Een badge van het ziekenhuis' })).toBeVisible();
    await visitor.context().close();
  },
);

test('a mistake is reported beside its field, and nothing is lost', async ({ page, request }) => {
  const { slug } = await (await asAdmin(request)).post('/pages', { title: unique('Fout') });
  await beLoggedIn(page, ADMIN);
  await page.goto(`/huisstijl/${slug}/edit`);
  await addBlock(page, 'Tekst');
  const text = block(page, 'Blok 1: Tekst');
  await text.getByLabel('Titel', { exact: true }).fill('Blijft staan');
  const settings = page.getByRole('region', { name: 'Instellingen van blok 1' });
  await settings.getByLabel('Adres', { exact: true }).fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(settings.getByText(/Vul een adres in dat begint met/)).toBeVisible();
  await expect(settings.getByLabel('Adres', { exact: true })).toBeFocused();
  await expect(text.getByLabel('Titel', { exact: true })).toHaveValue('Blijft staan');
  await settings.getByLabel('Adres', { exact: true }).fill('/huisstijl/logo');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('Alles is opgeslagen.')).toBeVisible();
});

test('undo and redo, by button and by keyboard', { tag: '@journey' }, async ({ page, request }) => {
  const { slug } = await (await asAdmin(request)).post('/pages', { title: unique('Stappen') });
  await beLoggedIn(page, ADMIN);
  await page.goto(`/huisstijl/${slug}/edit`);
  await addBlock(page, 'Tekst');
  await page.getByRole('button', { name: 'Dupliceren' }).click();
  await expect(block(page, /^Blok 2/)).toBeVisible();
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(block(page, /^Blok 2/)).toBeHidden();
  await page.keyboard.press('Control+Shift+z');
  await expect(block(page, /^Blok 2/)).toBeVisible();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(block(page, /^Blok 1/)).toBeHidden();
});

test('blocks are moved with the keyboard', async ({ page, request }) => {
  const blocks = [
    { type: 'text', title: 'Eerste' },
    { type: 'html', body: '<p>Tweede</p>' },
  ];
  const { slug } = await (await asAdmin(request)).post('/pages', { title: unique('Slepen'), blocks });
  await beLoggedIn(page, ADMIN);
  await page.goto(`/huisstijl/${slug}/edit`);
  await page.getByRole('button', { name: 'Verplaats Blok 1: Tekst' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Blok 1 is opgepakt.')).toBeAttached();
  // Where blocks are is measured a moment after one is taken up; an arrow that comes before goes nowhere.
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText('Het blok staat nu op plaats 2 van 2.')).toBeAttached({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('Space');
  await expect(block(page, 'Blok 2: Tekst')).toBeVisible();
});

test(
  'a page is deleted, found among the deleted ones and put back',
  { tag: '@journey' },
  async ({ page, request }) => {
    const title = unique('Weg en terug');
    const { slug } = await (await asAdmin(request)).post('/pages', { title });
    await beLoggedIn(page, ADMIN);
    await page.goto(`/huisstijl/${slug}/edit`);
    await openSettings(page);
    await page.getByRole('button', { name: 'Pagina verwijderen' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen', exact: true }).click();
    await expect(page).toHaveURL('/huisstijl');
    await page.goto('/huisstijl/deleted');
    await expect(page.getByRole('heading', { name: "Verwijderde pagina's" })).toBeVisible();
    const deleted = page.getByRole('listitem').filter({ hasText: title });
    await deleted.getByRole('button', { name: 'Terugzetten' }).click();
    await expect(page.getByText(`${title} is teruggezet.`)).toBeVisible();
    await page.goto(`/huisstijl/${slug}/edit`);
    await expect(page.getByLabel('Titel', { exact: true })).toHaveValue(title);
  },
);
