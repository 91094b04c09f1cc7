import { expect, test, type Page } from '@playwright/test';
import { ADMIN } from './support/accounts';
import { asAdmin } from './support/api';
import { beLoggedIn } from './support/log-in';
import { addPerson } from './support/people';
import { unique } from './support/samples';

/** A4 in CSS pixels. */
const SHEET = { width: 794, height: 1123 };

/** What the sheets say at their edges, by the rules that the script wrote. */
const readEdges = (page: Page): Promise<string> =>
  page.evaluate(() =>
    document.adoptedStyleSheets
      .flatMap(({ cssRules }) => [...cssRules])
      .map(({ cssText }) => cssText)
      .join(' '),
  );

test('each sheet says whose it is, where it stands and of which day, and has its pictures', async ({
  page,
}) => {
  await page.goto('/huisstijl/beeldtaal');
  await page.waitForLoadState('networkidle');
  await page.pdf({ printBackground: true, format: 'A4' });
  const edges = await readEdges(page);
  expect(edges).toContain('Huisstijl Noorderlicht');
  expect(edges).toContain('/huisstijl/beeldtaal');
  expect(edges).toContain(String(new Date().getFullYear()));
  await expect(page.getByRole('main').locator('img[loading=lazy]')).toHaveCount(0);
});

test('a picture takes a quarter of a sheet at most, and a coloured band stays whole', async ({ page }) => {
  await page.setViewportSize(SHEET);
  await page.emulateMedia({ media: 'print' });
  await page.goto('/huisstijl/blokken');
  await page.waitForLoadState('networkidle');
  const pictures = page.getByRole('main').locator('img');
  const heights = await pictures.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(20);
  expect(Math.max(...heights)).toBeLessThan(SHEET.height / 4);
  const bands = page.locator('[data-band=field], section[data-text]');
  const breaks = await bands.evaluateAll((all) => all.map((each) => getComputedStyle(each).breakInside));
  expect(breaks.length).toBeGreaterThan(10);
  expect(new Set(breaks)).toEqual(new Set(['avoid']));
});

test('the whole guide has what its reader may read, and no more', async ({ page, request }) => {
  const admin = await asAdmin(request);
  const words = {
    open: unique('kanarie-open'),
    own: unique('kanarie-prive'),
    none: unique('kanarie-concept'),
    one: unique('kanarie-groep-een'),
    other: unique('kanarie-groep-twee'),
  };
  const text = (body: string, more = {}) => ({
    type: 'text',
    title: 'Kanarie',
    body: `<p>${body}</p>`,
    ...more,
  });
  const addGroup = () => admin.post('/groups', { name: unique('Lezers'), permissions: ['view'] });
  const [one, other] = [await addGroup(), await addGroup()];
  const live = { published_at: '2026-01-01T00:00:00Z' };
  await admin.post('/pages', {
    title: unique('Kanarie'),
    is_public: true,
    ...live,
    groups: [one.id],
    blocks: [
      text(words.open),
      text(words.own, { isPrivate: true, groups: [] }),
      text(words.one, { isPrivate: true, groups: [one.id] }),
    ],
  });
  await admin.post('/pages', {
    title: words.other,
    ...live,
    groups: [other.id],
    blocks: [text('Binnen', { groups: [other.id] })],
  });
  await admin.post('/pages', { title: unique('Concept'), is_public: true, blocks: [text(words.none)] });

  const read = async (): Promise<string> => {
    await page.goto('/huisstijl/afdrukken');
    await expect(page.getByText('De gids is klaar')).toBeVisible();
    const broken = await page.evaluate(
      () =>
        [...document.images].filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0).length,
    );
    expect(broken).toBe(0);
    return page.getByRole('main').innerText();
  };
  const getFound = (guide: string): string[] => Object.values(words).filter((word) => guide.includes(word));
  expect(getFound(await read())).toEqual([words.open]);
  await beLoggedIn(page, await addPerson(request, [one.id]));
  expect(getFound(await read())).toEqual([words.open, words.one]);
  await beLoggedIn(page, await addPerson(request, [other.id]));
  expect(getFound(await read())).toEqual([words.open, words.other]);
  await beLoggedIn(page, ADMIN);
  expect(getFound(await read())).toEqual([words.open, words.own, words.one, words.other]);
});

test('a list of colours is no wider than the sheet, and a table as high as one may break', async ({
  page,
}) => {
  await page.setViewportSize(SHEET);
  await page.emulateMedia({ media: 'print' });
  await page.goto('/huisstijl/kleur-en-contrast');
  const colours = page.getByRole('main').locator('li[data-role]');
  await expect(colours.first()).toBeVisible();
  const edges = await colours.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().right));
  expect(Math.max(...edges)).toBeLessThanOrEqual(SHEET.width);
  await expect(page.locator('[data-contrast]').first()).toHaveCSS('break-inside', 'auto');
});

test('colours fill the sheet that their page begins on, and go on with the next', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/huisstijl/kleur');
  const colour = page.getByRole('main').locator('li[data-role]').first();
  await expect(colour).toHaveCSS('break-inside', 'avoid');
  await expect(colour.getByRole('heading')).toHaveCSS('break-after', 'auto');
});
