import { expect, test, type Locator, type Page } from '@playwright/test';
import { ADMIN } from './support/accounts';
import { asAdmin } from './support/api';
import { expectNoScroll } from './support/display';
import { beLoggedIn } from './support/log-in';
import { unique } from './support/samples';
import { takenOver } from './support/taken-over';

const BLOCKS = '/huisstijl/blokken';

test('a block can be shared by its link', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(BLOCKS);
  const copy = page.getByRole('link', { name: 'Kopieer link naar Tekst op achtergrond' });
  await page.getByRole('heading', { name: 'Tekst op achtergrond' }).hover();
  await expect(copy).toHaveCSS('opacity', '1');
  await copy.click();
  await expect(page.getByRole('status').getByText('De link is gekopieerd.')).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toBe(`${baseURL}${BLOCKS}#tekst-op-achtergrond`);

  await page.goto('/');
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Tekst op achtergrond' })).toBeInViewport();
});

test('on a phone the outline opens and leads to a block @mobile', async ({ page }) => {
  await page.goto(BLOCKS);
  const outline = page.getByRole('navigation', { name: 'Op deze pagina' });
  const entry = outline.getByRole('link', { name: 'Tekst op achtergrond' });
  await expect(entry).toBeHidden();
  await outline.getByRole('group').getByText('Op deze pagina').click();
  await entry.click();
  await expect(page).toHaveURL(`${BLOCKS}#tekst-op-achtergrond`);
  await expect(page.getByRole('heading', { name: 'Tekst op achtergrond' })).toBeInViewport();
});

test('the outline stays in sight, says where the reader is, and leads up @everywhere', async ({ page }) => {
  await page.goto(BLOCKS);
  await takenOver(page);
  const outline = page.getByRole('navigation', { name: 'Op deze pagina' });
  const bar = outline.locator('summary');
  const up = outline.getByRole('link', { name: 'Naar boven' });
  await expect(up).toBeHidden();
  await page.getByRole('heading', { name: 'Teksttegel met kop' }).evaluate((heading) => {
    window.scrollBy(0, heading.getBoundingClientRect().top - 100);
  });
  await expect(bar).toContainText('van 19');
  await expect(bar).toContainText('Teksttegel met kop');
  await expect(bar).toBeInViewport();
  await bar.click();
  const current = outline.locator('[aria-current=location]').filter({ visible: true });
  await expect(current).toHaveText('Teksttegel met kop');

  const below = outline.getByRole('link', { name: 'Met een kop over de volle breedte' });
  await below.filter({ visible: true }).click();
  await expect(below.filter({ visible: true })).toHaveCount(0);
  await expect(bar).toContainText('Met een kop over de volle breedte');
  const heading = page.getByRole('heading', { name: 'Met een kop over de volle breedte' });
  const top = await heading.evaluate((element) => element.getBoundingClientRect().top);
  const covered = await bar.evaluate((element) => element.getBoundingClientRect().bottom);
  expect(top).toBeGreaterThanOrEqual(covered);
  await expectNoScroll(page);

  await up.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(up).toBeHidden();
});

test('from page to page, and up again', async ({ page }) => {
  await page.goto('/huisstijl/kleur');
  const next = page
    .getByRole('navigation', { name: 'Verder lezen' })
    .getByRole('link', { name: /^Volgende/ });
  const name = (await next.innerText()).replace(/^Volgende\s*/, '');
  await next.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.getByRole('link', { name: 'Vorige Kleur' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kleur');

  await page.goto('/huisstijl/beeldmerk');
  const crumbs = page.getByRole('navigation', { name: 'Kruimelpad' });
  await expect(crumbs.getByRole('listitem')).toHaveText(['Home', 'Huisstijl', 'Logo', /./]);
  await crumbs.getByRole('link', { name: 'Logo' }).click();
  await expect(page).toHaveURL('/huisstijl/logo');
});

/** The cumulative layout shift. */
async function readShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if ('value' in entry && typeof entry.value === 'number') sum += entry.value;
          }
          resolve(sum);
        }).observe({ type: 'layout-shift', buffered: true });
        // Without shifts the observer is never called.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
}

test('pictures come in the width that the screen needs, and nothing jumps @everywhere', async ({ page }) => {
  await page.goto(BLOCKS);
  const pictures = page.getByRole('main').locator('img[srcset]');
  await expect(pictures.first()).toBeVisible();
  const count = await pictures.count();
  expect(count).toBeGreaterThan(5);
  for (let at = 0; at < count; at += 1) {
    const picture = pictures.nth(at);
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((element: HTMLImageElement) => element.currentSrc))
      .toContain('.webp');
    await expect(picture).toHaveJSProperty('complete', true);
    const { sizes, shown, fetched, fit } = await picture.evaluate((element: HTMLImageElement) => ({
      sizes: element.sizes,
      shown: element.getBoundingClientRect().width,
      // The file name of an image contains its width.
      fetched: Number(/\/(\d+)\.webp/.exec(element.currentSrc)?.[1]),
      fit: getComputedStyle(element).objectFit,
    }));
    expect(sizes).not.toBe('');
    expect(fetched).toBeGreaterThan(0);
    // Less than twice the rendered width, except the smallest rendition and originals.
    if (fit !== 'none') expect(fetched).toBeLessThanOrEqual(Math.max(320, shown * 2));
  }
  expect(await readShift(page)).toBeLessThanOrEqual(0.02);
  await expectNoScroll(page);
});

test('a video plays on the page', async ({ page, request }) => {
  const admin = await asAdmin(request);
  const assets = await admin.list<{ id: string; title: string; original: { kind: string } | null }>(
    '/assets?kind=video&pageSize=100',
  );
  const film = assets.find(({ original }) => original?.kind === 'video');
  const { slug } = await admin.post('/pages', {
    title: unique('Film'),
    is_public: true,
    published_at: '2026-01-01T00:00:00Z',
    blocks: [{ type: 'asset', asset: film?.id }],
  });
  await beLoggedIn(page, ADMIN);
  await page.goto(`/huisstijl/${slug}`);
  const bytes = page.waitForResponse((answer) => answer.request().resourceType() === 'media');
  await page.getByRole('button', { name: `Video afspelen: ${film?.title}` }).click();
  const answer = await bytes;
  expect(answer.status()).toBe(206);
  expect(answer.headers()['content-type']).toBe('video/mp4');
});

test('on paper there is only the page', async ({ page }) => {
  await page.goto(BLOCKS);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Tekst op achtergrond' })).toBeVisible();
  for (const role of ['banner', 'contentinfo', 'complementary', 'button'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
  for (const name of ['Kruimelpad', 'Op deze pagina']) {
    await expect(page.getByRole('navigation', { name })).toBeVisible();
  }
  await expect(page.getByRole('navigation')).toHaveCount(2);
  const paper = await page.pdf({ printBackground: true, format: 'A4' });
  expect(paper.subarray(0, 5).toString()).toBe('%PDF-');
});

test('on paper the versions of the logo stand under their heading, without what is for the screen', async ({
  page,
}) => {
  await page.goto('/huisstijl/logo');
  const heading = page.getByRole('heading', { name: 'Alle versies' });
  const versions = page.locator('section').filter({ has: heading });
  const question = versions.getByRole('group', { name: 'Waar gebruik je het?' });
  await expect(question).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(question).toBeHidden();
  await expect(heading).toBeVisible();
  await expect(versions.getByText('Logo wit', { exact: true })).toBeVisible();
  // A browser keeps what stands in a block together as it is asked, and what stands in a grid not.
  await expect(heading).toHaveCSS('break-after', 'avoid');
  await expect(heading.locator('..')).toHaveCSS('display', 'block');

  await page.emulateMedia({ media: 'screen' });
  await page.goto('/huisstijl/kleur');
  const take = page.getByRole('link', { name: 'Downloaden: Poster open dag' });
  await expect(take).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(take).toBeHidden();
});

test('on a wide screen what belongs together stands side by side', async ({ page }) => {
  await page.goto(BLOCKS);
  const place = async (locator: Locator) => {
    const box = await locator.boundingBox();
    if (!box) throw new Error('Not on the screen');
    return { left: box.x, right: box.x + box.width };
  };
  const title = await place(page.getByRole('heading', { level: 1 }));
  const outline = await place(page.getByRole('navigation', { name: 'Op deze pagina' }));
  expect(outline.left).toBeGreaterThanOrEqual(title.right);

  const block = page.locator('#tekst-met-asset');
  const text = await place(block.getByText('Tekst links, beeld rechts.'));
  const picture = await place(block.getByRole('img').first());
  expect(picture.left).toBeGreaterThanOrEqual(text.right);
});

test('what one tries a letter with fits on a phone @mobile', async ({ page }) => {
  await page.goto('/huisstijl/gebouwen-en-borden');
  const size = page.getByRole('slider', { name: 'Grootte' }).locator('..');
  const room = await size.locator('..').evaluate((tools) => {
    const { paddingRight } = getComputedStyle(tools);
    return tools.getBoundingClientRect().right - parseFloat(paddingRight);
  });
  const right = await size.evaluate((row) => row.getBoundingClientRect().right);
  expect(right).toBeLessThanOrEqual(room);
});
