import { expect, type Page, test } from '@playwright/test';
import { ADMIN } from './support/accounts';
import { asAdmin } from './support/api';
import { expectNoScroll } from './support/display';
import { publish, save } from './support/editor';
import { beLoggedIn } from './support/log-in';
import { addPerson } from './support/people';
import { unique } from './support/samples';
import { takenOver } from './support/taken-over';
import { uploadFont } from './support/upload-asset';

const TYPE = '/huisstijl/typografie';

const letter = (page: Page) => page.locator('#probeer-de-letter');
const readCopied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

test('a visitor tries the letter in its own font and takes its style along', async ({ page, context }) => {
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
    .poll(() => readCopied(page))
    .toBe('font-family: "Figtree";\nfont-weight: 400;\nfont-size: 49px;\nline-height: 1.1;');
  await letter(page).getByRole('button', { name: 'Kopieer stijl Kop 2: 24pt · 1,15' }).click();
  await expect.poll(() => readCopied(page)).toContain('font-size: 24pt;');
  await expect(letter(page)).toContainText('SIL Open Font License');
  await expect(letter(page).getByRole('link', { name: /^Downloaden: Figtree/ })).toBeVisible();
  await expectNoScroll(page);
  await page.reload();
  await expect(line).toHaveValue('Wie de weg vindt, komt rustiger binnen');
});

test('on a phone a larger size of the letter is still drawn larger @mobile', async ({ page }) => {
  await page.goto(TYPE);
  await takenOver(page);
  const line = letter(page).getByRole('textbox', { name: 'Typ je eigen zin' });
  const readSize = () => line.evaluate((field) => parseFloat(getComputedStyle(field).fontSize));
  const sizes: number[] = [];
  for (const style of ['Kop 2', 'Kop 1', 'Hoofdstuk']) {
    await letter(page).getByRole('radio', { name: style }).check();
    sizes.push(await readSize());
  }
  await letter(page).getByRole('slider', { name: 'Grootte' }).press('End');
  sizes.push(await readSize());
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
  await save(page);
  await publish(page);
  await expect(page.getByText('De pagina is gepubliceerd.')).toBeVisible();
  await page.goto(`/huisstijl/${slug}`);
  await expect(page.getByRole('button', { name: 'Kopieer stijl Kop 1: 2rem · 1,5' })).toBeVisible();
});
