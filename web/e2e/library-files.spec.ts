import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { ADMIN } from './support/accounts';
import { asAdmin } from './support/api';
import { beLoggedIn } from './support/log-in';
import { dropFiles, ownDocument, ownPicture } from './support/pictures';
import { DOCUMENT, PICTURE, unique } from './support/samples';

interface Known {
  id: string;
  title: string;
  focal_point: { x: number; y: number } | null;
  original: { name: string } | null;
}

const details = (page: Page) => page.getByRole('complementary', { name: 'Details' });
const getTitle = (name: string): string => name.replace(/\.\w+$/, '');
const uploads = (page: Page) => page.getByRole('list', { name: 'Uploads' }).getByRole('listitem');

test(
  'files dropped anywhere become assets; one that is there already or is refused says so',
  { tag: '@journey' },
  async ({ page }) => {
    const [one, two] = [ownPicture(`${unique('drop')}.png`), ownPicture(`${unique('drop')}.png`)];
    const pdf = ownDocument(`${unique('handboek')}.pdf`);
    const source = { name: 'logo.psd', mimeType: '', buffer: Buffer.from('8BPS') };
    const known = { name: 'nog-een-keer.png', mimeType: 'image/png', buffer: readFileSync(PICTURE) };
    const broken = { name: 'kapot.png', mimeType: 'image/png', buffer: Buffer.from('<html></html>') };
    await beLoggedIn(page, ADMIN);
    await page.goto('/assets');
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await dropFiles(page, 'main', [one, pdf, known, two, broken, source]);
    await expect(page.getByText('3 assets zijn toegevoegd.')).toBeVisible();
    for (const { name } of [one, two, pdf]) {
      await expect(page.getByRole('main').getByRole('link', { name: getTitle(name) })).toBeVisible();
    }
    await expect(uploads(page)).toHaveCount(3);
    await expect(uploads(page).filter({ hasText: source.name })).toContainText('EPS of PDF');
    const refused = uploads(page).filter({ hasText: broken.name });
    await expect(refused).toContainText('Geweigerd:');
    // Another time it is no picture either.
    await expect(refused.getByRole('button', { name: 'Opnieuw proberen' })).toHaveCount(0);
    await refused.getByRole('button', { name: 'Sluiten: kapot.png' }).click();
    await expect(refused).toBeHidden();
    const twin = uploads(page).filter({ hasText: known.name });
    await expect(twin).toContainText('Dit bestand staat er al:');
    await twin.getByRole('link', { name: 'Bestaande asset openen' }).click();
    await expect(details(page).getByRole('heading', { level: 2 })).toBeFocused();
    await twin.getByRole('button', { name: 'Toch toevoegen' }).click();
    await expect(page.getByText('nog-een-keer is toegevoegd.')).toBeVisible();

    // Another file instead of the refused one.
    const instead = ownPicture(`${unique('anders')}.png`);
    await page.getByLabel(`In plaats van ${source.name}`, { exact: true }).setInputFiles(instead);
    await expect(page.getByText(`${getTitle(instead.name)} is toegevoegd.`)).toBeVisible();
    await expect(uploads(page)).toHaveCount(0);
  },
);

test('an upload shows how far it is and can be stopped', async ({ page }) => {
  await beLoggedIn(page, ADMIN);
  await page.goto('/assets');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  // Never answered, until it is stopped.
  await page.route(/\/api\/v1\/assets$/, () => undefined);
  const name = `${unique('traag')}.png`;
  await dropFiles(page, 'main', [ownPicture(name)]);
  await expect(page.getByRole('progressbar', { name: `Uploaden van ${name}` })).toBeVisible();
  await page.getByRole('button', { name: `Annuleren: ${name}` }).click();
  await expect(uploads(page)).toHaveCount(0);
});

test('the original is replaced where it stands, and put back; the focal point is chosen by keyboard', async ({
  page,
  request,
}) => {
  const admin = await asAdmin(request);
  const title = unique('Vervangen');
  const [first, second] = [ownPicture('eerste.png'), ownPicture('tweede.png')];
  await beLoggedIn(page, ADMIN);
  await page.goto('/assets');
  await page.getByRole('button', { name: 'Asset toevoegen' }).click();
  await page.getByLabel('Titel').fill(title);
  await page.getByLabel('Bestand', { exact: true }).setInputFiles(first);
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page).toHaveURL(/\/assets\/[a-z0-9]+$/);
  const address = page.url();
  const stored = async () => (await admin.list<Known>(`/assets?search=${encodeURIComponent(title)}`))[0];

  const point = details(page).getByRole('slider', { name: 'Focuspunt' });
  await point.press('ArrowRight');
  await point.press('ArrowUp');
  await expect(point).toHaveAttribute('aria-valuetext', '55 procent van links, 45 procent van boven');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect.poll(async () => (await stored())?.focal_point).toEqual({ x: 0.55, y: 0.45 });

  await page.getByLabel('Bestand', { exact: true }).setInputFiles(second);
  await page.getByRole('button', { name: 'Opslaan' }).click();
  const earlier = details(page).getByRole('region', { name: 'Eerdere bestanden' });
  await expect(earlier.getByRole('listitem').filter({ hasText: 'eerste.png' })).toContainText('Vervangen op');
  await earlier.getByRole('button', { name: 'Terugzetten: eerste.png' }).click();
  await expect(earlier.getByRole('listitem').filter({ hasText: 'tweede.png' })).toBeVisible();
  expect(page.url()).toBe(address);
  expect(await stored()).toMatchObject({
    focal_point: { x: 0.55, y: 0.45 },
    original: { name: 'eerste.png' },
  });
});

test('files are dropped on the details, several at once; a wrong one says why', async ({ page, request }) => {
  const { id } = await (await asAdmin(request)).post('/assets', { title: unique('Bestanden') });
  const pdf = { name: 'blad.pdf', mimeType: 'application/pdf', buffer: readFileSync(DOCUMENT) };
  const drawing = { name: 'blad.ai', mimeType: 'application/postscript', buffer: Buffer.from('x') };
  await beLoggedIn(page, ADMIN);
  await page.goto(`/assets/${id}`);
  await expect(details(page).getByText('Nog op geen enkele pagina.')).toBeVisible();
  await dropFiles(page, '[data-drop-zone=details]', [pdf, drawing, ownPicture('blad.png')]);
  await expect(page.getByText('2 bestanden zijn toegevoegd.')).toBeVisible();
  await expect(uploads(page)).toHaveText([/als PDF, SVG of EPS/]);
  await details(page).getByRole('button', { name: 'Bestand verwijderen: blad.pdf' }).click();
  const question = page.getByRole('dialog', { name: 'blad.pdf verwijderen?' });
  await question.getByRole('button', { name: 'Annuleren' }).click();
  await expect(details(page).getByText('blad.pdf', { exact: true })).toBeVisible();
  await details(page).getByRole('button', { name: 'Bestand verwijderen: blad.pdf' }).click();
  await question.getByRole('button', { name: 'Verwijderen' }).click();
  await expect(question).toBeHidden();
  await expect(details(page).getByText('blad.pdf')).toBeHidden();
  await expect(details(page).getByText('blad.png', { exact: true })).toBeVisible();
});

test('a file is replaced by one of another kind, keeps its address, and comes back', async ({
  page,
  request,
}) => {
  const admin = await asAdmin(request);
  const { id } = await admin.post('/assets', { title: unique('Vervangen') });
  await beLoggedIn(page, ADMIN);
  await page.goto(`/assets/${id}`);
  await details(page).getByLabel('Bestanden kiezen').setInputFiles(ownPicture('blad.png'));
  const download = details(page).getByRole('link', { name: /^Downloaden/ });
  const address = await download.getAttribute('href');
  const choosing = page.waitForEvent('filechooser');
  await details(page).getByRole('button', { name: 'Vervangen: blad.png' }).click();
  await (
    await choosing
  ).setFiles({
    name: 'nieuw blad.pdf',
    mimeType: 'application/pdf',
    buffer: readFileSync(DOCUMENT),
  });
  await expect(page.getByText('Het bestand is vervangen.')).toBeVisible();
  await expect(details(page).getByText('nieuw blad.pdf', { exact: true })).toBeVisible();
  await expect(download).toHaveAttribute('href', address ?? '');
  const earlier = details(page).getByRole('region', { name: 'Eerder was dit' });
  await expect(earlier.getByRole('listitem')).toContainText(/blad\.png.*Vervangen op/);
  await earlier.getByRole('button', { name: 'Terugzetten: blad.png' }).click();
  await expect(earlier.getByRole('listitem')).toContainText('nieuw blad.pdf');
  await expect(earlier.getByRole('heading')).toBeFocused();
});

test('what changes in one tab reaches the others', async ({ page, context, request }) => {
  const title = unique('Tabblad');
  const { id } = await (await asAdmin(request)).post('/assets', { title });
  await beLoggedIn(page, ADMIN);
  await page.goto(`/assets?search=${encodeURIComponent(title)}`);
  const card = page.getByRole('main').getByRole('link', { name: title });
  await expect(card).toBeVisible();
  const other = await context.newPage();
  await other.goto(`/assets/${id}`);
  await other.getByLabel('Titel').fill(`${title} anders`);
  await other.getByRole('button', { name: 'Opslaan' }).click();
  await expect(card).toContainText(`${title} anders`);

  await card.click();
  await expect(other.getByText('nu ook in een ander tabblad open')).toBeVisible();
  // What was changed here stays, what was changed there follows; of what both changed one hears.
  await page.getByLabel('Omschrijving').fill('Van mij');
  await other.getByLabel('Titel').fill(`${title} weer anders`);
  await other.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByLabel('Titel')).toHaveValue(`${title} weer anders`);
  await expect(page.getByLabel('Omschrijving')).toHaveValue('Van mij');
  await other.getByLabel('Omschrijving').fill('Van de ander');
  await other.getByRole('button', { name: 'Opslaan' }).click();
  await expect(details(page).getByText('Iemand anders wijzigde dit intussen ook.')).toBeVisible();
  await details(page).getByRole('button', { name: 'Opslaan' }).click();
  await expect(details(page).getByText('maakte hier intussen ‘Van de ander’ van')).toBeVisible();
  await expect(page.getByLabel('Omschrijving')).toHaveValue('Van mij');
  await page.getByRole('button', { name: 'Details sluiten' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Annuleren' }).click();

  await other.getByRole('button', { name: 'Verwijderen', exact: true }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click();
  await expect(page.getByText('in een ander tabblad verwijderd')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Nog geen assets met/ })).toBeVisible();
});

test('the details on a phone @mobile', async ({ page }) => {
  await beLoggedIn(page, ADMIN);
  await page.goto('/assets?search=Badge+voor+vrijwilligers');
  await page.getByRole('main').getByRole('link', { name: 'Badge voor vrijwilligers' }).click();
  await expect(details(page).getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Opslaan' })).toBeInViewport();
  await expect(
    details(page).getByRole('region', { name: 'Gebruikt op' }).getByRole('link').first(),
  ).toHaveAttribute('href', /\/edit$/);
  await page.getByRole('button', { name: 'Verwijderen', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('blijft een lege plek');
});
