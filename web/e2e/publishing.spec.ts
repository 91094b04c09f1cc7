import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { ADMIN } from './support/accounts';
import { asAdmin } from './support/api';
import { choose, openSettings, publish, save, title, toolbar } from './support/editor';
import { beLoggedIn } from './support/log-in';
import { unique } from './support/samples';

const PAST = '2026-01-02T03:04:05.000Z';

async function edit(page: Page, request: APIRequestContext, more: object = {}) {
  const made = await (await asAdmin(request)).post('/pages', { title: unique('Uitgeven'), ...more });
  await beLoggedIn(page, ADMIN);
  await page.goto(`/huisstijl/${made.slug}/edit`);
  await expect(title(page)).toBeVisible();
  return made;
}

test('publishing asks with what changes, and rests while nothing did', async ({ page, request }) => {
  const blocks = [{ type: 'text', title: 'Eerst dit' }];
  await edit(page, request, { is_public: true, blocks, published_at: PAST });
  const button = toolbar(page).getByRole('button', { name: 'Publiceren' });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(button).toHaveAccessibleDescription('Er is niets gewijzigd sinds de laatste versie.');
  await button.click({ force: true });
  await expect(page.getByRole('status').filter({ hasText: 'Er is niets gewijzigd' })).toBeVisible();

  await title(page).fill(unique('Anders'));
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Publiceren?' });
  await expect(dialog.locator('ins').first()).toContainText('Anders');
  await expect(dialog.getByText('1 blok is gelijk gebleven.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Annuleren' }).click();
  await expect(button).toBeFocused();
  await publish(page);
  const done = page.getByRole('status').filter({ hasText: 'De pagina is gepubliceerd.' });
  await done.getByRole('button', { name: 'Bekijk live' }).click();
  await expect(page).toHaveURL(/\/huisstijl\/[^/]+$/);
});

test('from a block to the same block on the live page, and back', async ({ page, request }) => {
  const blocks = Array.from({ length: 8 }, (_, index) => ({
    type: 'text',
    title: `Kop ${index + 1}`,
    body: '<p>Een alinea.</p>'.repeat(12),
  }));
  const { slug } = await edit(page, request, { is_public: true, blocks, published_at: PAST });
  await page.getByRole('group', { name: 'Blok 6: Tekst' }).getByRole('button', { expanded: false }).click();
  await toolbar(page).getByRole('link', { name: 'Bekijk live' }).click();
  await expect(page).toHaveURL(`/huisstijl/${slug}#kop-6`);
  await expect(page.getByRole('heading', { name: 'Kop 6' })).toBeInViewport();
  await page.getByRole('button', { name: 'Hier bewerken' }).click();
  await expect(page).toHaveURL(new RegExp(`/huisstijl/${slug}/edit#blok-\\d+$`));
  await expect(page.getByRole('textbox', { name: 'Titel', exact: true }).last()).toHaveValue('Kop 6');
  await expect(
    page.getByRole('group', { name: 'Blok 6: Tekst' }).getByRole('button', { expanded: true }),
  ).toBeFocused();
});

test('Ctrl+S says that everything is saved', async ({ page, request }) => {
  await edit(page, request);
  await page.keyboard.press('ControlOrMeta+s');
  const said = page.getByRole('status').filter({ hasText: 'Alles is opgeslagen.' });
  await expect(said).toBeVisible();
  await title(page).fill(unique('Gewijzigd'));
  await save(page);
  await expect(said).toBeVisible();
});

test('the bar of the editor is one row, however wide the window is', async ({ page, request }) => {
  await edit(page, request);
  const bar = toolbar(page);
  await title(page).fill(unique('Een heel lange titel die niet in de balk past'));
  await save(page);
  for (const width of [360, 576, 768, 1000, 1200, 1440, 1920]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      expect((await bar.boundingBox())?.height).toBeLessThan(70);
      const places = await bar.locator('button:visible, a:visible').evaluateAll((buttons) =>
        buttons.map((button) => {
          const { top, bottom, left, right } = button.getBoundingClientRect();
          return {
            middle: Math.round((top + bottom) / 2),
            isInside: left >= 0 && right <= window.innerWidth,
          };
        }),
      );
      expect(new Set(places.map(({ middle }) => middle)).size).toBe(1);
      expect(places.every(({ isInside }) => isInside)).toBe(true);
    });
  }
});

test(
  'a page is published, read by a visitor, and taken offline',
  { tag: '@journey' },
  async ({ page, request }) => {
    const { slug } = await edit(page, request, { is_public: true });
    const address = `/api/v1/pages/${slug}`;
    await publish(page);
    await expect(page.getByText('De pagina is gepubliceerd.')).toBeVisible();
    expect((await request.get(address)).status()).toBe(200);
    const offline = page.getByRole('button', { name: 'Offline halen' });
    await offline.click();
    const question = page.getByRole('dialog', { name: / offline halen\?$/ });
    await expect(question.getByText(/Bezoekers komen op dit adres dan bij het inlogscherm/)).toBeVisible();
    await question.getByRole('button', { name: 'Annuleren' }).click();
    await expect(offline).toBeFocused();
    await offline.click();
    await question.getByRole('button', { name: 'Offline halen' }).click();
    await expect(page.getByText('De pagina is offline gehaald.')).toBeVisible();
    expect((await request.get(address)).status()).toBe(401);
  },
);

test('the end of a publication is planned, and cancelled', async ({ page, request }) => {
  await edit(page, request, { is_public: true, published_at: PAST });
  await openSettings(page);
  await page.getByRole('button', { name: 'Einde inplannen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Einde inplannen' });
  await dialog.getByLabel('Datum').fill('2020-01-01');
  await dialog.getByRole('button', { name: 'Inplannen' }).click();
  await expect(dialog.getByText('Kies een moment in de toekomst.')).toBeVisible();
  await dialog.getByLabel('Datum').fill('2040-06-01');
  await dialog.getByRole('button', { name: 'Inplannen' }).click();
  await expect(page.getByText('Het einde is ingepland.')).toBeVisible();
  await expect(page.getByText(/^Offline op vrijdag 1 juni 2040/)).toBeVisible();
  await page.getByRole('button', { name: 'Einde wijzigen' }).click();
  await dialog.getByRole('button', { name: 'Einde annuleren' }).click();
  await expect(page.getByText('Het einde is geannuleerd.')).toBeVisible();
});

test(
  'a link shows the draft to a reader without an account, until it is revoked',
  { tag: '@journey' },
  async ({ page, request, browser }) => {
    const name = unique('Geheim');
    await edit(page, request, { title: name, blocks: [{ type: 'text', title: 'In het klad' }] });
    await choose(page, 'Deel voorbeeld');
    const dialog = page.getByRole('dialog', { name: 'Deel voorbeeld' });
    await dialog.getByRole('button', { name: 'Link maken' }).press('Enter');
    await expect(dialog.getByRole('button', { name: 'Kopiëren' }).first()).toBeFocused();
    const address = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
    await expect(dialog.getByText(/^Tot .*, van /)).toBeVisible();

    const visitor = await (await browser.newContext()).newPage();
    const path = new URL(address).pathname;
    await visitor.goto(new URL(path, page.url()).href);
    await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(visitor.getByRole('heading', { name: 'In het klad' })).toBeVisible();
    await expect(visitor.getByText('Dit is een concept.')).toBeVisible();

    await dialog.getByRole('button', { name: 'Intrekken' }).click();
    await expect(page.getByText('De link werkt niet meer.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Link maken' })).toBeFocused();
    await visitor.reload();
    await expect(visitor.getByRole('heading', { level: 1, name: 'Deze link is verlopen' })).toBeVisible();
    await visitor.context().close();
  },
);
