import { expect, test, type APIRequestContext, type Page, type Request } from '@playwright/test';
import { ADMIN } from './support/accounts';
import { asAdmin } from './support/api';
import { save, toolbar } from './support/editor';
import { beLoggedIn } from './support/log-in';
import { dropFiles, ownDocument, ownPicture, pasteFile } from './support/pictures';
import { unique } from './support/samples';

interface Draft {
  blocks: {
    type: string;
    asset?: { id: string; title: string; original: { name: string } | null } | null;
  }[];
}

const block = (page: Page, name: string) => page.getByRole('group', { name });

const frame = (title: string): string => `[data-block]:has-text("${title}")`;
const message = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

/** Opens a new page with an empty place for a picture and a text; its slug. */
async function openPage(page: Page, request: APIRequestContext): Promise<string> {
  const blocks = [
    { type: 'text-asset', title: 'Met beeld' },
    { type: 'text', title: 'Alleen tekst' },
  ];
  const { slug } = await (await asAdmin(request)).post('/pages', { title: unique('Bestanden'), blocks });
  await beLoggedIn(page, ADMIN);
  await page.goto(`/huisstijl/${slug}/edit`);
  return slug;
}

test(
  'a picture that is dropped fills a place, replaces another, and is a block below a text',
  {
    tag: '@journey',
  },
  async ({ page, request }) => {
    const slug = await openPage(page, request);
    const picture = block(page, 'Blok 1: Tekst met asset').locator('[data-asset]');
    await dropFiles(page, frame('Met beeld'), [ownPicture(`${unique('een')}.png`)]);
    await expect(message(page, 'Het beeld is geplaatst.')).toBeVisible();
    const before = (await picture.getAttribute('data-asset')) ?? '';
    await dropFiles(page, `${frame('Met beeld')} [data-asset]`, [ownPicture(`${unique('twee')}.png`)]);
    await expect(message(page, 'Het beeld is vervangen.')).toBeVisible();
    await expect(picture).not.toHaveAttribute('data-asset', before);
    await toolbar(page).getByRole('button', { name: 'Ongedaan maken' }).click();
    await expect(picture).toHaveAttribute('data-asset', before);

    await dropFiles(page, frame('Alleen tekst'), [ownPicture(`${unique('drie')}.png`)]);
    await expect(block(page, 'Blok 3: Asset').locator('[data-asset]')).toBeVisible();
    await save(page);
    const stored = await (await asAdmin(request)).read<Draft>(`/admin/pages/${slug}`);
    expect(stored.blocks.map(({ type }) => type)).toEqual(['text-asset', 'text', 'asset']);
    expect(stored.blocks[0]?.asset?.id).toBe(before);
  },
);

test('files that are dropped or pasted in the editor come to stand on the page', async ({
  page,
  request,
}) => {
  const admin = await asAdmin(request);
  const slug = await openPage(page, request);
  const picture = block(page, 'Blok 1: Tekst met asset').locator('[data-asset]');

  await test.step('a document takes the place of a picture', async () => {
    await dropFiles(page, frame('Met beeld'), [ownPicture(`${unique('een')}.png`)]);
    await expect(message(page, 'Het beeld is geplaatst.')).toBeVisible();
    const before = (await picture.getAttribute('data-asset')) ?? '';
    await dropFiles(page, `${frame('Met beeld')} [data-asset]`, [ownDocument(`${unique('een')}.pdf`)]);
    await expect(message(page, 'Het bestand is vervangen.')).toBeVisible();
    await toolbar(page).getByRole('button', { name: 'Ongedaan maken' }).click();
    await expect(picture).toHaveAttribute('data-asset', before);
  });

  await test.step('the library keeps a file once', async () => {
    const name = unique('drie');
    const sample = ownPicture(`${name}.png`);
    await dropFiles(page, frame('Alleen tekst'), [sample]);
    await expect(block(page, 'Blok 3: Asset').locator('[data-asset]')).toBeVisible();
    await dropFiles(page, frame('Alleen tekst'), [sample]);
    const files = page.getByRole('region', { name: 'Bestanden voor deze pagina' });
    await expect(files).toContainText(`Dit bestand staat er al: ${name}.`);
    await files.getByRole('button', { name: 'Bestaande asset gebruiken' }).click();
    await expect(files).toBeHidden();
    await expect(block(page, 'Blok 4: Asset')).toBeVisible();
    await save(page);
    const stored = await admin.read<Draft>(`/admin/pages/${slug}`);
    expect(stored.blocks.map(({ type }) => type)).toEqual(['text-asset', 'text', 'asset', 'asset']);
    expect(stored.blocks[2]?.asset?.id).toBe(stored.blocks[3]?.asset?.id);
  });

  await test.step('elsewhere it is refused with a word, and so is a kind that cannot be kept', async () => {
    await dropFiles(page, '[role=toolbar][aria-label=Pagina]', [ownPicture('nergens.png')]);
    await expect(message(page, 'Daar kan geen bestand staan.')).toBeVisible();
    await dropFiles(page, frame('Alleen tekst'), [{ ...ownPicture('logo.psd'), mimeType: '' }]);
    await expect(page.getByRole('alert').filter({ hasText: 'Geweigerd' })).toContainText('in een zip');
    await page.getByRole('button', { name: 'Alles sluiten' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Geweigerd' })).toBeHidden();
    await expect(page).toHaveURL(`/huisstijl/${slug}/edit`);
  });

  await test.step('a PDF is a block after one drop, with its name and its first page', async () => {
    const name = unique('Folder');
    await dropFiles(page, frame('Alleen tekst'), [ownDocument(`${name}.pdf`)]);
    const made = block(page, 'Blok 3: Asset');
    await expect(made.getByRole('figure', { name })).toBeVisible();
    await expect(made.locator('[data-asset] img')).toHaveAttribute('src', /_files/);
    const shown = page
      .getByRole('region', { name: 'Instellingen van blok 3' })
      .getByRole('group')
      .locator('img');
    await expect(shown.first()).toHaveAttribute('src', /_files/);
    await page.getByRole('button', { name: 'Ongedaan maken' }).click();
    await expect(made.getByText(name)).toHaveCount(0);
  });

  await test.step('a picture of the clipboard comes under the block that is selected, with a name', async () => {
    const text = block(page, 'Blok 2: Tekst');
    await text.getByRole('button', { expanded: false }).click();
    await pasteFile(text.getByRole('textbox', { name: 'Titel', exact: true }), ownPicture('image.png'));
    const name = unique('Gevel');
    await page.getByLabel('Naam van het beeld').fill(name);
    await page.getByLabel('Naam van het beeld').press('Enter');
    await expect(block(page, 'Blok 5: Asset')).toBeVisible();
    await save(page);
    const stored = await admin.read<Draft>(`/admin/pages/${slug}`);
    expect(stored.blocks[2]?.asset).toMatchObject({ title: name, original: { name: `${name}.png` } });
  });

  await test.step('on a page without blocks it becomes the first one', async () => {
    const empty = await admin.post('/pages', { title: unique('Leeg') });
    await page.goto(`/huisstijl/${empty.slug}/edit`);
    await expect(page.getByText('Deze pagina is nog leeg.')).toBeVisible();
    await dropFiles(page, 'main p:has-text("Deze pagina is nog leeg.")', [
      ownPicture(`${unique('vier')}.png`),
    ]);
    await expect(block(page, 'Blok 1: Asset').locator('[data-asset]')).toBeVisible();
  });
});

test('files come to stand in the order in which they were dropped, also when the first takes longest', async ({
  page,
  request,
}) => {
  const admin = await asAdmin(request);
  const blocks = [{ type: 'text', title: 'Erboven' }];
  const { slug } = await admin.post('/pages', { title: unique('Volgorde'), blocks });
  const [first, second] = [unique('Eerste'), unique('Tweede')];
  await beLoggedIn(page, ADMIN);
  await page.goto(`/huisstijl/${slug}/edit`);
  const isUpload = (sent: Request): boolean =>
    sent.method() === 'POST' && sent.url().endsWith('/api/v1/assets');
  const oneIsThere = page.waitForResponse((answer) => isUpload(answer.request()));
  let isHeld = false;
  await page.route('**/api/v1/assets', async (route) => {
    const isFirst = isUpload(route.request()) && !isHeld;
    isHeld ||= isFirst;
    if (isFirst) await oneIsThere;
    await route.continue();
  });
  await dropFiles(page, '[data-block]', [ownDocument(`${first}.pdf`), ownDocument(`${second}.pdf`)]);
  await expect(block(page, 'Blok 2: Asset').getByRole('figure', { name: first })).toBeVisible();
  await expect(block(page, 'Blok 3: Asset').getByRole('figure', { name: second })).toBeVisible();
});

test('several files that are put into the library from the editor are there to choose from', async ({
  page,
  request,
}) => {
  const blocks = [{ type: 'asset' }];
  const { slug } = await (await asAdmin(request)).post('/pages', { title: unique('Kiezen'), blocks });
  await beLoggedIn(page, ADMIN);
  await page.goto(`/huisstijl/${slug}/edit`);
  await block(page, 'Blok 1: Asset').getByRole('button', { expanded: false }).click();
  await page
    .getByRole('button', { name: /Asset kiezen|Beeld of bestand kiezen/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Asset kiezen' });
  const list = dialog.getByRole('list', { name: 'Assets' });
  await dialog.getByRole('button', { name: /^Document/ }).click();
  await expect(dialog.getByRole('button', { name: /^Document/ })).toHaveAttribute('aria-pressed', 'true');
  const names = [unique('links'), unique('midden'), unique('rechts')];
  const files = names.map((name) => ownPicture(`${name}.png`));
  await dialog.getByLabel('Bestand', { exact: true }).setInputFiles(files);
  for (const name of names) await expect(list.getByRole('button', { name })).toBeVisible();
  await list.getByRole('button', { name: names[1] }).click();
  await expect(dialog).toBeHidden();
  await expect(block(page, 'Blok 1: Asset').locator('[data-asset]')).toBeVisible();
});
