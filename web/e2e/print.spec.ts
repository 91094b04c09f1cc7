import { expect, test, type Page } from '@playwright/test';
import { ADMIN } from './support/accounts';
import { asAdmin } from './support/api';
import { beLoggedIn } from './support/log-in';
import { unique } from './support/samples';

/** What the sheets say at their edges, by the rules that the script wrote. */
const getEdges = (page: Page): Promise<string> =>
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
  const edges = await getEdges(page);
  expect(edges).toContain('Huisstijl Noorderlicht');
  expect(edges).toContain('/huisstijl/beeldtaal');
  expect(edges).toContain(String(new Date().getFullYear()));
  await expect(page.getByRole('main').locator('img[loading=lazy]')).toHaveCount(0);
});

test('a picture takes a third of a sheet at most, and a coloured band stays whole', async ({ page }) => {
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: 'print' });
  await page.goto('/huisstijl/blokken');
  await page.waitForLoadState('networkidle');
  const pictures = page.getByRole('main').locator('img');
  const heights = await pictures.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(20);
  expect(Math.max(...heights)).toBeLessThan(1123 / 3);
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
  };
  const text = (body: string, more = {}) => ({
    type: 'text',
    title: 'Kanarie',
    body: `<p>${body}</p>`,
    ...more,
  });
  await admin.post('/pages', {
    title: unique('Kanarie'),
    is_public: true,
    published_at: '2026-01-01T00:00:00Z',
    blocks: [text(words.open), text(words.own, { isPrivate: true })],
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
  const asVisitor = await read();
  expect(asVisitor).toContain(words.open);
  expect(asVisitor).not.toContain(words.own);
  expect(asVisitor).not.toContain(words.none);
  await beLoggedIn(page, ADMIN);
  const asAdminReads = await read();
  expect(asAdminReads).toContain(words.own);
  expect(asAdminReads).not.toContain(words.none);
});
