import { expect, type Page, test } from '@playwright/test';
import { ADMIN } from './support/accounts';
import { asAdmin } from './support/api';
import { readPublished } from './support/blocks';
import { expectNoScroll } from './support/display';
import { beLoggedIn } from './support/log-in';
import { addPerson, employee } from './support/people';
import { unique } from './support/samples';
import { takenOver } from './support/taken-over';

const ICONS = '/huisstijl/pictogrammen';

const all = (page: Page) => page.locator('#alle-pictogrammen');
const readCopied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
/** How wide the picture on the clipboard is, and the colour of a point in it. */
const readPicture = (page: Page, x: number, y: number) =>
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

/** The colour near the left edge of a picture as it is shown, halfway its height. */
function getColourOf(image: HTMLElement | SVGElement): number[] {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [64, 64];
  const context = canvas.getContext('2d');
  if (image instanceof HTMLImageElement) context?.drawImage(image, 0, 0, 64, 64);
  return [...(context?.getImageData(8, 32, 1, 1).data.slice(0, 3) ?? [])];
}

test('a visitor finds a pictogram by what it means, colours it and copies it', async ({ page, context }) => {
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
  expect(await readCopied(page)).toContain('<circle r="60" fill="#1763c6"');

  await all(page).getByRole('radio', { name: 'Paars' }).check();
  await expect(all(page).getByRole('radio', { name: 'Wit', exact: true })).toHaveCount(0);
  // What is shown is drawn in that colour too.
  await expect
    .poll(() => card.locator('img').first().evaluate(getColourOf))
    .toEqual([0x5b, 0x2a, 0x86].map((channel) => expect.closeTo(channel, -1)));
  await card.getByRole('button', { name: 'Kopieer SVG' }).click();
  await expect.poll(() => readCopied(page)).toContain('<circle r="60" fill="#5b2a86"');
  expect(await readCopied(page)).toContain('stroke="#fff"');
  await card.getByRole('radio', { name: '512 px' }).check();
  await card.getByRole('button', { name: 'Kopieer PNG' }).click();
  await expect(page.getByText('Bloedafname gekopieerd als PNG, 512 pixels')).toBeVisible();
  expect(await readPicture(page, 60, 256)).toEqual({ width: 512, colour: [0x5b, 0x2a, 0x86] });
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
});

test('by keyboard arrows choose a pictogram, and Tab leads to what one does with it', async ({
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
  await expect.poll(() => readCopied(page)).toContain('<svg');
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
});

test('an editor chooses pictograms, sees them by name and puts them on a page', async ({ page, request }) => {
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
  await dialog.getByRole('button', { name: '2 assets plaatsen' }).click();
  await expect(dialog).toBeHidden();
  await expect(panel.getByRole('listitem')).toContainText(['Rolstoel', 'Bloedafname']);
  const block = page.getByRole('group', { name: 'Blok 2: Pictogrammen', exact: true });
  await expect(block.getByText('2 pictogrammen')).toBeVisible();
  for (const name of ['Rolstoel', 'Bloedafname']) {
    await expect(block.getByText(name, { exact: true }).filter({ visible: true }).first()).toBeVisible();
  }
  await readPublished(page, slug);
  await expect(page.getByRole('main').getByText('2 pictogrammen')).toBeVisible();
  await page.getByRole('radio', { name: 'Bloedafname' }).check();
  const card = page.getByRole('region', { name: 'Bloedafname' });
  await expect(card.getByRole('button', { name: 'Kopieer SVG' })).toBeVisible();
  await expectNoScroll(page);
});
