import { expect, test } from '@playwright/test';
import { ADMIN } from './support/accounts';
import { openBlocks, select } from './support/blocks';
import { lostInForcedColours } from './support/controls';
import { beLoggedIn } from './support/log-in';

const softly = expect.configure({ soft: true });

const PUBLIC = ['/huisstijl/logo', '/huisstijl/kleur', '/bestanden', '/zoeken?q=logo', '/login', '/elements'];
const TOOLS = [
  '/admin/site',
  '/admin/users',
  '/admin/users/create',
  '/admin/groups',
  '/admin/groups/create',
  '/admin/colors',
  '/admin/presets',
  '/admin/search',
  '/admin/connections',
  '/admin/audit',
  '/assets',
  '/assets?deleted',
  '/account/details',
  '/account/password',
  '/delen',
  '/edit',
  '/huisstijl/deleted',
  '/huisstijl/kleur/edit',
];

test('with forced colours edges, icons, shown colours and what is chosen stay in sight', async ({ page }) => {
  const look = async (address: string) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The drawing of a file may still come.
    await softly.poll(() => lostInForcedColours(page), address).toEqual([]);
  };
  for (const address of PUBLIC) await test.step(address, () => look(address));
  await beLoggedIn(page, ADMIN);
  for (const address of TOOLS) await test.step(address, () => look(address));
});

test('with forced colours the logo above the login is the one for a white ground', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/login');
  const logos = page.getByRole('main').getByRole('link', { name: 'Home' }).locator('img');
  await expect(logos.last()).toBeVisible();
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(logos.first()).toBeVisible();
  await expect(logos.last()).toBeHidden();
});

test('with forced colours a chosen block has an edge', async ({ page, request }) => {
  await openBlocks(page, request, [{ type: 'text', title: 'Gekozen' }, { type: 'colors' }]);
  await page.emulateMedia({ forcedColors: 'active' });
  const frame = page.locator('[data-block]').first();
  await expect(frame).toHaveCSS('outline-style', 'none');
  await select(page, 'Blok 1: Tekst');
  await expect(frame).toHaveCSS('outline-style', 'solid');
});
