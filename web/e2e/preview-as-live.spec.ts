import { expect, test, type Locator } from '@playwright/test';
import { ADMIN } from './support/accounts';
import { toolbar } from './support/editor';
import { beLoggedIn } from './support/log-in';

/** What makes a page look as it does. */
const STYLES = [
  'display',
  'position',
  'color',
  'backgroundColor',
  'fontFamily',
  'fontSize',
  'fontWeight',
  'lineHeight',
  'letterSpacing',
  'textAlign',
  'opacity',
  'objectFit',
] as const;

/** Every element of a page: where it stands, and how it looks. What only editors get is taken away. */
const lookOf = (article: Locator): Promise<string[]> =>
  article.evaluate(async (root, styles) => {
    for (const tool of root.querySelectorAll('a, button')) {
      if (!/^(Pagina|Hier) bewerken$/.test(tool.textContent)) continue;
      const place = tool.parentElement;
      tool.remove();
      if (place?.childElementCount === 0) place.remove();
    }
    await root.ownerDocument.fonts.ready;
    const pictures = [...root.querySelectorAll('img')];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
    const from = root.getBoundingClientRect();
    const view = root.ownerDocument.defaultView ?? window;
    return [...root.querySelectorAll('*')].flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      if (width === 0 && height === 0) return [];
      const style = view.getComputedStyle(element);
      const box = [x - from.x, y - from.y, width, height].map((length) => Math.round(length));
      const words = element.children.length === 0 ? element.textContent.slice(0, 40) : '';
      return `${element.localName} ${words} ${box.join(' ')} ${styles.map((name) => style[name]).join('; ')}`;
    });
  }, STYLES);

const SIZES = [
  { name: 'Telefoon', width: 360, height: 740 },
  { name: 'Tablet', width: 768, height: 1024 },
  { name: 'Scherm', width: 1280, height: 800 },
];

/** With most types of blocks between them, and a font of the house. */
const PAGES = [
  { address: '/huisstijl/blokken', edit: '/huisstijl/blokken/edit' },
  { address: '/huisstijl/typografie', edit: '/huisstijl/typografie/edit' },
  { address: '/', edit: '/huisstijl/home/edit' },
];

/** The first elements that differ, as they are live and in the preview. */
const getDifferences = (live: string[], preview: string[]): unknown[] =>
  live
    .map((element, at) => [element, preview[at]])
    .filter(([one, other]) => one !== other)
    .slice(0, 3);

for (const { address, edit } of PAGES) {
  test(`the preview draws ${address} as the live page does`, async ({ page }) => {
    test.slow();
    await beLoggedIn(page, ADMIN);
    const seen = new Map<string, string[]>();
    for (const { name, ...size } of SIZES) {
      await page.setViewportSize(size);
      await page.goto(address);
      const article = page.locator('#inhoud > article');
      await expect(article.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      seen.set(name, await lookOf(article));
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(edit);
    await toolbar(page).getByRole('button', { name: 'Voorbeeld' }).click();
    const dialog = page.getByRole('dialog', { name: 'Voorbeeld' });
    for (const { name } of SIZES) {
      await dialog.getByRole('radio', { name }).check();
      const article = dialog.frameLocator('iframe').locator('article');
      await expect(article.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible();
      const live = seen.get(name) ?? [];
      // Pictures, a font and the code of blocks come after the page.
      await expect.poll(async () => getDifferences(live, await lookOf(article))).toEqual([]);
    }
  });
}
