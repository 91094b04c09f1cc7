import { expect, test, type Page } from '@playwright/test';
import { ADMIN } from './support/accounts';
import { beLoggedIn } from './support/log-in';
import { unique } from './support/samples';
import { readZip } from './support/zip';

const open = (page: Page, password: string) =>
  test.step('opens with the password', async () => {
    const field = page.getByLabel('Wachtwoord', { exact: true });
    await expect(field).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'false');
    await field.fill('niet-dit-wachtwoord');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Dit wachtwoord klopt niet.')).toBeVisible();
    await expect(field).toBeFocused();
    await field.fill(password);
    await page.keyboard.press('Enter');
  });

test(
  'an agency fetches files by a link with a password, until it is revoked',
  { tag: '@journey' },
  async ({ page, browser }) => {
    const title = unique('Bestanden voor de drukker');
    await beLoggedIn(page, ADMIN);
    await page.goto('/bestanden?search=logo+in+kleur');
    await page
      .getByRole('list', { name: 'Bestanden' })
      .getByRole('link', { name: /^Logo in kleur/ })
      .click();
    await page.getByText('Over dit bestand').click();
    await page
      .getByRole('button', { name: /^In mandje: .*\.eps/ })
      .first()
      .click();
    const basket = page.getByRole('dialog');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Mandje, / })
      .click();
    await basket.getByRole('button', { name: 'Deel met een link' }).click();
    await expect(basket.getByRole('heading', { name: 'Deel met een link' })).toBeFocused();

    await basket.getByRole('button', { name: 'Maak link' }).click();
    await expect(basket.getByText('Geef de link een naam.')).toBeVisible();
    await expect(basket.getByLabel('Titel')).toBeFocused();
    await basket.getByLabel('Titel').fill(title);
    await basket.getByLabel('Hoe vaak te downloaden?').fill('10');
    const password = await basket.getByLabel('Wachtwoord', { exact: true }).inputValue();
    await basket.getByLabel('Wachtwoord', { exact: true }).fill('kort');
    await basket.getByRole('button', { name: 'Maak link' }).click();
    await expect(basket.getByText('Kies een wachtwoord van minstens 6 tekens.')).toBeVisible();
    await basket.getByLabel('Wachtwoord', { exact: true }).fill(password);
    await basket.getByRole('button', { name: 'Maak link' }).click();
    await expect(basket.getByRole('heading', { name: 'De link is klaar' })).toBeFocused();
    await expect(basket.getByText(password)).toBeVisible();
    const address = new URL(await basket.getByText('/delen/').innerText()).pathname;

    const size = page.viewportSize();
    const context = await browser.newContext({ viewport: size });
    const agency = await context.newPage();
    const answer = await agency.goto(address);
    expect(answer?.status()).toBe(200);
    await open(agency, password);
    await expect(agency.getByRole('heading', { level: 1, name: title })).toBeFocused();
    await expect(agency.getByRole('list', { name: 'Bestanden' }).getByRole('listitem')).toHaveCount(1);
    const [download] = await Promise.all([
      agency.waitForEvent('download'),
      agency.getByRole('button', { name: /^Alles downloaden \(zip, / }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`${title}.zip`);
    const files = await readZip(await download.path());
    expect([...files.keys()]).toEqual([expect.stringMatching(/\.eps$/), 'LEESMIJ.txt']);

    await basket.getByRole('link', { name: 'Gedeelde links' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Gedeelde links' })).toBeVisible();
    const row = page
      .getByRole('list', { name: 'Gedeelde links' })
      .getByRole('listitem')
      .filter({ hasText: title });
    await expect(row).toContainText('1 van 10 keer gedownload');
    await row.getByRole('button', { name: `Intrekken: ${title}` }).click();
    const question = page.getByRole('dialog', { name: 'Link intrekken?' });
    await question.getByRole('button', { name: 'Intrekken' }).click();
    await expect(row).toContainText('Ingetrokken');

    await agency.reload();
    await expect(agency.getByRole('heading', { level: 1, name: 'Deze link is verlopen' })).toBeVisible();
    await expect(agency.getByRole('link', { name: 'Team Communicatie' })).toBeVisible();
    await context.close();
  },
);
