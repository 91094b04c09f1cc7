import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { asAdmin } from '../support/api';
import { beLoggedIn } from '../support/log-in';
import { addPerson, employee } from '../support/people';
import { unique } from '../support/samples';
import { takenOver } from '../support/taken-over';
import { uploadFont } from '../support/upload-asset';

test('a page with all types of blocks', async ({ page }) => {
  await page.goto('/huisstijl/blokken');
  await expect(page.getByRole('heading', { level: 1, name: 'Bouwstenen van een pagina' })).toBeVisible();
  await expectAccessible(page);
});

test('the menu of a phone @mobile', async ({ page }) => {
  await page.goto('/huisstijl/kleur');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});

test('a letter to try, and one that is not for this group', async ({ page, request }) => {
  await test.step('tried', async () => {
    await page.goto('/huisstijl/typografie');
    await takenOver(page);
    const letter = page.locator('#probeer-de-letter');
    await letter.getByRole('radio', { name: 'Nacht' }).check();
    await expectAccessible(page);
  });

  await test.step('not for this group', async () => {
    const admin = await asAdmin(request);
    const group = await admin.post('/groups', { name: unique('Kijkers'), permissions: ['view'] });
    const { slug } = await admin.post('/pages', {
      title: unique('Besloten letter'),
      groups: [group.id],
      published_at: '2026-01-01T00:00:00Z',
      blocks: [{ type: 'typography', font: await uploadFont(request), family: 'Geheim', sample: 'Aa' }],
    });
    await beLoggedIn(page, await addPerson(request, [group.id]));
    await page.goto(`/huisstijl/${slug}`);
    await expect(page.getByText('Je ziet hier een andere letter')).toBeVisible();
    await expectAccessible(page);
  });
});

test('an admin screen for who is no admin: the login, with the reason', async ({ page, request }) => {
  await beLoggedIn(page, await employee(request));
  await page.goto('/admin/users');
  await expect(page.getByRole('alert').filter({ hasText: 'alleen voor beheerders' })).toBeVisible();
  await expectAccessible(page);
});

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' });

  test('an example of a page', async ({ page, context }) => {
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await context.setOffline(true);
    await page.goto('/huisstijl/typografie');
    await expect(page.getByText('De server is niet te bereiken')).toBeVisible();
    await expectAccessible(page);
  });
});
