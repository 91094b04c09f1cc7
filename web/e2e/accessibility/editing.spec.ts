import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { ADMIN } from '../support/accounts';
import { asAdmin } from '../support/api';
import { more, openSettings, title, toolbar } from '../support/editor';
import { beLoggedIn } from '../support/log-in';
import { unique } from '../support/samples';

/** Checks a dialog and cancels. */
async function expectQuestion(page: Page, question: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: question });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Annuleren' }).click();
  await expect(dialog).toBeHidden();
}

test('what the editor opens', async ({ page }) => {
  await beLoggedIn(page, ADMIN);
  await page.goto('/huisstijl/create');
  await expect(title(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.locator('[aria-invalid=true]').first()).toBeFocused();
  await expectAccessible(page);
  await expect(page.getByText('Deze pagina is nog leeg.')).toBeVisible();
  await page.getByRole('button', { name: 'Blok toevoegen' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Tekst met asset', exact: true }).click();
  await page.locator('main').getByRole('button', { name: 'Tekst', exact: true }).click();
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await expectQuestion(page, 'Link');
  await page.getByRole('button', { name: 'Asset kiezen' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  await expectQuestion(page, 'Asset kiezen');
  await page.getByRole('button', { name: 'Voorbeeld' }).click();
  await expect(page.getByRole('dialog')).toContainText('Voorbeeld: zonder titel');
  await expectAccessible(page);
});

test('a block whose address is refused, and the question before a page is gone', async ({
  page,
  request,
}) => {
  const blocks = [{ type: 'text', title: 'Eerste', button: { label: 'Lees verder', url: '/huisstijl' } }];
  const { slug } = await (await asAdmin(request)).post('/pages', { title: unique('Toegankelijk'), blocks });
  page.on('dialog', (dialog) => void dialog.accept());
  await beLoggedIn(page, ADMIN);
  await page.goto(`/huisstijl/${slug}/edit`);
  await page.getByRole('group', { name: 'Blok 1: Tekst' }).getByRole('button', { expanded: false }).click();
  await page.getByLabel('Adres', { exact: true }).fill('javascript:alert(1)');
  await page.keyboard.press('Tab');
  await expect(
    toolbar(page).getByRole('link', { name: 'Niet opgeslagen: Adres (knop) (blok 1)' }),
  ).toBeVisible();
  await expectAccessible(page);

  await page.goto('/huisstijl/kleur/edit');
  await openSettings(page);
  await page.getByRole('button', { name: 'Pagina verwijderen' }).click();
  await expectQuestion(page, 'Kleur verwijderen?');
});

test('a tooltip of the toolbar', async ({ page }) => {
  await beLoggedIn(page, ADMIN);
  await page.goto('/huisstijl/kleur/edit');
  await more(page).focus();
  await page.keyboard.press('Home');
  await expect(page.getByRole('tooltip')).toBeVisible();
  await expectAccessible(page);
});
