import { expect, type Locator, test } from '@playwright/test';
import { findAsset } from './support/blocks';
import { asAdmin } from './support/api';
import { expectNoScroll } from './support/display';
import { ownPicture } from './support/pictures';
import { unique } from './support/samples';
import { takenOver } from './support/taken-over';
import { uploadAsset } from './support/upload-asset';

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  return box ?? { x: 0, y: 0, width: 0, height: 0 };
};

test('a page that begins with a tool has it in the first screen, its name and sentence on one line', async ({
  page,
}) => {
  await page.goto('/huisstijl/logo');
  await takenOver(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('radio', { name: 'Website' })).toBeInViewport({ ratio: 1 });
  await expect(main.getByRole('link', { name: /^Downloaden: Logo in kleur, PNG/ }).first()).toBeInViewport();
  const [title, lead] = await Promise.all([
    boxOf(main.getByRole('heading', { level: 1 })),
    boxOf(main.getByText('Pak de versie die bij je ondergrond past')),
  ]);
  expect(lead.x).toBeGreaterThan(title.x + title.width / 2);
  expect(lead.y).toBeLessThan(title.y + title.height);
});

test('the proportion of the colours reaches both edges and is to scale @everywhere', async ({ page }) => {
  await page.goto('/huisstijl/kleur');
  await takenOver(page);
  const list = page.getByRole('list', { name: 'Verhouding' });
  const whole = await boxOf(list);
  const section = await boxOf(page.locator('section').filter({ has: list }));
  expect([whole.x, whole.width]).toEqual([section.x, section.width]);
  for (const part of await list.getByRole('listitem').all()) {
    const share = Number(/, (\d+) procent$/.exec((await part.getAttribute('title')) ?? '')?.[1]);
    const { width } = await boxOf(part);
    expect(Math.abs(width - (whole.width * share) / 100)).toBeLessThan(1);
  }
  await expectNoScroll(page);
});

test('each colour is a field from edge to edge, as high as its part, without holes', async ({ page }) => {
  await page.goto('/huisstijl/kleur');
  await takenOver(page);
  const fields = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Kopieer HEX/ }) });
  const boxes = await Promise.all((await fields.all()).map(boxOf));
  expect(boxes.map(({ height }) => height).slice(0, 2)).toEqual([192, 192]);
  expect(new Set(boxes.map(({ height }) => height))).toEqual(new Set([192, 120, 80]));
  const section = await boxOf(page.locator('section').filter({ has: fields.first() }));
  for (const [index, { x, y, width }] of boxes.entries()) {
    expect([x, width]).toEqual([section.x, section.width]);
    const above = boxes[index - 1];
    if (above) expect(y).toBeCloseTo(above.y + above.height, 0);
  }
});

test('of questions one answer at a time is open', async ({ page }) => {
  await page.goto('/huisstijl/huisstijl');
  await takenOver(page);
  const open = page.locator('details[open]').filter({ has: page.getByRole('heading', { level: 3 }) });
  for (const question of ['Mag ik zelf een logo', 'Wie beslist']) {
    await page.locator('summary').filter({ hasText: question }).click();
    await expect(open).toHaveCount(1);
    await expect(open).toContainText(question);
  }
});

test('a specimen wraps or shrinks, and never ends in dots @everywhere', async ({ page }) => {
  for (const address of ['/huisstijl/typografie', '/huisstijl/gebouwen-en-borden']) {
    await page.goto(address);
    await takenOver(page);
    const rows = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: /^Kopieer stijl/ }) });
    await expect(rows.first()).toBeVisible();
    // What only screen readers read is one pixel wide.
    const cut = await rows.evaluateAll((all) =>
      all
        .flatMap((row) => [...row.querySelectorAll('*:not(.sr)')])
        .filter((part) => part.scrollWidth > part.clientWidth + 1)
        .filter((part) => getComputedStyle(part).overflowX !== 'visible')
        .map(({ textContent }) => textContent),
    );
    expect(cut).toEqual([]);
    await expectNoScroll(page);
  }
});

test('a download or a basket button says its word, at every width', async ({ page }) => {
  for (const width of [320, 360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const address of ['/huisstijl/beeldmerk', '/huisstijl/illustraties-en-pictogrammen', '/bestanden']) {
      await page.goto(address);
      await takenOver(page);
      const buttons = page.getByRole('main').locator('a[download], button[aria-label^="In mandje"]');
      await expect(buttons.first()).toBeVisible();
      const words = await buttons.evaluateAll((all) =>
        all.flatMap((each) =>
          each instanceof HTMLElement && each.checkVisibility() ? [each.innerText] : [],
        ),
      );
      expect(words.filter((word) => !/[a-z]{3}/i.test(word))).toEqual([]);
      await expectNoScroll(page);
    }
  }
});

test('a logo is drawn on the ground that one chooses, and nothing moves; a drawing that has one offers none @everywhere', async ({
  page,
  request,
}) => {
  await page.goto(`/bestanden/${await findAsset(request, 'Logo in kleur')}`);
  const grounds = page.getByRole('group', { name: 'Toon Logo in kleur op' });
  await expect(grounds.getByRole('radio', { name: 'Wit' })).toBeChecked();
  const stage = page.getByRole('main').locator('img').first().locator('..');
  const readColour = () => stage.evaluate((element) => getComputedStyle(element).backgroundColor);
  const before = await boxOf(stage);
  await grounds.getByRole('radio', { name: 'Nachtblauw' }).check();
  await expect.poll(readColour).toBe('rgb(11, 44, 95)');
  expect(await boxOf(stage)).toEqual(before);
  await grounds.getByRole('radio', { name: 'Nachtblauw' }).press('ArrowRight');
  await expect(grounds.getByRole('radio', { name: 'Doorzichtig' })).toBeChecked();
  await expectNoScroll(page);
  await page.goto(`/bestanden/${await findAsset(request, 'In gesprek')}`);
  await expect(page.getByRole('heading', { level: 1, name: 'In gesprek' })).toBeVisible();
  await expect(page.getByRole('main').locator('img').first()).toHaveJSProperty('complete', true);
  await expect(page.getByRole('group', { name: 'Toon In gesprek op' })).toHaveCount(0);
});

test('all pages stand in the kinds that editors made, with a sentence each @everywhere', async ({ page }) => {
  await page.goto('/huisstijl/huisstijl');
  await takenOver(page);
  const main = page.getByRole('main');
  for (const kind of ['Merk', 'Vormgeving', 'Toepassingen']) {
    const part = main.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: kind }) });
    const items = part.getByRole('listitem');
    await expect(items.first()).toBeVisible();
    for (const item of await items.all()) await expect(item.locator('p')).toHaveText(/\.$/);
  }
  await expect(main.getByRole('link', { name: 'Gebouwen en borden', exact: true })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Sociale media', exact: true })).toHaveCount(0);
  await expectNoScroll(page);
});

test('no text of a tile lies on its picture, however long @everywhere', async ({ page, request }) => {
  const asset = await uploadAsset(request, 'original', ownPicture('foto.png', 960, 720));
  const body = `<p>${'Een zin die lezers hier moeten kunnen lezen. '.repeat(4)}</p>`;
  const tile = { title: 'Een tegel met veel woorden', body, asset, background: 'purple' };
  const button = { label: 'Verder lezen', url: '/huisstijl' };
  const bare = { type: 'text-tile', tile: { ...tile, button } };
  const { slug } = await (
    await asAdmin(request)
  ).post('/pages', {
    title: unique('Tegels'),
    is_public: true,
    published_at: '2026-01-01T00:00:00.000Z',
    blocks: [
      { type: 'text-tile', title: 'Ernaast', tile },
      { type: 'text-tile-header', header: 'Erboven', title: 'Ernaast', tile: { ...tile, button } },
      ...Array.from({ length: 4 }, () => bare),
    ],
  });
  await page.goto(`/huisstijl/${slug}`);
  await takenOver(page);
  const pictures = page.getByRole('main').locator('img');
  await expect(pictures).toHaveCount(6);
  for (const picture of await pictures.all()) {
    const texts = picture.locator('xpath=following-sibling::*[self::h3 or self::div]');
    const [art, ...boxes] = await Promise.all([boxOf(picture), boxOf(texts.first()), boxOf(texts.nth(1))]);
    expect(Math.min(art.width, art.height)).toBeGreaterThan(60);
    for (const box of boxes)
      expect(box.y + box.height <= art.y || box.x + box.width <= art.x, JSON.stringify([art, box])).toBe(
        true,
      );
  }
});
