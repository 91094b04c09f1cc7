import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { asAdmin } from './support/api';
import { getVariants, type BlockType, type Variant } from './support/block-variants';
import { readDrawn } from './support/drawn';
import { unique } from './support/samples';
import { takenOver } from './support/taken-over';

interface Block {
  type: string;
  slug: string;
}

/** A block between two others, so that the previous one does not affect its look. */
const between = (asset: string) => ({ type: 'asset', asset, settings: { backgroundColor: 'purple' } });

/** Transparent looks white, like the page. */
const getLook = (value: string): string => (value === 'transparent' ? 'white' : value);

/** Options that do not change what is drawn. */
function unseen(kind: string, variants: readonly Variant[], drawn: readonly string[]): string[] {
  return variants.flatMap((variant, index) => {
    const { type, base, path, value } = variant;
    const twin = variants.find(
      (other, at) =>
        at < index &&
        other.type === type &&
        other.base === base &&
        other.path === path &&
        getLook(other.value) !== getLook(value) &&
        drawn[at] === drawn[index],
    );
    return twin ? [`${kind}, ${type}, ${base}: ${path} ${twin.value} is drawn as ${value}`] : [];
  });
}

/**
 * Shows the home page with other blocks, without changing the one that other tests use. Not with a Playwright route, which
 * disables the browser's cache for each of the many pages.
 */
async function homeShower(page: Page, request: APIRequestContext, baseURL = '') {
  // As it is sent to a browser that draws the page itself.
  const answer = await request.get('/', { headers: { Cookie: 'portal_session=1' } });
  const html = await answer.text();
  const responseHeaders = Object.entries(answer.headers())
    .filter(([name]) => !name.startsWith('content-') || name === 'content-security-policy')
    .concat([['content-type', 'text/html; charset=utf-8']])
    .map(([name, value]) => ({ name, value }));
  const [, json = ''] = /id="first-view">(.*?)<\/script>/s.exec(html) ?? [];
  const view: { page: { blocks: readonly Block[] } } = JSON.parse(json);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Fetch.enable', {
    patterns: [{ urlPattern: `${baseURL}/`, resourceType: 'Document' }],
  });
  // The content of an image does not affect its position.
  await browser.send('Network.enable');
  await browser.send('Network.setBlockedURLs', { urls: ['*/_files/*'] });
  let body = '';
  browser.on('Fetch.requestPaused', ({ requestId }) => {
    void browser.send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders, body });
  });
  return async (blocks: readonly Block[], sure: Block | undefined): Promise<void> => {
    view.page.blocks = blocks;
    const shown = html.replace(json, () => JSON.stringify(view).replaceAll('<', '\\u003c'));
    body = Buffer.from(shown).toString('base64');
    await page.goto('/', { waitUntil: 'commit' });
    await expectDrawn(page, sure);
  };
}

/**
 * All blocks appear together, so when one that always draws something is there, they are. Not before the script took over
 * what the server drew: until then the page may still be replaced.
 */
async function expectDrawn(page: Page, sure: Block | undefined): Promise<void> {
  await takenOver(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator(`[id="${sure?.slug}"]`)).toBeAttached();
  // Some icons come later; a span keeps their place.
  await expect(page.locator('span.lucide')).toHaveCount(0);
}

/** What is drawn of these blocks, on a page that shows the one that always draws something. */
async function readBlocks(
  page: Page,
  sure: Block | undefined,
  anchors: readonly string[],
): Promise<string[]> {
  const [whole, ...drawn] = await readDrawn(page, [sure?.slug ?? '', ...anchors]);
  expect(whole, 'the page was replaced while it was measured').not.toBe('');
  return drawn;
}

/** Two images from the library, one of which crops horizontally and one vertically. */
async function readPictures(request: APIRequestContext): Promise<string[]> {
  const admin = await asAdmin(request);
  const assets = await admin.list<{ id: string; title: string }>('/assets?kind=image&pageSize=200');
  return ['Licht, staand', 'Poster open dag'].flatMap((title) =>
    assets.filter((asset) => asset.title === title).map(({ id }) => id),
  );
}

test('every choice that an editor has makes a difference, wherever the block stands', async ({
  page,
  request,
  baseURL,
}) => {
  test.slow();
  const admin = await asAdmin(request);
  const types = await admin.list<BlockType>('/admin/block-types');
  const pictures = await readPictures(request);
  const [first = ''] = pictures;
  const colors = (await admin.list<{ id: string }>('/colors')).slice(0, 3).map(({ id }) => id);
  const showHome = await homeShower(page, request, baseURL);
  const failures: string[] = [];

  for (const type of types) {
    const variants = getVariants(type, { pictures, colors });
    const blocks = variants.flatMap(({ block }) => [between(first), block]);
    const made = await admin.post('/pages', {
      title: unique('Keuzes'),
      is_public: true,
      published_at: new Date().toISOString(),
      blocks,
    });
    const stored = await admin.read<{ blocks: Block[] }>(`/pages/${made.slug}`);
    const anchors = stored.blocks.filter((_block, index) => index % 2 === 1).map(({ slug }) => slug);
    await page.goto(`/huisstijl/${made.slug}`);
    const [sure] = stored.blocks;
    await expectDrawn(page, sure);
    failures.push(...unseen('guide', variants, await readBlocks(page, sure, anchors)));

    await showHome(stored.blocks, sure);
    const later = await readBlocks(page, sure, anchors);
    failures.push(...unseen('home', variants, later));

    // The first block of the home page was covered above, unless it looks different there.
    const own = stored.blocks.filter((_block, index) => index % 2 === 1);
    const opening: Variant[] = [];
    const drawn: string[] = [];
    for (const [index, variant] of variants.entries()) {
      const block = own[index];
      if (!block || variant.base === 'title and button') continue;
      await showHome([block, ...stored.blocks.slice(0, 1)], sure);
      const [now = ''] = await readBlocks(page, sure, [block.slug]);
      if (index === 0 && now === later[0]) break;
      opening.push(variant);
      drawn.push(now);
    }
    failures.push(...unseen('opening', opening, drawn));
    await admin.remove(`/pages/${made.id}`);
  }
  expect(failures).toEqual([]);
});
