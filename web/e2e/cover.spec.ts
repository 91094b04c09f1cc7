import { expect, test, type Locator } from '@playwright/test';

const readBox = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left, right, top, bottom };
  });

test('home asks what you make, and searches for it @everywhere', async ({ page }) => {
  await page.goto('/');
  const question = page.getByRole('searchbox', { name: 'Wat ga je maken?' });
  await question.fill('poster & folder');
  await question.press('Enter');
  await expect(page).toHaveURL('/zoeken?q=poster+%26+folder');
  await expect(page.getByRole('heading', { level: 1, name: 'Zoeken' })).toBeVisible();
});

test('what people make stands on the edge of the cover, cut by it @everywhere', async ({ page }) => {
  await page.goto('/');
  const things = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('img') });
  await expect(things).toHaveCount(6);
  for (const thing of await things.all()) {
    const picture = thing.locator('img');
    await expect
      .poll(async () => (await readBox(picture)).bottom - (await readBox(thing)).bottom)
      .toBeGreaterThanOrEqual(-1);
  }
  await things.first().getByRole('link', { name: 'Brief of mail' }).click();
  await expect(page).toHaveURL('/bestanden?search=brief');
  await expect(page.getByRole('link', { name: 'Brief en verslag in Word' }).first()).toBeVisible();
});

test('the ornament stands beside the words, or as a band above them', async ({ page }) => {
  for (const path of ['/', '/404']) {
    await page.goto(path);
    const title = page.getByRole('heading', { level: 1 });
    const ornament = page
      .getByRole('main')
      .locator('[aria-hidden="true"]')
      .filter({ has: page.locator('img') })
      .first();
    await expect(ornament).toBeAttached();
    for (const width of [360, 768, 991, 992, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const [words, art] = [await readBox(title), await readBox(ornament)];
      if (width < 992) expect(words.top, `${path} ${width}`).toBeGreaterThanOrEqual(art.bottom);
      else expect(art.top <= words.top && art.bottom >= words.bottom, `${path} ${width}`).toBe(true);
    }
  }
});

test('the tree holds chapters; what the footer links to stands there alone', async ({ page }) => {
  await page.goto('/huisstijl/privacy');
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  const tree = page.getByRole('navigation', { name: "Pagina's" });
  await expect(tree.getByRole('link', { name: 'Logo', exact: true })).toBeVisible();
  for (const name of ['Privacy', 'Toegankelijkheid', 'Bouwstenen van een pagina']) {
    await expect(tree.getByRole('link', { name })).toHaveCount(0);
    await expect(page.getByRole('contentinfo').getByRole('link', { name })).toBeVisible();
  }
  await expect(page.getByRole('navigation', { name: 'Verder lezen' })).toHaveCount(0);
});

test('where nothing is, the address is named, with the pages that may be meant @everywhere', async ({
  page,
}) => {
  await page.goto('/oud/logo-gebruk.html');
  const main = page.getByRole('main');
  await expect(main).toContainText('De pagina /oud/logo-gebruk.html is er niet.');
  await expect(page.getByRole('searchbox', { name: 'Of zoek verder' })).toHaveValue('oud logo gebruk');
  await main.getByRole('link', { name: /^Het logo gebruiken/ }).click();
  await expect(page).toHaveURL('/huisstijl/logo-gebruik');
});
