import { expect, test, type Locator, type Page } from '@playwright/test';
import { logIn } from './support/log-in';
import { employee } from './support/people';
import { takenOver } from './support/taken-over';
import { readZip } from './support/zip';

declare global {
  interface Window {
    clicks?: number;
    places?: [Element, string][];
  }
}

const adding = (page: Page, name: RegExp) => page.getByRole('article').getByRole('button', { name });
const SVG = /^In mandje: Beeldmerk, SVG/;
const PNG = /^In mandje: Beeldmerk, PNG/;
const PDF = /^In mandje: Beeldmerk, PDF/;

const basketButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Mandje, / });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Mandje' });
const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
// Its messages stand in it too.
const alert = (page: Page) => drawer(page).getByRole('alert').filter({ hasText: /./ });
const everything = (page: Page) => drawer(page).getByRole('button', { name: 'Alles downloaden (zip)' });

/** Downloads what is in the basket, and returns the names of the files. */
async function takeAll(page: Page): Promise<string[]> {
  const [download] = await Promise.all([page.waitForEvent('download'), everything(page).click()]);
  expect(download.suggestedFilename()).toMatch(/^Huisstijl Noorderlicht .*\.zip$/);
  return [...(await readZip(await download.path())).keys()];
}

test('three formats of a page are a zip in five clicks', { tag: '@journey' }, async ({ page }) => {
  await page.addInitScript(() => {
    window.clicks = 0;
    // Not the one by which the portal starts a download.
    const count = ({ isTrusted }: MouseEvent) => (window.clicks = (window.clicks ?? 0) + Number(isTrusted));
    document.addEventListener('click', count, true);
  });
  await page.goto('/huisstijl/beeldmerk');
  for (const name of [SVG, PNG, PDF]) await adding(page, name).first().click();
  await expect(drawer(page)).toBeHidden();
  await basketButton(page).click();
  await expect(drawer(page).getByText('3 bestanden').first()).toBeVisible();
  const names = await takeAll(page);
  expect(await page.evaluate(() => window.clicks)).toBe(5);
  expect(names.map((name) => name.split('.').pop()).sort()).toEqual(['pdf', 'png', 'svg', 'txt']);
});

test('a basket is filled and used by keys, and stays', async ({ page, context }) => {
  await page.goto('/huisstijl/beeldmerk');
  const add = adding(page, PNG).first();

  await test.step('in and out with one button, which says so', async () => {
    await takenOver(page);
    await add.focus();
    await page.keyboard.press('Enter');
    await expect(status(page, 'Beeldmerk zit in je mandje.')).toBeVisible();
    await expect(add).toHaveAttribute('aria-pressed', 'true');
    await expect(add).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(basketButton(page)).toBeHidden();
    await status(page, 'Beeldmerk is uit je mandje.').getByRole('button', { name: 'Terugzetten' }).click();
    await expect(add).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(basketButton(page)).toHaveAccessibleName('Mandje, 1 bestand');
  });

  await test.step('what it is for sets the format', async () => {
    await basketButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(drawer(page).getByRole('heading', { name: 'Mandje' })).toBeFocused();
    const format = drawer(page).getByLabel('Formaat van Beeldmerk');
    await expect(format.locator('option:checked')).toHaveText('PNG, 1024 px');
    const purposes = drawer(page).getByRole('group', { name: 'Waarvoor is het?' });
    await purposes.getByRole('radio', { name: 'Scherm' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(purposes.getByRole('radio', { name: 'Drukwerk' })).toBeChecked();
    await expect(format.locator('option:checked')).toHaveText('PDF');
    await format.selectOption({ label: 'Word en PowerPoint (PNG, 1600 px)' });
    const asked = page.waitForRequest('**/api/v1/downloads');
    expect(await takeAll(page)).toEqual(['Beeldmerk-Word en PowerPoint.png', 'LEESMIJ.txt']);
    expect((await asked).postDataJSON()).toMatchObject({ purpose: 'Drukwerk' });
  });

  await test.step('another tab has the same basket', async () => {
    const other = await context.newPage();
    await other.goto('/bestanden');
    await expect(basketButton(other)).toHaveAccessibleName('Mandje, 1 bestand');
    await basketButton(other).click();
    await drawer(other).getByRole('button', { name: 'Uit mandje: Beeldmerk' }).click();
    await expect(drawer(other).getByRole('heading', { name: 'Je mandje is leeg' })).toBeVisible();
    await other.close();
    await expect(drawer(page).getByRole('heading', { name: 'Je mandje is leeg' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
  });
});

/** Waits until the outline, which becomes a bar by the scrolling, has its place. */
const expectSettled = (page: Page): Promise<void> =>
  expect(async () => {
    const findPlaces = () =>
      page
        .getByRole('navigation')
        .evaluateAll((all) => JSON.stringify(all.map((one) => one.getBoundingClientRect())));
    const before = await findPlaces();
    await page.evaluate(async () => {
      for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
    });
    expect(await findPlaces()).toBe(before);
  }).toPass();

for (const width of [360, 600, 768, 1024, 1440]) {
  test(`nothing moves when the first file goes in at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/huisstijl/beeldmerk');
    await takenOver(page);
    const add = adding(page, PNG).first();
    await add.scrollIntoViewIfNeeded();
    await expectSettled(page);
    await page.evaluate(async () => {
      await document.fonts.ready;
      // A picture that loads meanwhile takes its own shape, within its place.
      const places = [...document.querySelectorAll('header *, nav *, main, main :not(img), footer')];
      window.places = places.map((element) => [element, JSON.stringify(element.getBoundingClientRect())]);
    });
    await add.click();
    await expect(status(page, 'Beeldmerk zit in je mandje.')).toBeVisible();
    await expect(basketButton(page)).toHaveAccessibleName('Mandje, 1 bestand');
    await expect(drawer(page)).toBeHidden();
    const moved = await page.evaluate(() => {
      // On a phone the basket takes half of this one.
      const menu = [...document.querySelectorAll('header button')].find(
        ({ textContent }) => textContent === 'Menu',
      );
      const isElsewhere = ([element, before]: [Element, string]) =>
        element.isConnected &&
        !menu?.contains(element) &&
        // The row that it stands in is wider to the left.
        !element.matches('header > div') &&
        JSON.stringify(element.getBoundingClientRect()) !== before;
      return (window.places ?? []).filter(isElsewhere).map(([{ outerHTML }]) => outerHTML.slice(0, 120));
    });
    expect(moved).toEqual([]);
    await basketButton(page).click();
    await expect(drawer(page).getByText('1 bestand', { exact: true }).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });
}

/** Whether a click there reaches it, at this moment: a message goes away by itself. */
const isOnTop = (button: Locator): Promise<boolean> =>
  button.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

for (const width of [360, 768]) {
  test(`no message lies over what one does with a basket at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/huisstijl/beeldmerk');
    await adding(page, SVG).first().click();
    await adding(page, PNG).first().click();
    const added = status(page, 'Beeldmerk zit in je mandje.');
    await expect(added).toBeVisible();
    await basketButton(page).click();
    await expect(everything(page)).toBeInViewport();
    expect(await added.count()).toBe(0);
    expect(await isOnTop(everything(page))).toBe(true);
    const removed = status(page, 'Beeldmerk is uit je mandje.');
    await drawer(page).getByRole('button', { name: 'Uit mandje: Beeldmerk' }).first().click();
    await expect(removed).toBeVisible();
    expect(await isOnTop(everything(page))).toBe(true);
    expect(await isOnTop(drawer(page).getByRole('button', { name: 'Leeg mandje' }))).toBe(true);
  });
}

test('each person has a basket of their own, which goes at logout', async ({ page, request }) => {
  const colleague = await employee(request);
  await page.goto('/huisstijl/beeldmerk');
  await adding(page, SVG).first().click();
  await expect(basketButton(page)).toHaveAccessibleName('Mandje, 1 bestand');

  await logIn(page, colleague, `/login?redirect=${encodeURIComponent('/zoeken?q=logo')}`);
  await expect(page.getByRole('button', { name: /Collega/ })).toBeVisible();
  await expect(basketButton(page)).toBeHidden();
  await page
    .getByRole('main')
    .getByRole('button', { name: /^In mandje: / })
    .first()
    .click();
  await expect(basketButton(page)).toHaveAccessibleName('Mandje, 1 bestand');
  // Colleagues may not share, as long as the settings leave that to administrators.
  await basketButton(page).click();
  await expect(everything(page)).toBeVisible();
  await expect(drawer(page).getByRole('button', { name: 'Deel met een link' })).toBeHidden();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /Collega/ }).click();
  await page.getByRole('menuitem', { name: 'Uitloggen' }).click();
  await expect(page).toHaveURL('/login');
  const kept = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith('basket:')),
  );
  expect(kept).toEqual(['basket:visitor']);
  await page.goto('/huisstijl/beeldmerk');
  await expect(adding(page, SVG).first()).toHaveAttribute('aria-pressed', 'true');
});

test('what does not go along stays in sight, and out of the next try', async ({ page }) => {
  await page.goto('/huisstijl/beeldmerk');
  await adding(page, SVG).first().click();
  await adding(page, PNG).first().click();
  await expect(basketButton(page)).toHaveAccessibleName('Mandje, 2 bestanden');
  await page.evaluate(() => {
    const kept: { items: object[] } = JSON.parse(localStorage.getItem('basket:visitor') ?? '{}');
    const gone = { asset: 'bestaatniet', file: null, preset: null, title: 'Oude folder' };
    localStorage.setItem('basket:visitor', JSON.stringify({ ...kept, items: [gone, ...kept.items] }));
  });
  await page.reload();
  await basketButton(page).click();
  const items = drawer(page).getByRole('list', { name: 'In je mandje' }).getByRole('listitem');
  await expect(items.nth(0)).toContainText('Gaat niet mee');
  await expect(items.nth(0).getByRole('link', { name: 'Log in' })).toBeVisible();

  const errors = { 'items.0': ['Dit bestand is net ingetrokken.'] };
  await page.route('**/api/v1/downloads', (route) =>
    route.fulfill({ status: 401, json: { status: 401, message: 'Log in.', errors } }),
  );
  await everything(page).click();
  await expect(items.nth(1)).toContainText('Gaat niet mee: Dit bestand is net ingetrokken.');
  await expect(alert(page)).toContainText('Een bestand mag niet mee');
  await page.unroute('**/api/v1/downloads');
  expect(await takeAll(page)).toHaveLength(2);

  const message = 'Samen zijn deze bestanden 6 GB, hoogstens 5 GB kan in één keer.';
  await page.route('**/api/v1/downloads', (route) =>
    route.fulfill({ status: 413, json: { status: 413, message, errors: { items: [message] } } }),
  );
  await everything(page).click();
  await expect(alert(page)).toContainText(message);
});

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the basket is still there', async ({ page, context }) => {
    await page.goto('/huisstijl/beeldmerk');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await adding(page, SVG).first().click();
    await expect(basketButton(page)).toBeVisible();
    await page.reload();
    await expect(basketButton(page)).toBeVisible();
    await context.setOffline(true);
    await page.reload();
    await basketButton(page).click();
    await expect(drawer(page).getByText('Je bent offline. Je mandje blijft bewaard')).toBeVisible();
    await expect(drawer(page).getByText('Beeldmerk')).toBeVisible();
  });
});
