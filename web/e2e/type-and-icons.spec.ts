import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { ADMIN } from './support/accounts';
import { asAdmin } from './support/api';
import { publish, saved } from './support/editor';
import { beLoggedIn } from './support/log-in';
import { employee } from './support/people';
import { unique } from './support/samples';
import { takenOver } from './support/taken-over';

const ICONS = '/huisstijl/pictogrammen';
const TYPE = '/huisstijl/typografie';

const all = (page: Page) => page.locator('#alle-pictogrammen');
const letter = (page: Page) => page.locator('#probeer-de-letter');
const getCopied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
const expectNoScroll = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

type Request = Parameters<typeof asAdmin>[0];

/** Someone new in some groups. */
async function addPerson(request: Request, groups: readonly string[]) {
  const password = 'een-lang-wachtwoord-voor-wie-kijkt';
  const email = `${unique('kijker').replace(/\W/g, '')}@noorderlicht.example`.toLowerCase();
  const person = { firstName: 'Wim', lastName: 'Mos', email, password, groups };
  await (await asAdmin(request)).post('/users', person);
  return { email, password };
}

/** How wide the picture on the clipboard is, and the colour of a point in it. */
const getPicture = (page: Page, x: number, y: number) =>
  page.evaluate(
    async ([left, top]) => {
      const [item] = await navigator.clipboard.read();
      const picture = await createImageBitmap((await item?.getType('image/png')) ?? new Blob());
      const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
      context?.drawImage(picture, 0, 0);
      const [red, green, blue] = context?.getImageData(left ?? 0, top ?? 0, 1, 1).data ?? [];
      return { width: picture.width, colour: [red, green, blue] };
    },
    [x, y],
  );

test('a visitor finds a pictogram by what it means, colours it and copies it @everywhere', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(ICONS);
  const count = all(page).getByRole('status');
  await expect(count).toHaveText('24 pictogrammen');
  await all(page).getByRole('searchbox', { name: 'Pictogram zoeken' }).fill('prikken');
  await expect(count).toHaveText('1 gevonden');
  await expect(all(page).getByRole('radio', { name: 'Bloedafname' })).toBeVisible();
  const card = all(page).getByRole('region', { name: 'Bloedafname' });
  await expect(card).toContainText('Ook te vinden met prikken');
  await card.getByRole('button', { name: 'Kopieer SVG' }).click();
  await expect(page.getByText('Bloedafname gekopieerd als SVG')).toBeVisible();
  expect(await getCopied(page)).toContain('<circle r="60" fill="#1763c6"');

  await all(page).getByRole('radio', { name: 'Paars' }).check();
  await expect(all(page).getByRole('radio', { name: 'Wit', exact: true })).toHaveCount(0);
  await card.getByRole('button', { name: 'Kopieer SVG' }).click();
  await expect.poll(() => getCopied(page)).toContain('<circle r="60" fill="#5b2a86"');
  expect(await getCopied(page)).toContain('stroke="#fff"');
  await card.getByRole('radio', { name: '512 px' }).check();
  await card.getByRole('button', { name: 'Kopieer PNG' }).click();
  await expect(page.getByText('Bloedafname gekopieerd als PNG, 512 pixels')).toBeVisible();
  expect(await getPicture(page, 60, 256)).toEqual({ width: 512, colour: [0x5b, 0x2a, 0x86] });
  for (const [button, name] of [
    ['Download SVG', 'noorderlicht-pictogram-bloedafname-purple.svg'],
    ['Download PNG', 'noorderlicht-pictogram-bloedafname-purple-512px.png'],
  ] as const) {
    const download = page.waitForEvent('download');
    await card.getByRole('button', { name: button }).click();
    expect((await download).suggestedFilename()).toBe(name);
  }
  await all(page).getByRole('searchbox').fill('');
  const zip = page.waitForEvent('download');
  await all(page).getByRole('button', { name: 'Download alle 24 (zip)' }).click();
  expect((await zip).suggestedFilename()).toMatch(/^Huisstijl Noorderlicht .*\.zip$/);
  await all(page).getByRole('searchbox').fill('eenhoornxyz');
  await expect(count).toHaveText('Geen pictogram voor ‘eenhoornxyz’.');
  await all(page).getByRole('button', { name: 'Toon alle pictogrammen' }).click();
  await expect(count).toHaveText('24 pictogrammen');
  await expectNoScroll(page);
  await expectAccessible(page);
});

test('by keyboard arrows choose a pictogram, and Tab leads to what one does with it @everywhere', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(ICONS);
  await takenOver(page);
  await all(page).getByRole('radio', { name: 'Apotheek' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(all(page).getByRole('radio', { name: 'Opname' })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(
    all(page).getByRole('region', { name: 'Opname' }).getByRole('button', { name: 'Kopieer SVG' }),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => getCopied(page)).toContain('<svg');
});

test('words of the portal find pictograms too, and who may not have one sees why', async ({
  page,
  request,
}) => {
  const admin = await asAdmin(request);
  const synonym = await admin.post('/admin/search/synonyms', { words: ['kwartelboom', 'rolstoel'] });
  await page.goto(ICONS);
  await all(page).getByRole('searchbox').fill('kwartelboom');
  await expect(all(page).getByRole('radio', { name: 'Rolstoel' })).toBeVisible();
  await admin.remove(`/admin/search/synonyms/${synonym.id}`);

  const routes = page.locator('#voor-de-bewegwijzering');
  await expect(routes).toHaveCount(0);
  // A page that is open notices another session by itself.
  await page.goto('about:blank');
  await beLoggedIn(page, await employee(request));
  await page.goto(ICONS);
  await routes.getByRole('radio', { name: 'Route 2' }).check();
  await expect(routes.getByRole('button', { name: 'Kopieer SVG' })).toBeVisible();

  const groups = await admin.list<{ id: string; name: string }>('/groups?pageSize=500');
  const volunteers = groups.filter(({ name }) => name === 'Vrijwilligers').map(({ id }) => id);
  await page.goto('about:blank');
  await page.context().clearCookies();
  await beLoggedIn(page, await addPerson(request, volunteers));
  await page.goto(ICONS);
  await routes.getByRole('radio', { name: 'Route 2' }).check();
  await expect(routes.getByText('Niet voor jouw groep')).toBeVisible();
  await expect(routes.getByRole('button', { name: /^(Kopieer|Download)/ })).toHaveCount(0);
  await routes.getByText('Waarom kan ik dit niet downloaden?').click();
  await expect(routes.getByText(/Daarmee mag je dit bestand niet downloaden voor gebruik/)).toBeVisible();
  await expectAccessible(page);
});

test('a visitor tries the letter in its own font and takes its style along @everywhere', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const read = page.waitForResponse(/\/files\/[^/]+\/download$/);
  await page.goto(TYPE);
  expect((await read).status()).toBe(200);
  await expect
    .poll(() =>
      page.evaluate(() => [...document.fonts].filter(({ family }) => family.startsWith('letter-')).length),
    )
    .toBe(1);
  const line = letter(page).getByRole('textbox', { name: 'Typ je eigen zin' });
  await line.fill('Zorg die je herkent');
  expect(await line.evaluate((field) => getComputedStyle(field).fontFamily)).toMatch(/^letter-/);
  await letter(page).getByRole('radio', { name: 'Kop 1' }).check();
  await expect(letter(page).getByText('Figtree 600 · 48 px of 36 pt · regelafstand 1,1')).toBeVisible();
  await letter(page).getByRole('radio', { name: 'Gewoon' }).check();
  await letter(page).getByRole('radio', { name: 'Nacht' }).check();
  await letter(page).getByRole('slider', { name: 'Grootte' }).focus();
  await page.keyboard.press('ArrowRight');
  await letter(page).getByRole('button', { name: 'Kopieer als CSS' }).click();
  await expect
    .poll(() => getCopied(page))
    .toBe('font-family: "Figtree";\nfont-weight: 400;\nfont-size: 49px;\nline-height: 1.1;');
  await letter(page).getByRole('button', { name: 'Kopieer stijl Kop 2: 24pt · 1,15' }).click();
  await expect.poll(() => getCopied(page)).toContain('font-size: 24pt;');
  await expect(letter(page)).toContainText('SIL Open Font License');
  await expect(letter(page).getByRole('link', { name: /^Downloaden: Figtree/ })).toBeVisible();
  await expectNoScroll(page);
  await expectAccessible(page);
  await page.reload();
  await expect(line).toHaveValue('Wie de weg vindt, komt rustiger binnen');
});

test('on a phone a larger size of the letter is still drawn larger @mobile', async ({ page }) => {
  await page.goto(TYPE);
  await takenOver(page);
  const line = letter(page).getByRole('textbox', { name: 'Typ je eigen zin' });
  const getSize = () => line.evaluate((field) => parseFloat(getComputedStyle(field).fontSize));
  const sizes: number[] = [];
  for (const style of ['Kop 2', 'Kop 1', 'Hoofdstuk']) {
    await letter(page).getByRole('radio', { name: style }).check();
    sizes.push(await getSize());
  }
  await letter(page).getByRole('slider', { name: 'Grootte' }).press('End');
  sizes.push(await getSize());
  expect(sizes).toEqual([...new Set(sizes)].sort((one, other) => one - other));
  await expectNoScroll(page);
});

test('on a phone the sizes of signs differ too @mobile', async ({ page }) => {
  await page.goto('/huisstijl/gebouwen-en-borden');
  await takenOver(page);
  const steps = page.getByRole('listitem').filter({ hasText: 'Kopieer stijl Bord' });
  await expect(steps).toHaveCount(2);
  const [outside = 0, inside = 0] = await steps.evaluateAll((rows) =>
    rows.map(({ children: [, text] }) => (text ? parseFloat(getComputedStyle(text).fontSize) : 0)),
  );
  expect(outside).toBeGreaterThan(inside);
  await expectNoScroll(page);
});

const FONT = new URL('../../cms/demo/files/noorderlicht-figtree-variable.woff2', import.meta.url);

/** An asset with a font, that no page of the demo shows; its id. */
async function uploadFont(request: Request): Promise<string> {
  const login = await request.post('/api/v1/auth/login', { data: ADMIN });
  const { access_token }: { access_token: string } = await login.json();
  const headers = { Authorization: `Bearer ${access_token}` };
  const made = await request.post('/api/v1/assets', {
    headers,
    multipart: { title: unique('Besloten letter') },
  });
  const { data }: { data: { id: string } } = await made.json();
  const file = { name: 'letter.woff2', mimeType: 'font/woff2', buffer: readFileSync(FONT) };
  const sent = await request.post(`/api/v1/assets/${data.id}/files`, {
    headers,
    multipart: { 'files[]': file },
  });
  expect(sent.status(), await sent.text()).toBe(200);
  return data.id;
}

test('who may not have the font sees another, is told so, and no byte of it is asked for', async ({
  page,
  request,
}) => {
  const admin = await asAdmin(request);
  const group = await admin.post('/groups', { name: unique('Kijkers'), permissions: ['view'] });
  const made = await admin.post('/pages', {
    title: unique('Besloten letter'),
    groups: [group.id],
    published_at: '2026-01-01T00:00:00Z',
    blocks: [{ type: 'typography', font: await uploadFont(request), family: 'Geheim', sample: 'Aa' }],
  });
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(sent.url()));
  await beLoggedIn(page, await addPerson(request, [group.id]));
  await page.goto(`/huisstijl/${made.slug}`);
  await expect(page.getByText('Je ziet hier een andere letter: deze mag je niet gebruiken.')).toBeVisible();
  await expect(page.getByText('Niet voor jouw groep')).toBeVisible();
  expect(asked.filter((url) => url.includes('/download'))).toEqual([]);
  await expectAccessible(page);
});

test('an editor puts a letter with a size on a page, and is told what is no measure', async ({
  page,
  request,
}) => {
  const admin = await asAdmin(request);
  const { slug } = await admin.post('/pages', {
    title: unique('Letter in de editor'),
    is_public: true,
    blocks: [{ type: 'text', title: 'Begin' }],
  });
  await beLoggedIn(page, ADMIN);
  await page.goto(`/huisstijl/${slug}/edit`);
  await page.getByRole('button', { name: 'Hier een blok invoegen (plaats 2)' }).click();
  await page.getByRole('dialog', { name: 'Blok toevoegen' }).getByLabel('Zoeken').fill('lettertype');
  await page.keyboard.press('Enter');
  const panel = page.getByRole('region', { name: 'Instellingen van blok 2' });
  await panel.getByLabel('Naam van de letter').fill('Arial');
  await panel.getByRole('button', { name: 'Maat toevoegen' }).click();
  await panel.getByLabel('Naam', { exact: true }).fill('Kop 1');
  await panel.getByLabel('Grootte').fill('groot');
  await expect(panel.getByText('Vul een vaste maat in, zoals 2rem, 24px of 12pt.')).toBeVisible();
  await panel.getByLabel('Grootte').fill('2rem');
  await saved(page).waitFor();
  await expectAccessible(page);
  await publish(page);
  await page.goto(`/huisstijl/${slug}`);
  await expect(page.getByRole('button', { name: 'Kopieer stijl Kop 1: 2rem · 1,5' })).toBeVisible();
});

test('an editor chooses pictograms, sees them by name and puts them on a page @everywhere', async ({
  page,
  request,
}) => {
  const { slug } = await (
    await asAdmin(request)
  ).post('/pages', {
    // Short: on three lines it would bring the colours under the button to the editor.
    title: unique('Kleine tekens'),
    is_public: true,
    blocks: [{ type: 'text', title: 'Begin' }],
  });
  await beLoggedIn(page, ADMIN);
  await page.goto(`/huisstijl/${slug}/edit`);
  await page.getByRole('button', { name: 'Hier een blok invoegen (plaats 2)' }).click();
  await page.getByRole('dialog', { name: 'Blok toevoegen' }).getByLabel('Zoeken').fill('pictogrammen');
  await page.keyboard.press('Enter');
  const panel = page.getByRole('region', { name: 'Instellingen van blok 2' });
  await panel.getByRole('button', { name: 'Assets toevoegen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Assets kiezen' });
  for (const name of ['Rolstoel', 'Bloedafname']) {
    await dialog.getByLabel('Zoeken').fill(name);
    await dialog.getByRole('list', { name: 'Assets' }).getByRole('button', { name }).click();
  }
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '2 assets plaatsen' }).click();
  await expect(dialog).toBeHidden();
  await expect(panel.getByRole('listitem')).toContainText(['Rolstoel', 'Bloedafname']);
  const block = page.getByRole('group', { name: 'Blok 2: Pictogrammen', exact: true });
  await expect(block.getByText('2 pictogrammen')).toBeVisible();
  for (const name of ['Rolstoel', 'Bloedafname']) {
    await expect(block.getByText(name, { exact: true }).first()).toBeVisible();
  }
  await saved(page).waitFor();
  await publish(page);
  await expect(page.getByText('De pagina is gepubliceerd.')).toBeVisible();
  await page.goto(`/huisstijl/${slug}`);
  await expect(page.getByRole('main').getByText('2 pictogrammen')).toBeVisible();
  await page.getByRole('radio', { name: 'Bloedafname' }).check();
  const card = page.getByRole('region', { name: 'Bloedafname' });
  await expect(card.getByRole('button', { name: 'Kopieer SVG' })).toBeVisible();
  await expectNoScroll(page);
  await expectAccessible(page);
});
