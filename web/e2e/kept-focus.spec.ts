import { expect, test } from '@playwright/test';
import { ADMIN } from './support/accounts';
import { asAdmin } from './support/api';
import { toolbar } from './support/editor';
import { beLoggedIn } from './support/log-in';
import { unique } from './support/samples';

test('by keyboard a block is found, filled and undone, and the focus is never lost @everywhere', async ({
  page,
  request,
}) => {
  const blocks = [{ type: 'text', title: 'Eerste' }, { type: 'asset' }];
  const { slug } = await (await asAdmin(request)).post('/pages', { title: unique('Focus'), blocks });
  await beLoggedIn(page, ADMIN);
  await page.goto(`/huisstijl/${slug}/edit`);
  await page.getByRole('button', { name: 'Hier een blok invoegen (plaats 2)' }).press('Enter');
  const picker = page.getByRole('dialog', { name: 'Blok toevoegen' });
  const search = picker.getByLabel('Zoeken');
  await search.press('ArrowDown');
  await expect(picker.getByRole('listitem').first().getByRole('button')).toBeFocused();
  await page.keyboard.press('End');
  await expect(picker.getByRole('listitem').last().getByRole('button')).toBeFocused();
  await page.keyboard.type('html');
  await expect(search).toHaveValue('html');
  await search.fill('kop');
  await page.keyboard.press('Enter');
  const added = page.getByRole('group', { name: 'Blok 2: Teksttegel met kop' });
  await expect(added.getByRole('textbox', { name: 'Kop' })).toBeFocused();
  await page.keyboard.type('Kop');
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(added).toBeHidden();
  await expect(page.getByRole('button', { name: 'Blok toevoegen' })).toBeFocused();

  const block = page.getByRole('group', { name: 'Blok 2: Asset' });
  await block.getByRole('button', { expanded: false }).first().press('Enter');
  await block.getByRole('button', { name: /^Beeld of bestand kiezen/ }).press('Enter');
  // A complete one: for others, focus goes to the field that is still required.
  const library = page.getByRole('dialog');
  await library.getByRole('searchbox').fill('Licht, staand');
  await library.getByRole('listitem').filter({ hasText: 'Licht, staand' }).getByRole('button').press('Enter');
  const panel = page.getByRole('region', { name: 'Instellingen van blok 2' });
  await expect(panel.getByRole('button', { name: 'Andere asset kiezen' })).toBeFocused();
  await panel.getByRole('button', { name: 'Sluiten' }).press('Enter');
  await expect(block.getByRole('button', { name: /^Asset/ })).toBeFocused();
});

test('a toolbar is one stop for Tab, and names its buttons to who comes to them', async ({ page }) => {
  await beLoggedIn(page, ADMIN);
  await page.goto('/huisstijl/kleur/edit');
  const bar = toolbar(page);
  const look = bar.getByRole('button', { name: 'Opslaan' });
  await bar.getByRole('button', { name: 'Opnieuw' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(look).toBeFocused();
  const tooltip = page.getByRole('tooltip');
  await expect(tooltip).toHaveText('Opslaan');
  await page.keyboard.press('Tab');
  await expect(bar.locator(':focus')).toHaveCount(0);
  await expect(tooltip).toBeHidden();
  await page.keyboard.press('Shift+Tab');
  await expect(look).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();
  await bar.getByRole('link', { name: 'Bekijk live' }).hover();
  await expect(tooltip).toHaveText('Bekijk live');
  await page.keyboard.press('Home');
  await expect(bar.getByRole('button', { name: 'Ongedaan maken' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(bar.getByRole('button', { name: 'Meer' })).toBeFocused();
  // Nothing in it is cut off.
  const cut = await bar.evaluate((element) =>
    [...element.querySelectorAll('*')]
      .filter(
        (part) => getComputedStyle(part).textOverflow === 'ellipsis' && part.scrollWidth > part.clientWidth,
      )
      .map(({ textContent }) => textContent),
  );
  expect(cut).toEqual([]);
});
