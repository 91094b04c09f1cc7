import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { ADMIN } from '../support/accounts';
import { asAdmin } from '../support/api';
import { beLoggedIn } from '../support/log-in';
import { unique } from '../support/samples';

test('a link in a text, and the outline of blocks', async ({ page, request }) => {
  const blocks = [
    { type: 'text', title: 'Boven', subtitle: 'Met een ondertitel', body: '<p>Lopende tekst.</p>' },
    { type: 'text', title: 'Onder' },
  ];
  const { slug } = await (await asAdmin(request)).post('/pages', { title: unique('Schrijven'), blocks });
  await beLoggedIn(page, ADMIN);
  await page.goto(`/huisstijl/${slug}/edit`);
  const text = page.getByRole('group', { name: 'Blok 1: Tekst' });
  await text.getByRole('button', { name: /^Tekst/ }).click();
  await text.getByRole('textbox', { name: 'Tekst', exact: true }).click();
  const tools = text.getByRole('toolbar', { name: 'Opmaak van Tekst' });

  await test.step('its link', async () => {
    await page.keyboard.press('ControlOrMeta+a');
    await tools.getByRole('button', { name: 'Link', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Link' });
    await dialog.getByLabel('Zoek een pagina of asset').fill('kleur');
    await expect(dialog.getByRole('button', { name: /^Kleur Pagina/ })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Annuleren' }).click();
  });
  await test.step('the outline', async () => {
    await page.getByRole('button', { name: 'Overzicht van blokken' }).click();
    await expect(page.getByRole('button', { name: 'Hele pagina' })).toBeVisible();
    await expectAccessible(page);
  });
});

test('the settings of a block: of its picture, and a letter with a size that is refused', async ({
  page,
  request,
}) => {
  const steps = [{ label: 'Kop 1', size: '2rem' }];
  const blocks = [
    { type: 'text-asset', title: 'Met beeld' },
    { type: 'typography', family: 'Arial', sample: 'Aa', steps },
  ];
  const { slug } = await (await asAdmin(request)).post('/pages', { title: unique('Instellingen'), blocks });
  await beLoggedIn(page, ADMIN);
  await page.goto(`/huisstijl/${slug}/edit`);
  const open = async (number: number) => {
    await page
      .getByRole('group', { name: `Blok ${number}: ` })
      .locator('[data-bar] [aria-expanded]')
      .click();
    return page.getByRole('region', { name: `Instellingen van blok ${number}` });
  };
  await expect(await open(1)).toBeVisible();
  await expectAccessible(page);

  const letter = await open(2);
  await letter.getByLabel('Grootte').fill('groot');
  await expect(letter.getByText(/^Vul een vaste maat in/)).toBeVisible();
  await expectAccessible(page);
});
