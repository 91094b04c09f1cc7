import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { ADMIN } from './support/accounts';
import { asAdmin } from './support/api';
import { publish, saved } from './support/editor';
import { beLoggedIn } from './support/log-in';
import { unique } from './support/samples';
import { takenOver } from './support/taken-over';

type Request = Parameters<typeof asAdmin>[0];

const block = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const panel = (page: Page, number: number) =>
  page.getByRole('region', { name: `Instellingen van blok ${number}` });

async function findAsset(request: Request, title: string): Promise<string> {
  const admin = await asAdmin(request);
  const assets = await admin.list<{ id: string; title: string }>('/assets?pageSize=200');
  const found = assets.find((asset) => asset.title === title);
  if (!found) throw new Error(`There is no asset ${title}.`);
  return found.id;
}

/** A published page with blocks; its slug. */
async function make(request: Request, blocks: object[]): Promise<string> {
  const made = await (
    await asAdmin(request)
  ).post('/pages', {
    title: unique('Beelden in blokken'),
    is_public: true,
    published_at: '2026-01-01T00:00:00Z',
    blocks,
  });
  return made.slug;
}

/** Adds a block through the picker, below the first. */
async function addBlock(page: Page, words: string, label: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Hier een blok invoegen (plaats 2)' }).click();
  await page.getByRole('dialog', { name: 'Blok toevoegen' }).getByLabel('Zoeken').fill(words);
  await page.keyboard.press('Enter');
  return block(page, `Blok 2: ${label}`);
}

/** Chooses one of the demo: the newest may be of another test, and no picture. */
async function chooseAsset(page: Page, title: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Asset kiezen' });
  await dialog.getByLabel('Zoeken').fill(title);
  await dialog.getByRole('list', { name: 'Assets' }).getByRole('button', { name: title }).click();
  await expect(dialog).toBeHidden();
}

async function readPublished(page: Page, slug: string): Promise<void> {
  await saved(page).waitFor();
  await publish(page);
  await expect(page.getByText('De pagina is gepubliceerd.')).toBeVisible();
  await page.goto(`/huisstijl/${slug}`);
}

const expectNoScroll = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

test('examples are made on the page, judged in the panel, ordered by keys, and read @everywhere', async ({
  page,
  request,
}) => {
  const slug = await make(request, [{ type: 'text', title: 'Begin' }]);
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
  await expectAccessible(page);

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
  await expectAccessible(page);
});

/** A page with two pictures to compare; its slug. */
async function makeCompare(request: Request): Promise<string> {
  const [before, after] = [
    await findAsset(request, 'Zo niet: vijf kleuren'),
    await findAsset(request, 'Zo wel: één vlak'),
  ];
  const labels = { beforeLabel: 'Vijf kleuren', afterLabel: 'Eén vlak' };
  return make(request, [{ type: 'compare', title: 'Schuiven', before, after, ...labels }]);
}

test('two pictures slide by keys and by pointer, and stand beside each other on paper @everywhere', async ({
  page,
  request,
}) => {
  const slug = await makeCompare(request);
  await page.goto(`/huisstijl/${slug}`);
  const slider = page.getByRole('slider', { name: 'Schuif tussen ‘Vijf kleuren’ en ‘Eén vlak’' });
  const pictures = page.locator('main figure img');
  await expect(slider).toHaveValue('50');
  const [one, other] = [await pictures.first().boundingBox(), await pictures.nth(1).boundingBox()];
  expect(one).toEqual(other);
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
  await expectAccessible(page);

  await page.emulateMedia({ media: 'print' });
  await expect(slider).toBeHidden();
  const [left, right] = [await pictures.first().boundingBox(), await pictures.nth(1).boundingBox()];
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
});

test('the pictures to compare and their words are chosen in the editor @everywhere', async ({
  page,
  request,
}) => {
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
  await expectAccessible(page);
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
  const slug = await make(request, [{ type: 'compare', title: 'Zonder woorden' }]);
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

/** A page with three versions of the logo; its slug. */
async function makePack(request: Request): Promise<string> {
  const logo = async (label: string, title: string, more: object) => ({
    label,
    asset: await findAsset(request, title),
    ...more,
  });
  const logos = [
    await logo('In kleur', 'Logo in kleur', { ground: 'light' }),
    await logo('Wit', 'Logo wit, voor nachtblauw en paars', { ground: 'dark' }),
    await logo('Lint', 'Beeldmerk', { ground: 'light', arrangement: 'mark' }),
  ];
  return make(request, [{ type: 'logo-pack', title: 'Welk logo?', logos }]);
}

const answerOn = (page: Page) => page.locator('main').getByRole('status').filter({ hasText: /./ });

test('a visitor learns which logo is right, and why a file of it is not for them @everywhere', async ({
  page,
  request,
}) => {
  await page.goto(`/huisstijl/${await makePack(request)}`);
  const answer = answerOn(page);
  await expect(answer).toContainText('In kleur');
  await expectNoScroll(page);
  await expectAccessible(page);
  await page.locator('summary').filter({ hasText: 'Bestanden van In kleur' }).press('Enter');
  await expect(page.getByText('Alleen met een account').first()).toBeVisible();
  await page.getByText('Waarom kan ik dit niet downloaden?').first().click();
  await expect(page.getByText('Dit bestand is er alleen voor').first()).toBeVisible();
  await expectAccessible(page);
});

test('the right logo goes into the basket from its answer @everywhere', async ({ page, request }) => {
  await page.goto(`/huisstijl/${await makePack(request)}`);
  await page.getByRole('radio', { name: 'Website' }).check();
  const add = page.locator('main').getByRole('button', { name: /^In mandje: In kleur, SVG/ });
  await add.first().click();
  await expect(add.first()).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('radio', { name: 'Donker' }).check();
  const white = page.locator('main').getByRole('button', { name: /^In mandje: Wit, SVG/ });
  await expect(white.first()).toHaveAttribute('aria-pressed', 'false');
  await white.first().click();
  await page.getByRole('banner').getByRole('button', { name: 'Mandje, 2 bestanden' }).click();
  const basket = page.getByRole('dialog', { name: 'Mandje' });
  for (const title of ['Logo in kleur', 'Logo wit, voor nachtblauw en paars']) {
    await expect(basket.getByLabel(`Formaat van ${title}`).locator('option:checked')).toHaveText(/^SVG/);
  }
  await expectAccessible(page);
});

test('three answers lead to one logo, drawn on its ground, by keys too @everywhere', async ({
  page,
  request,
}) => {
  const slug = await makePack(request);
  const answer = answerOn(page);
  await beLoggedIn(page, ADMIN);
  await page.goto(`/huisstijl/${slug}`);
  await expect(answer).toContainText('PNG');
  const place = page.getByRole('group', { name: 'Waar gebruik je het?' });
  await expect(page.getByRole('group', { name: 'Hoe breed wordt het?', exact: true })).toBeVisible();
  await place.getByRole('radio', { name: 'Word of PowerPoint' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(place.getByRole('radio', { name: 'Website' })).toBeChecked();
  await expect(answer).toContainText('Een SVG is licht');
  await page.getByRole('radio', { name: 'Donker' }).check();
  await expect(answer).toContainText('Wit');
  await page.getByRole('radio', { name: 'Licht' }).check();
  await page.getByRole('radio', { name: 'Sociale media' }).check();
  await expect(answer).toContainText('Lint');
  const download = page.waitForEvent('download');
  await page
    .getByRole('link', { name: /^Downloaden: Lint, PNG/ })
    .first()
    .click();
  expect((await download).suggestedFilename()).toMatch(/\.png$/);
  await page.getByText('Bestanden van Wit').click();
  await expect(page.getByRole('link', { name: /^Downloaden: .*, EPS/ })).toBeVisible();
  await expectNoScroll(page);
  await expectAccessible(page);

  await page.goto(`/huisstijl/${slug}/edit`);
  const edited = block(page, 'Blok 1: Logowijzer');
  await edited.locator('[data-bar] [aria-expanded]').click();
  await edited.getByRole('button', { name: 'Logo toevoegen' }).first().click();
  await expect(edited.getByRole('textbox', { name: 'Naam (logo 4)' })).toBeFocused();
  await page.keyboard.type('Nieuw');
  const item = panel(page, 1).getByRole('listitem').nth(3);
  await item.getByRole('radio', { name: 'Staand' }).check();
  await item.getByRole('radio', { name: 'Foto' }).check();
  await expect(edited.getByText('Staand, op een foto')).toBeVisible();
  await item.getByRole('button', { name: 'Asset kiezen' }).click();
  await chooseAsset(page, 'Profielfoto voor sociale media');
  // What the tabs of the panel happen to cover is not too small either.
  await panel(page, 1).getByRole('heading', { level: 2 }).scrollIntoViewIfNeeded();
  await expectAccessible(page);
  await readPublished(page, slug);
  await page.getByRole('radio', { name: 'Foto' }).check();
  await expect(answer).toContainText('Nieuw');
});

test('on a phone the logo stays in view while one answers @mobile', async ({ page }) => {
  await page.goto('/huisstijl/logo');
  await takenOver(page);
  const chooser = page.locator('#welk-logo-heb-je-nodig');
  const large = chooser.getByRole('radio', { name: /^Groot/ });
  await large.check();
  await expect(chooser.getByRole('img').first()).toBeInViewport({ ratio: 1 });
  // What has the focus is not behind it.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  const [picture, focused] = await Promise.all([
    chooser.locator('[data-size]').first().boundingBox(),
    chooser.locator('label:has(:focus)').boundingBox(),
  ]);
  expect(focused?.y).toBeGreaterThanOrEqual((picture?.y ?? 0) + (picture?.height ?? 0));
});

test('two files side by side on a phone keep to their column @mobile', async ({ page, request }) => {
  const assets = [
    await findAsset(request, 'Badge voor vrijwilligers'),
    await findAsset(request, 'Handtekening onder mail'),
  ];
  await page.goto(`/huisstijl/${await make(request, [{ type: 'assets', assets }])}`);
  await expect(page.getByText('Handtekening onder mail')).toBeVisible();
  await expectNoScroll(page);
});
