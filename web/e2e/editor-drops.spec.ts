import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { ADMIN } from './support/accounts';
import { asAdmin } from './support/api';
import { save, toolbar } from './support/editor';
import { beLoggedIn } from './support/log-in';
import { dragFiles, dropFiles, ownPicture } from './support/pictures';
import { unique } from './support/samples';

interface Shown {
  asset: { original: { name: string } | null } | null;
}
interface Draft {
  blocks: { type: string; asset?: Shown['asset']; assets?: Shown['asset'][]; pairs?: Shown[] }[];
}

const SIZES = [
  [64, 48],
  [32, 90],
  [120, 24],
  [16, 16],
] as const;

/** Four pictures of four sizes, of which the first is the largest. */
function makeFour(): { files: ReturnType<typeof ownPicture>[]; names: string[] } {
  const files = SIZES.map(([width, height], index) =>
    ownPicture(`${unique(`beeld-${index}`)}.png`, width, height),
  );
  return { files, names: files.map(({ name }) => name) };
}

const nameOf = (asset: Shown['asset'] | undefined): string => asset?.original?.name ?? '';

async function open(page: Page, request: APIRequestContext, blocks: object[]): Promise<string> {
  const { slug } = await (await asAdmin(request)).post('/pages', { title: unique('Slepen'), blocks });
  await beLoggedIn(page, ADMIN);
  await page.goto(`/huisstijl/${slug}/edit`);
  await expect(toolbar(page)).toBeVisible();
  return slug;
}

const read = async (request: APIRequestContext, slug: string): Promise<Draft['blocks']> =>
  (await (await asAdmin(request)).read<Draft>(`/admin/pages/${slug}`)).blocks;

const said = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

test('several files go into a gallery in their order, said before and undone at once', async ({
  page,
  request,
}) => {
  const slug = await open(page, request, [{ type: 'assets' }, { type: 'text', title: 'Eronder' }]);
  const { files, names } = makeFour();
  const letGo = await dragFiles(page, '[data-block] >> nth=0', files);
  await expect(said(page, '4 beelden in deze galerij')).toBeVisible();
  await expect(page.locator('[data-block]').nth(1)).toContainText('4 nieuwe blokken hieronder');
  await letGo();
  await expect(said(page, '4 beelden in deze galerij')).toBeHidden();
  await expect(said(page, 'De bestanden zijn geplaatst.')).toBeVisible();
  await expect(page.locator('[data-block]').nth(0).locator('[data-asset]')).toHaveCount(4);
  await save(page);
  const [gallery] = await read(request, slug);
  expect(gallery?.assets?.map(nameOf)).toEqual(names);

  await toolbar(page).getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(page.locator('[data-block]').nth(0).locator('[data-asset]')).toHaveCount(0);
  await expect(toolbar(page).getByRole('button', { name: 'Ongedaan maken' })).toBeDisabled();
});

test('several files go on a plus, between blocks, below the last and into pairs', async ({
  page,
  request,
}) => {
  const slug = await open(page, request, [
    { type: 'text', title: 'Eerste' },
    { type: 'do-dont', title: 'Voorbeelden', pairs: [{ verdict: 'dont', text: 'Zo niet.' }] },
  ]);
  const frames = page.locator('[data-block]');
  const types = async (): Promise<string[]> => (await read(request, slug)).map(({ type }) => type);

  await test.step('on a plus', async () => {
    const { files } = makeFour();
    const letGo = await dragFiles(page, '[data-insert="1"] button', files.slice(0, 2));
    await expect(page.locator('[data-insert="1"]')).toContainText('2 nieuwe blokken');
    await letGo();
    await expect(frames).toHaveCount(4);
    await save(page);
    expect(await types()).toEqual(['text', 'asset', 'asset', 'do-dont']);
    const blocks = await read(request, slug);
    expect(blocks.slice(1, 3).map(({ asset }) => nameOf(asset))).toEqual(
      files.slice(0, 2).map(({ name }) => name),
    );
    await toolbar(page).getByRole('button', { name: 'Ongedaan maken' }).click();
    await expect(frames).toHaveCount(2);
  });

  await test.step('into pairs, the empty one first', async () => {
    const { files, names } = makeFour();
    await dropFiles(page, '[data-block]:has-text("Voorbeelden")', files);
    await expect(frames.nth(1).locator('[data-asset]')).toHaveCount(4);
    await save(page);
    const [, pairs] = await read(request, slug);
    expect(pairs?.pairs?.map(({ asset }) => nameOf(asset))).toEqual(names);
  });

  await test.step('below the last block, beside the page', async () => {
    const { files } = makeFour();
    await dropFiles(page, '[data-insert="2"]', files.slice(0, 1));
    await expect(frames).toHaveCount(3);
    await dropFiles(page, '[data-sheet]', files.slice(1, 2));
    await expect(frames).toHaveCount(4);
    await save(page);
    expect((await types()).toSorted()).toEqual(['asset', 'asset', 'do-dont', 'text']);
  });

  await test.step('what is there already is asked once', async () => {
    const { files, names } = makeFour();
    await dropFiles(page, '[data-insert="0"] button', files);
    await expect(frames).toHaveCount(8);
    await dropFiles(page, '[data-insert="0"] button', files);
    await page.getByRole('button', { name: 'Bestaande assets gebruiken' }).click();
    await expect(frames).toHaveCount(12);
    await save(page);
    const blocks = await read(request, slug);
    expect(blocks.slice(0, 4).map(({ asset }) => nameOf(asset))).toEqual(names);
  });
});
