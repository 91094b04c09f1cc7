import { expect, test, type Page } from '@playwright/test';
import { ADMIN } from './support/accounts';
import { lostInForcedColours, smallTargets, weakRings } from './support/controls';
import { enter } from './support/log-in';

const PUBLIC = ['/', '/huisstijl/blokken', '/login', '/404', '/elements'];
const TOOLS = [
  '/huisstijl',
  '/huisstijl/bewegend-beeld',
  '/admin/users',
  '/admin/users/create',
  '/assets',
  '/huisstijl/kleur/edit',
];

const softly = expect.configure({ soft: true });

/** Opens each screen, as a visitor and then as an admin, and checks it. */
async function onEveryScreen(page: Page, look: (page: Page) => Promise<string[]>): Promise<void> {
  const visit = async (address: string) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.locator('details').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
    if (address.endsWith('/edit')) {
      await page
        .getByRole('group', { name: /^Blok \d+: Tekst$/ })
        .getByRole('button', { name: /^Tekst/ })
        .first()
        .click();
      await expect(page.getByRole('textbox', { name: 'Tekst', exact: true })).toBeVisible();
    }
    // The drawing of a file may still come.
    await softly.poll(() => look(page), address).toEqual([]);
  };
  for (const address of PUBLIC) await test.step(address, () => visit(address));
  await enter(page, ADMIN);
  for (const address of TOOLS) await test.step(address, () => visit(address));
  await page.getByRole('button', { name: 'Blok toevoegen' }).click();
  expect.soft(await look(page), 'dialog').toEqual([]);
}

test('controls are large enough to hit @everywhere', async ({ page }) => {
  await onEveryScreen(page, smallTargets);
});

test('a user of the keyboard sees where the focus is @everywhere', async ({ page }) => {
  await onEveryScreen(page, weakRings);
});

test('colours of the system leave every control in sight', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await onEveryScreen(page, async () => [...(await lostInForcedColours(page)), ...(await weakRings(page))]);
});
