import { expect, test, type Locator, type Page } from '@playwright/test';
import { ADMIN } from './support/accounts';
import { asAdmin } from './support/api';
import { expectNoScroll } from './support/display';
import { toolbar } from './support/editor';
import { beLoggedIn } from './support/log-in';
import { unique } from './support/samples';

/** The positions of each line of text and each image in the editor, up to and including a block. */
const placesUntil = (block: Locator): Promise<string[]> =>
  block.evaluate((frame) => {
    const range = document.createRange();
    const isRead = (element: Element) =>
      element.closest('[data-block]') &&
      element.compareDocumentPosition(frame) !== Node.DOCUMENT_POSITION_PRECEDING &&
      !element.closest('button, textarea, [role=toolbar], [data-bar], [data-settings]') &&
      !element.closest('[data-written]:has(textarea):not(:has([data-open]))');
    const getPlace = ({ left, top }: DOMRect) => `${left.toFixed(1)} ${(top + window.scrollY).toFixed(1)}`;
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const whole = node.textContent ?? '';
      const text = whole.trim();
      if (!text || !node.parentElement || !isRead(node.parentElement)) continue;
      // A space before or after the words may hang at the end of a line, where a field keeps it and a text does not.
      range.setStart(node, whole.indexOf(text));
      range.setEnd(node, whole.indexOf(text) + text.length);
      // So may one between them.
      const lines = new Map<number, DOMRect>();
      for (const part of range.getClientRects()) {
        if (!lines.has(Math.round(part.top))) lines.set(Math.round(part.top), part);
      }
      found.push(`${text}: ${[...lines.values()].map(getPlace).join(', ')}`);
    }
    const pictures = [...document.querySelectorAll('[data-block] img')].filter(isRead);
    return [...found, ...pictures.map((picture) => getPlace(picture.getBoundingClientRect()))];
  });

/** The places as they were, where a browser gives them a trifle above or below: what is centred lies at half a pixel. */
const settle = (places: string[], before: string[]): string[] =>
  places.map((place, index) => {
    const old = before[index]?.match(/[\d.]+/g) ?? [];
    return place.replace(/[\d.]+/g, (number) => {
      const was = old.shift() ?? number;
      return Math.abs(Number(was) - Number(number)) < 0.6 ? was : number;
    });
  });

/** The first block of each type. */
async function oneOfEach(page: Page): Promise<Locator[]> {
  const blocks = page.locator('[data-block]');
  await expect(blocks.first()).toBeVisible();
  const labels = await blocks.evaluateAll((all) =>
    all.map(({ ariaLabel }) => ariaLabel?.replace(/^.*: /, '') ?? ''),
  );
  return labels.flatMap((label, index) => (labels.indexOf(label) === index ? [blocks.nth(index)] : []));
}

const ADDRESSES = [
  '/huisstijl/blokken/edit',
  '/wij-zijn-noorderlicht/edit',
  ...['kleur', 'fotografie', 'logo'].map((slug) => `/huisstijl/${slug}/edit`),
];

for (const address of ADDRESSES) {
  test(`selecting a block moves nothing on ${address} @everywhere`, async ({ page }) => {
    await beLoggedIn(page, ADMIN);
    await page.goto(address);
    const blocks = await oneOfEach(page);
    expect(blocks.length).toBeGreaterThanOrEqual(address.includes('blokken') ? 9 : 2);
    for (const block of blocks) {
      const name = block.locator('[data-bar] [aria-expanded]');
      const before = await placesUntil(block);
      await name.evaluate((button: HTMLElement) => button.click());
      await expect(name).toHaveAttribute('aria-expanded', 'true');
      expect(settle(await placesUntil(block), before)).toEqual(before);
      await expectNoScroll(page);
      await name.evaluate((button: HTMLElement) => button.click());
      await expect(name).toHaveAttribute('aria-expanded', 'false');
    }
  });
}

test('the caret comes where the click was, and what is empty waits at the foot', async ({
  page,
  request,
}) => {
  const blocks = [{ type: 'text', title: 'Zonder ondertitel', body: '<p>Eerste regel van de tekst.</p>' }];
  const { slug } = await (await asAdmin(request)).post('/pages', { title: unique('Caret'), blocks });
  await beLoggedIn(page, ADMIN);
  await page.goto(`/huisstijl/${slug}/edit`);
  const block = page.getByRole('group', { name: 'Blok 1: Tekst' });
  const line = await block.getByText('Eerste regel van de tekst.').boundingBox();
  if (!line) throw new Error('The line is not on the screen');
  await page.mouse.click(line.x + 3, line.y + line.height / 2);
  const body = block.getByRole('textbox', { name: 'Tekst', exact: true });
  await expect(body).toBeFocused();
  await page.keyboard.type('Mijn ');
  await expect(body).toHaveText(/^(E?Mijn E?erste|Mijn Eerste) regel van de tekst\.$/);

  const subtitle = block.getByRole('textbox', { name: 'Ondertitel' });
  const heightOfSubtitle = () =>
    subtitle.evaluate((field) => field.closest('[data-written]')?.getBoundingClientRect().height);
  expect(await heightOfSubtitle()).toBe(1);
  await block.getByRole('button', { name: 'Ondertitel' }).click();
  await expect(subtitle).toBeFocused();
  await page.keyboard.type('Een ondertitel');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await expect(subtitle).toBeFocused();
  expect(await heightOfSubtitle()).toBeGreaterThan(20);
});

const isOnTop = (element: Locator): Promise<boolean> =>
  element.evaluate((mine) => {
    const { left, top, width, height } = mine.getBoundingClientRect();
    return mine.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

test('a selected block stays under the bar of the page, and off the buttons between blocks @everywhere', async ({
  page,
  request,
}) => {
  const body = `<p>${'Een lange tekst om te scrollen. '.repeat(60)}</p>`;
  const blocks = ['Eerste', 'Tweede'].map((title) => ({ type: 'text', title, body }));
  const { slug } = await (await asAdmin(request)).post('/pages', { title: unique('Lagen'), blocks });
  await beLoggedIn(page, ADMIN);
  await page.goto(`/huisstijl/${slug}/edit`);
  const block = page.getByRole('group', { name: 'Blok 2: Tekst' });
  await block.getByRole('button', { expanded: false }).first().click();
  const free = [
    ...[2, 3].map((at) => page.getByRole('button', { name: `(plaats ${at})` })),
    ...['Omhoog', 'Verwijderen'].map((name) => block.getByRole('button', { name, exact: true })),
  ];
  for (const button of free) {
    await button.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    expect(await isOnTop(button)).toBe(true);
  }

  const bar = await toolbar(page).boundingBox();
  await block.locator('[data-bar]').evaluate(
    (element, under) => {
      window.scrollBy(0, element.getBoundingClientRect().top - under);
    },
    (bar?.y ?? 0) + (bar?.height ?? 0) / 2,
  );
  await block.hover({ position: { x: 40, y: 200 } });
  for (const name of ['Publiceren', 'Voorbeeld', 'Meer'])
    expect(await isOnTop(toolbar(page).getByRole('button', { name }))).toBe(true);
});

test('what is clicked stays under the pointer while the block above it closes, and a new one comes into view whole @everywhere', async ({
  page,
  request,
}) => {
  const body = `<p>${'Een tekst. '.repeat(40)}</p>`;
  const blocks = [1, 2, 3, 4].map((number) => ({ type: 'text', title: `Nummer ${number}`, body }));
  const { slug } = await (await asAdmin(request)).post('/pages', { title: unique('Stil'), blocks });
  await beLoggedIn(page, ADMIN);
  await page.goto(`/huisstijl/${slug}/edit`);
  const [first, second] = [1, 2].map((number) => page.getByRole('group', { name: `Blok ${number}: Tekst` }));
  if (!first || !second) throw new Error('There are two.');
  await first.getByRole('button', { expanded: false }).first().click();
  await expect(first).toHaveAttribute('data-selected');
  const title = second.locator('h2');
  await title.scrollIntoViewIfNeeded();
  const before = await title.boundingBox();
  if (!before) throw new Error('The title is not on the screen');
  await page.mouse.click(before.x + 3, before.y + before.height / 2);
  const written = second.getByRole('textbox', { name: 'Titel', exact: true });
  await expect(written).toBeFocused();
  const after = await written.boundingBox();
  expect(Math.abs((after?.y ?? 0) + (after?.height ?? 0) / 2 - before.y - before.height / 2)).toBeLessThan(4);

  await page.getByRole('button', { name: '(plaats 5)' }).click();
  await page.getByRole('dialog', { name: 'Blok toevoegen' }).getByLabel('Zoeken').fill('citaat');
  await page.keyboard.press('Enter');
  const added = page.getByRole('group', { name: 'Blok 5: Citaat' });
  await expect(added.locator('[data-writes]:focus')).toBeInViewport({ ratio: 1 });
  await expect(added.locator('[data-bar]')).toBeInViewport({ ratio: 1 });
});
