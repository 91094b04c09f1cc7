import { expect, test, type Page } from '@playwright/test';
import { ADMIN } from './support/accounts';
import { asAdmin } from './support/api';
import { expectNoScroll } from './support/display';
import { beLoggedIn } from './support/log-in';
import { unique } from './support/samples';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const row = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: `Meer over ${name}` }) });
/** On a phone the menu is all that a row has. */
async function choose(page: Page, name: string, what: 'Wijzigen' | 'Verwijderen'): Promise<void> {
  await page.getByRole('button', { name: `Meer over ${name}` }).click();
  await page.getByRole('menuitem', { name: what }).click();
}

async function open(page: Page): Promise<void> {
  await beLoggedIn(page, ADMIN);
  await page.goto('/admin/colors');
  await expect(row(page, 'Nachtblauw')).toBeVisible();
}

test('an admin adds a colour with live contrast, and what is refused stands beside its field @everywhere', async ({
  page,
}) => {
  const name = unique('Koraal');
  await open(page);
  await page.getByRole('button', { name: 'Kleur toevoegen' }).click();
  const form = dialog(page, 'Kleur toevoegen');
  // A label stands apart from the field above it.
  const above = await form.getByLabel('Naam', { exact: true }).boundingBox();
  const label = await form.getByText('Kleur op een scherm', { exact: true }).boundingBox();
  expect((label?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeGreaterThanOrEqual(8);
  await form.getByLabel('Kleur op een scherm').fill('#B8500');
  await expect(form.getByText('Als tekst op')).toBeHidden();
  await form.getByLabel('Kleur op een scherm').fill('#B8500C');
  await expect(form.getByRole('listitem').filter({ hasText: 'Nachtblauw' })).toContainText('2,72 nee');
  await expect(form.getByRole('listitem').filter({ hasText: 'IJsblauw' })).toContainText('4,13 groot');
  await form.getByLabel('PMS, gestreken').fill('2728');
  await form.getByLabel('CMYK, C').fill('101');
  await form.getByRole('button', { name: 'Toevoegen' }).click();
  await expect(form.getByText('Vul een PMS-nummer in met C, zoals 2728 C.')).toBeVisible();
  await expect(form.getByText('Vul een percentage in van 0 tot en met 100.').first()).toBeVisible();
  await expect(form.getByLabel('Naam', { exact: true })).toBeFocused();
  const [cyan, magenta] = [form.getByLabel('CMYK, C'), form.getByLabel('CMYK, M')];
  const [left, right] = [await cyan.boundingBox(), await magenta.boundingBox()];
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
  expect(left?.y).toBe(right?.y);
  await page.keyboard.type(name);
  await form.getByLabel('PMS, gestreken').fill('1525 C');
  for (const [ink, value] of Object.entries({ C: '20', M: '76,5', Y: '100', K: '10' }))
    await form.getByLabel(`CMYK, ${ink}`).fill(value);
  await page.keyboard.press('Enter');
  await expect(page.getByText('De kleur is toegevoegd.')).toBeVisible();
  await expect(form).toBeHidden();
  await expect(row(page, name)).toContainText('#B8500C');

  await choose(page, name, 'Wijzigen');
  const change = dialog(page, `${name} wijzigen`);
  await expect(change.getByLabel('CMYK, M')).toHaveValue('76,5');
  await expect(change.getByLabel('PMS, gestreken')).toHaveValue('1525 C');
  await change.getByLabel('Soort', { exact: true }).selectOption('Accentkleur');
  await change.getByLabel('Aandeel in procenten').fill('4');
  await change.getByLabel('CMYK, C').fill('');
  await change.getByRole('button', { name: 'Opslaan' }).click();
  await expect(change.getByLabel('CMYK, C')).toBeFocused();
  for (const ink of ['M', 'Y', 'K']) await change.getByLabel(`CMYK, ${ink}`).fill('');
  await change.getByRole('button', { name: 'Opslaan' }).click();
  // On a phone the line is shorter.
  await expect(
    row(page, name)
      .locator('td')
      .filter({ hasText: /^Accentkleur$/ }),
  ).toHaveCount(1);
  await expect(row(page, name)).toContainText('4 %');

  await choose(page, name, 'Verwijderen');
  await dialog(page, `${name} verwijderen?`).getByRole('button', { name: 'Verwijderen' }).click();
  await expect(page.getByText(`${name} is verwijderd.`)).toBeVisible();
  await expect(row(page, name)).toHaveCount(0);
});

test('a colour in use stays, and says where it is', async ({ page, request }) => {
  const admin = await asAdmin(request);
  const name = unique('Gebruikt');
  const { id } = await admin.post('/colors', { name, hex: '#123456' });
  const title = unique('Met een kleur');
  const made = await admin.post('/pages', { title, blocks: [{ type: 'colors', colors: [id] }] });
  await open(page);
  await choose(page, name, 'Wijzigen');
  const uses = dialog(page, `${name} wijzigen`).getByRole('region', { name: 'Gebruikt op' });
  await expect(uses.getByRole('link')).toHaveText([title, 'Kleuren']);
  await expect(uses.getByRole('link', { name: 'Kleuren' })).toHaveAttribute('href', /\/edit#blok-\d+$/);
  await page.keyboard.press('Escape');
  const confirm = dialog(page, `${name} verwijderen?`).getByRole('button', { name: 'Verwijderen' });
  await choose(page, name, 'Verwijderen');
  await confirm.click();
  const used = dialog(page, `${name} is in gebruik`);
  await expect(used.getByRole('listitem')).toHaveText([title]);
  await expect(used.getByRole('listitem')).toHaveCSS('list-style-type', 'disc');
  await used.getByRole('button', { name: 'Sluiten' }).click();
  await admin.remove(`/pages/${made.id}`);
  await choose(page, name, 'Verwijderen');
  await confirm.click();
  await expect(row(page, name)).toHaveCount(0);
});

test('the order of the colours is changed by keys, and kept', async ({ page, request }) => {
  const admin = await asAdmin(request);
  const names = [unique('Eerst'), unique('Daarna')];
  const ids: string[] = [];
  for (const name of names) ids.push((await admin.post('/colors', { name, hex: '#123456' })).id);
  await open(page);
  const [first = '', then = ''] = names;
  const readOrder = async () => {
    const shown = await page.getByRole('button', { name: /^Wijzigen: / }).all();
    const texts = await Promise.all(shown.map((button) => button.getAttribute('aria-label')));
    return texts.map((text) => text?.slice('Wijzigen: '.length)).filter((name) => names.includes(name ?? ''));
  };
  expect(await readOrder()).toEqual([first, then]);
  const handle = row(page, then).getByRole('button', { name: /^Verplaats Kleur/ });
  await expect(async () => {
    await handle.focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText(/^Kleur staat nu op plaats/)).toBeAttached({ timeout: 1000 });
  }).toPass();
  const stored = page.waitForResponse((response) => response.url().endsWith('/colors/map'));
  await page.keyboard.press('Space');
  expect((await stored).status()).toBe(200);
  await page.reload();
  await expect(row(page, then)).toBeVisible();
  expect(await readOrder()).toEqual([then, first]);
  for (const id of ids) await admin.remove(`/colors/${id}`);
});

test('the table of the colours breaks no value, at any width', async ({ page }) => {
  await open(page);
  for (const width of [768, 1024, 1200, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoScroll(page);
    const broken = await row(page, 'Nachtblauw').evaluate((line) => {
      const words: string[] = [];
      const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const range = document.createRange();
        range.selectNode(text);
        const word = range.toString();
        if (!/\s/.test(word) && range.getClientRects().length > 1) words.push(word);
      }
      return words;
    });
    expect(broken, `at ${width} px`).toEqual([]);
  }
});
