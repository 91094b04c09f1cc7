import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { ADMIN } from './support/accounts';
import { asAdmin } from './support/api';
import { getVariants, type BlockType } from './support/block-variants';
import { LARGE_TEXT, lostTexts, wearStyle } from './support/display';
import { beLoggedIn } from './support/log-in';
import { ownPicture } from './support/pictures';
import { unique } from './support/samples';
import { uploadAsset } from './support/upload-asset';

/** Of 60 letters, and of 85: no browser breaks them by itself. */
const WORD = 'Arbeidsongeschiktheidsverzekeringsmaatschappijmedewerkersdag';
const ADDRESS = 'https://www.noorderlicht.example/een/heel/lang/pad/naar/een/bestand/dat/lang/heet.pdf';
const WORDS = `${WORD} ${ADDRESS}`;

/** High enough to show the whole of every screen. */
const HIGH = 32_000;

const softly = expect.configure({ soft: true });

/** Takes no more than a hundred characters. */
const SHORT = ['family', 'label'];

/** Long words in the place of every text. */
function lengthen(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => lengthen(item));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inside]) => [key, lengthen(inside, key)]));
  if (typeof value !== 'string') return value;
  const words = SHORT.includes(name) ? WORD : WORDS;
  return value.replace(/(?:Meer woorden|Woorden|Een alinea|Opmaak) in [\w.]+/, words);
}

/** Nothing of a screen is cut off, covered or wider than the window: on the smallest phone, and with large text. */
async function expectWhole(page: Page, address: string): Promise<void> {
  for (const { width, style, name } of [
    { width: 320, style: '', name: 'at 320 px' },
    { width: 360, style: LARGE_TEXT, name: 'with large text at 360 px' },
    { width: 1440, style: LARGE_TEXT, name: 'with large text at 1440 px' },
  ]) {
    await page.setViewportSize({ width, height: HIGH });
    await wearStyle(page, style);
    await softly.poll(() => lostTexts(page), `${address}, ${name}`).toEqual([]);
  }
  await wearStyle(page, '');
}

async function makePages(request: APIRequestContext) {
  const admin = await asAdmin(request);
  const title = `${unique(WORD)} ${ADDRESS}`;
  const asset = await uploadAsset(request, 'original', ownPicture(`${WORD}.png`, 64, 64));
  await admin.put(`/assets/${asset}`, { title, description: WORDS });
  const types = await admin.read<BlockType[]>('/admin/block-types');
  const [color] = await admin.list<{ id: string }>('/colors');
  const references = { pictures: [asset, asset], colors: [color?.id] };
  const blocks = types.flatMap((type) => {
    const whole = getVariants(type, references).find(({ value }) => value === 'filled');
    return whole ? [lengthen(whole.block)] : [];
  });
  const page = { title, lead: WORDS, is_public: true, published_at: '2026-01-01T00:00:00.000Z' };
  const above = await admin.post('/pages', page);
  const below = await admin.post('/pages', { ...page, parent_id: above.id, blocks });
  return { admin, title, asset, above, below };
}

test('a title of one long word breaks before it is smaller than a heading', async ({ page, request }) => {
  const { slug } = await (
    await asAdmin(request)
  ).post('/pages', { title: unique(WORD), is_public: true, published_at: '2026-01-01T00:00:00.000Z' });
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`/huisstijl/${slug}`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  const size = await heading.evaluate((title) => Number.parseFloat(getComputedStyle(title).fontSize));
  expect(size).toBeGreaterThanOrEqual(28);
  expect(await lostTexts(page)).toEqual([]);
});

test('long words fit in every block and every screen', async ({ page, request }) => {
  test.slow();
  const { admin, title, asset, below } = await makePages(request);
  const group = await admin.post('/groups', { name: title.slice(0, 100) });
  const email = `${WORD.slice(0, 40)}-${Date.now()}@${'zorg'.repeat(12)}.example`;
  const user = await admin.post('/users', {
    firstName: WORD,
    lastName: WORD,
    email,
    groups: [group.id],
  });
  await admin.post('/admin/api-tokens', {
    name: unique(WORD).slice(0, 100),
    scopes: ['read'],
    groups: [group.id],
    expires_at: null,
  });
  const webhook = await admin.post('/admin/webhooks', {
    url: `https://${'huisstijl'.repeat(6)}.example/${WORD}/${WORD}`,
  });
  const look = async (address: string): Promise<void> => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectWhole(page, address);
  };
  const read = [
    `/huisstijl/${below.slug}`,
    '/huisstijl',
    `/bestanden/${asset}`,
    '/bestanden',
    `/zoeken?q=${WORD}`,
  ];
  for (const address of read) await test.step(address, () => look(address));
  await beLoggedIn(page, ADMIN);
  const managed = [
    `/huisstijl/${below.slug}/edit`,
    '/edit',
    '/huisstijl/deleted',
    '/assets',
    `/assets/${asset}`,
    '/admin/users',
    `/admin/users/${user.id}`,
    '/admin/groups',
    `/admin/groups/${group.id}`,
    '/admin/colors',
    '/admin/presets',
    '/admin/search',
    '/admin/connections',
    `/admin/connections/webhooks/${webhook.id}`,
    '/admin/site',
    '/admin/audit',
    '/delen',
    '/account/details',
  ];
  for (const address of managed) await test.step(address, () => look(address));
});
