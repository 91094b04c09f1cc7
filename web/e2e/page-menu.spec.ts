import { expect, test, type Page } from '@playwright/test';
import { ADMIN } from './support/accounts';
import { asAdmin } from './support/api';
import { save, title } from './support/editor';
import { openByKey } from './support/focus';
import { beLoggedIn } from './support/log-in';
import { unique } from './support/samples';

interface Branch {
  id: string;
  slug: string;
  title: string;
  pages: Branch[];
}

const tree = (page: Page) => page.getByRole('navigation', { name: "Pagina's" });
const more = (page: Page, name: string) =>
  page.getByRole('button', { name: `Meer voor ${name}`, exact: true });
const message = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

/** Chooses from the menu of a row, by keyboard. */
async function choose(page: Page, name: string, item: string): Promise<void> {
  await openByKey(more(page, name));
  await openByKey(page.getByRole('menuitem', { name: item, exact: true }));
}

test('a sub-page takes one click and its title @everywhere', async ({ page, request }) => {
  const admin = await asAdmin(request);
  const [name, child] = [unique('Boven'), unique('Onder')];
  const parent = await admin.post('/pages', { title: name });
  await beLoggedIn(page, ADMIN);
  await page.goto(`/huisstijl/${parent.slug}/edit`);
  await expect(title(page)).toBeVisible();
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  if (await menu.isVisible()) {
    await menu.click();
    await choose(page, name, 'Subpagina');
  } else {
    await tree(page)
      .getByRole('link', { name: `Subpagina onder ${name}` })
      .click();
  }
  await expect(title(page)).toBeFocused();
  await page.keyboard.type(child);
  await save(page);
  const nodes = await admin.list<Branch>('/admin/pages/map');
  expect(nodes.find(({ id }) => id === parent.id)?.pages.map((node) => node.title)).toEqual([child]);
});

test('the menus of the rows stand in one column @mobile', async ({ page }) => {
  await beLoggedIn(page, ADMIN);
  await page.goto('/huisstijl/kleur/edit');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menus = page.getByRole('button', { name: /^Meer voor / });
  await expect(menus.nth(3)).toBeVisible();
  const places = await menus.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().right));
  expect(new Set(places).size).toBe(1);
  const first = await menus.first().boundingBox();
  const add = await page.getByRole('link', { name: 'Pagina toevoegen' }).boundingBox();
  expect((first?.y ?? 0) - (add?.y ?? 0) - (add?.height ?? 0)).toBeGreaterThanOrEqual(8);
});

test('the number of a page stays on one line', async ({ page }) => {
  await beLoggedIn(page, ADMIN);
  await page.goto('/huisstijl/gebouwen-en-borden/edit');
  const numbers = tree(page).locator('a > [aria-hidden]');
  await expect(numbers.filter({ hasText: /^10\.1$/ })).toBeVisible();
  const heights = await numbers.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThan(24);
});

test(
  'the menu of a row copies, renames and takes away, and gives back',
  { tag: '@journey' },
  async ({ page, request, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const admin = await asAdmin(request);
    const name = unique('Rij');
    const { slug } = await admin.post('/pages', {
      title: name,
      lead: 'Een zin.',
      blocks: [{ type: 'text', title: 'Gaat mee' }],
    });
    await beLoggedIn(page, ADMIN);
    await page.goto('/huisstijl/kleur/edit');
    await openByKey(more(page, name));
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem', { name: 'Verwijderen' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(more(page, name)).toBeFocused();

    await choose(page, name, 'Adres kopiëren');
    await expect(message(page, 'Het adres is gekopieerd.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      new RegExp(`/huisstijl/${slug}$`),
    );

    await choose(page, name, 'Hernoemen');
    const dialog = page.getByRole('dialog', { name: `${name} hernoemen` });
    await dialog.getByLabel('Titel').fill(`${name} anders`);
    await dialog.getByLabel('Titel').press('Enter');
    await expect(more(page, `${name} anders`)).toBeAttached();

    await choose(page, `${name} anders`, 'Dupliceren');
    await expect(title(page)).toHaveValue(`${name} anders (kopie)`);
    await expect(page.getByRole('textbox', { name: 'Inleiding' })).toHaveValue('Een zin.');
    await expect(page.getByRole('heading', { name: 'Gaat mee' })).toBeVisible();

    await choose(page, `${name} anders`, 'Verwijderen');
    const removed = message(page, `${name} anders is verwijderd.`);
    await expect(removed).toBeVisible();
    await expect(more(page, `${name} anders`)).toBeHidden();
    await expect(page.locator(':focus')).toHaveAccessibleName(/^Meer voor /);
    await removed.getByRole('button', { name: 'Ongedaan maken' }).press('Enter');
    await expect(more(page, `${name} anders`)).toBeAttached();
    await expect(page.locator(':focus')).toHaveAccessibleName(/^Meer voor /);
  },
);

test('the name of a menu button does not lie on its open menu', async ({ page }) => {
  await page.clock.install();
  await beLoggedIn(page, ADMIN);
  await page.goto('/huisstijl/kleur/edit');
  const button = more(page, 'Typografie');
  const tooltip = page.getByRole('tooltip');
  await button.hover();
  await expect(tooltip).toHaveText('Meer voor Typografie');
  await button.click();
  await expect(page.getByRole('menuitem', { name: 'Dupliceren' })).toBeVisible();
  await expect(tooltip).toBeHidden();
  // A hand does not keep still on a button.
  await button.hover({ position: { x: 1, y: 1 } });
  await button.locator('svg').hover();
  await page.clock.fastForward(1000);
  await expect(tooltip).toBeHidden();
});

test('a page gets another place without dragging', async ({ page, request }) => {
  const admin = await asAdmin(request);
  const [above, name] = [unique('Map'), unique('Verhuist')];
  const parent = await admin.post('/pages', { title: above });
  const child = await admin.post('/pages', { title: unique('Eerste'), parent_id: parent.id });
  const moved = await admin.post('/pages', { title: name });
  await beLoggedIn(page, ADMIN);
  await page.goto(`/huisstijl/${moved.slug}/edit`);
  await expect(title(page)).toBeVisible();
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  if (await menu.isVisible()) await menu.click();
  await choose(page, name, 'Verplaatsen naar…');
  const dialog = page.getByRole('dialog', { name: `${name} verplaatsen` });
  await dialog.getByLabel('Onder').selectOption({ label: above });
  await dialog.getByLabel('Plaats').selectOption({ label: 'Bovenaan' });
  await dialog.getByRole('button', { name: 'Verplaatsen' }).click();
  await expect(message(page, `${name} staat nu onder ${above}.`)).toBeVisible();
  await expect(more(page, name)).toBeFocused();
  const nodes = await admin.list<Branch>('/admin/pages/map');
  expect(nodes.find(({ id }) => id === parent.id)?.pages.map(({ id }) => id)).toEqual([moved.id, child.id]);
});

test('the focus goes to the page above that hides what was moved @everywhere', async ({ page, request }) => {
  const admin = await asAdmin(request);
  const [above, name] = [unique('Dicht'), unique('Verdwijnt')];
  await admin.post('/pages', { title: above });
  await admin.post('/pages', { title: name });
  await beLoggedIn(page, ADMIN);
  await page.goto('/huisstijl/kleur/edit');
  await expect(title(page)).toBeVisible();
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  if (await menu.isVisible()) await menu.click();
  await choose(page, name, 'Verplaatsen naar…');
  const dialog = page.getByRole('dialog', { name: `${name} verplaatsen` });
  await dialog.getByLabel('Onder').selectOption({ label: above });
  await dialog.getByRole('button', { name: 'Verplaatsen' }).press('Enter');
  await expect(page.getByRole('button', { name: `Subpagina's van ${above}` })).toBeFocused();
});

test('Escape leaves a question only, not the menu that it came from @mobile', async ({ page }) => {
  await beLoggedIn(page, ADMIN);
  await page.goto('/huisstijl/kleur/edit');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await choose(page, 'Typografie', 'Verplaatsen naar…');
  const dialog = page.getByRole('dialog', { name: 'Typografie verplaatsen' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(more(page, 'Typografie')).toBeFocused();
});

test('a reader sees no handles and no menus', async ({ page }) => {
  await beLoggedIn(page, ADMIN);
  await page.goto('/huisstijl/kleur');
  await expect(tree(page).getByRole('link', { name: 'Kleur', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pagina toevoegen' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Verplaats|Meer voor) / })).toHaveCount(0);
});
