import { expect, test, type Page } from '@playwright/test';
import { ADMIN } from './support/accounts';
import { withOwnPortal } from './support/own-portal';

const SQUARE = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64"><path fill="#c00" d="M0 0h64v64H0z"/></svg>`;

const svg = (name: string) => ({ name, mimeType: 'image/svg+xml', buffer: Buffer.from(SQUARE) });

async function logIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login?redirect=%2Fadmin%2Fsite`);
  await page.getByLabel('E-mailadres').fill(ADMIN.email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Inloggen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Portaal' })).toBeVisible();
}

const save = (page: Page) => page.getByRole('button', { name: 'Opslaan' });

test('an admin makes the portal their own hospital’s', { tag: '@journey' }, async ({ page }) => {
  await withOwnPortal(async ({ url }) => {
    await logIn(page, url);
    await expect(save(page)).toBeDisabled();

    await page.getByLabel('Naam', { exact: true }).fill('Zuiderster');
    await page.getByLabel('Wijzig logo op wit').setInputFiles(svg('logo.svg'));
    await page.getByLabel('Wijzig logo op donker').setInputFiles(svg('donker.svg'));
    await page.getByLabel('Wijzig tabblad').setInputFiles(svg('tab.svg'));
    await page.getByLabel('Team of persoon').fill('Bureau Beeld');
    await page.getByRole('button', { name: 'Link toevoegen' }).click();
    await expect(page.getByLabel('Tekst van link 1')).toBeFocused();
    await page.getByLabel('Tekst van link 1').fill('Privacy');
    await page.getByLabel('Adres van link 1').fill('javascript:alert(1)');
    await page.getByLabel('E-mailadres').fill('beeld');
    await page.getByRole('switch', { name: 'Mensen maken zelf een account' }).uncheck();
    await expect(page.getByText('8 wijzigingen, nog niet zichtbaar')).toBeVisible();
    await expect(page.getByRole('img', { name: /Voorbeeld van Zuiderster/ })).toBeVisible();

    await save(page).click();
    await expect(page.getByLabel('E-mailadres')).toHaveAccessibleDescription(/geldig e-mailadres/);
    await expect(page.getByLabel('E-mailadres')).toBeFocused();
    await expect(page.getByLabel('Adres van link 1')).toHaveAccessibleDescription(/Vul een webadres/);

    await page.getByLabel('E-mailadres').fill('beeld@zuiderster.example');
    await page.getByLabel('Adres van link 1').fill('/huisstijl/privacy');
    await save(page).click();
    await expect(page.getByText('De instellingen zijn opgeslagen.')).toBeVisible();
    await expect(page.getByText('logo.svg')).toBeVisible();
    await expect(save(page)).toBeDisabled();
    const icon = await page.request.get(`${url}/favicon.svg`);
    expect(await icon.text()).toContain('#c00');

    await page.goto(url);
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('img', { name: 'Zuiderster' })).toBeVisible();
    await expect(footer.getByText('Bureau Beeld')).toBeVisible();
    await expect(footer.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/huisstijl/privacy');

    await page.goto(`${url}/logout`);
    const logos = page.getByRole('link', { name: 'Home' }).locator('img');
    // The width decides whether it stands on the band above or beside the form.
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(logos.nth(0)).toBeVisible({ visible: width === 1440 });
      await expect(logos.nth(1)).toBeVisible({ visible: width === 360 });
    }
    await expect(page.getByRole('button', { name: 'Inloggen' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Registreren|account aan/ })).toBeHidden();
  });
});

test('a colour that nobody can read is said at once, with the nearest that can @mobile', async ({ page }) => {
  await withOwnPortal(async ({ url }) => {
    await logIn(page, url);
    const aqua = page.getByLabel('Hexwaarde van Aqua');
    const take = page.getByRole('button', { name: /Neem #.{6} voor Aqua/ });
    // The advice comes above the bar, also where that has two lines.
    await expect(async () => {
      await aqua.fill('#00838F');
      await aqua.evaluate((field) => field.scrollIntoView({ block: 'end' }));
      await aqua.fill('#00A3AD');
      const button = await take.boundingBox();
      const bar = await page.getByText('1 wijziging, nog niet zichtbaar').boundingBox();
      expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
    }).toPass({ timeout: 10_000 });
    await expect(aqua).toHaveAccessibleDescription('Wit erop: 3,0 te weinig');
    await expect(page.getByRole('img', { name: /Slecht te lezen: aqua/ })).toBeVisible();
    await take.click();
    await expect(aqua).toHaveAccessibleDescription('Wit erop: 4,5 AA');
    await aqua.fill('#12');
    await expect(aqua).toHaveAccessibleDescription(/Vul een kleur in/);

    await page.getByRole('button', { name: 'Ongedaan maken' }).click();
    await expect(aqua).toHaveValue('#00838F');
    const blue = page.getByLabel('Hexwaarde van Nachtblauw');
    await blue.fill('#204020');
    await save(page).click();
    await expect(page.getByText('De instellingen zijn opgeslagen.')).toBeVisible();
    const used = () =>
      page.evaluate(() => document.documentElement.style.getPropertyValue('--color-blue-dark'));
    await expect.poll(used).toBe('#204020');
  });
});
