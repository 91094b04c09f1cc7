import { expect, test, type Page } from '@playwright/test';
import { ADMIN } from './support/accounts';
import { beLoggedIn } from './support/log-in';
import { dropFiles, ownPicture } from './support/pictures';
import { unique } from './support/samples';
import { readZip } from './support/zip';

const cards = (page: Page) => page.getByRole('main').getByRole('listitem');
const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `${name} kiezen` });

/** Three new assets, alone in the list, by title. */
async function threeOfOne(page: Page, word: string): Promise<string[]> {
  const titles = ['een', 'twee', 'drie'].map((number) => `${word} ${number}`);
  await page.goto('/assets');
  await expect(cards(page).first()).toBeVisible();
  await dropFiles(
    page,
    'main',
    titles.map((title) => ownPicture(`${title}.png`)),
  );
  await expect(page.getByText('3 assets zijn toegevoegd.')).toBeVisible();
  await page.goto(`/assets?search=${encodeURIComponent(word)}&sort=title:asc`);
  await expect(cards(page)).toHaveCount(3);
  return titles.sort();
}

test('several assets get a tag, become private and go at once, and come back', async ({ page }) => {
  await beLoggedIn(page, ADMIN);
  const word = unique('keuze');
  const [first = '', second = '', third = ''] = await threeOfOne(page, word);

  await test.step('with boxes, by keyboard, with Ctrl, and a range with Shift', async () => {
    await box(page, first).focus();
    await page.keyboard.press('Space');
    await expect(page.getByRole('status').filter({ hasText: '1 gekozen' })).toBeVisible();
    await box(page, third).click({ modifiers: ['Shift'] });
    await expect(page.getByText('3 gekozen')).toBeVisible();
    await cards(page).getByRole('link', { name: second }).click();
    await expect(box(page, second)).not.toBeChecked();
    await page.getByRole('button', { name: 'Niets kiezen' }).click();
    await expect(page.getByText('gekozen', { exact: false })).toBeHidden();
    await cards(page)
      .getByRole('link', { name: second })
      .click({ modifiers: ['Control'] });
    await expect(box(page, second)).toBeChecked();
    await page.getByRole('button', { name: 'Alles kiezen' }).click();
    await expect(page.getByText('3 gekozen')).toBeVisible();
  });

  await test.step('one zip of all of them', async () => {
    const chosen = page.getByRole('group', { name: 'Met wat gekozen is' });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      chosen.getByRole('button', { name: 'Downloaden' }).click(),
    ]);
    expect((await readZip(await download.path())).size).toBe(4);
    await expect(page.getByText('3 gekozen')).toBeVisible();
  });

  await test.step('a tag for all of them, and the list by that tag', async () => {
    await page.getByRole('button', { name: 'Labels', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Labels van 3 assets' });
    await dialog.getByLabel('Erbij zetten').fill(word);
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Labels opslaan' }).click();
    await expect(page.getByText('De labels van 3 assets zijn gewijzigd.')).toBeVisible();
    await page.goto(`/assets?tag=${encodeURIComponent(word)}`);
    await expect(cards(page)).toHaveCount(3);
    await expect(page.getByLabel('Label', { exact: true })).toHaveValue(word);
  });

  await test.step('private', async () => {
    await page.getByRole('button', { name: 'Alles kiezen' }).click();
    await page.getByRole('button', { name: 'Privé maken' }).click();
    await expect(page.getByText('3 assets privé.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(cards(page).filter({ hasText: 'Privé' })).toHaveCount(3);
  });

  await test.step('deleted, and one of them back', async () => {
    await page.getByRole('button', { name: 'Alles kiezen' }).click();
    await page.getByRole('button', { name: 'Verwijderen', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click();
    await expect(page.getByText('3 assets verwijderd.')).toBeVisible();
    // All in one go, and once more.
    await page.getByRole('button', { name: 'Ongedaan maken' }).click();
    await expect(page.getByText('3 assets teruggezet.')).toBeVisible();
    await expect(cards(page)).toHaveCount(3);
    await page.getByRole('button', { name: 'Alles kiezen' }).click();
    await page.getByRole('button', { name: 'Verwijderen', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click();
    await expect(page.getByText('3 assets verwijderd.')).toBeVisible();
    await page.getByRole('link', { name: 'Verwijderd', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Verwijderde assets' })).toBeFocused();
    const gone = page.getByRole('main').getByRole('listitem').filter({ hasText: first });
    await expect(gone).toContainText('Nog 30 dagen terug te zetten.');
    await gone.getByRole('button', { name: 'Terugzetten' }).click();
    await expect(page.getByText(`${first} is teruggezet.`)).toBeVisible();
    await expect(gone).toHaveCount(0);
    const other = page.getByRole('main').getByRole('listitem').filter({ hasText: second });
    await other.getByRole('button', { name: 'Definitief verwijderen' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Definitief verwijderen' }).click();
    await expect(page.getByText(`${second} is definitief verwijderd.`)).toBeVisible();
    await page.goto(`/assets?search=${encodeURIComponent(word)}`);
    await expect(cards(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Alles kiezen' }).click();
    await page.getByRole('button', { name: 'Verwijderen', exact: true }).click();
    const question = page.getByRole('dialog', { name: '1 asset verwijderen?' });
    await expect(question).toContainText('Geen pagina gebruikt hem.');
    await question.getByRole('button', { name: 'Verwijderen' }).click();
    await expect(page.getByText('1 asset verwijderd.')).toBeVisible();
  });
});
