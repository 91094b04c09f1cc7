import { expect, test } from '@playwright/test';
import { ADMIN } from './support/accounts';
import { asAdmin } from './support/api';
import { kept, saved, title } from './support/editor';
import { beLoggedIn } from './support/log-in';
import { unique } from './support/samples';

test.use({ serviceWorkers: 'allow' });

test(
  'an editor that is opened without a connection has the work of this browser, and sends it when it is back',
  { tag: '@journey' },
  async ({ page, request, context }) => {
    const admin = await asAdmin(request);
    const name = unique('Trein');
    const blocks = [{ type: 'text', title: 'Eerste blok' }];
    const { slug } = await admin.post('/pages', { title: name, blocks });
    page.on('dialog', (dialog) => void dialog.accept());
    await beLoggedIn(page, ADMIN);
    await page.goto(`/huisstijl/${slug}/edit`);
    await expect(title(page)).toHaveValue(name);
    // By now everything in use is cached.
    await page.evaluate(() => navigator.serviceWorker.ready);
    const isKept = () => page.evaluate(async () => (await (await caches.open('tools')).keys()).length > 0);
    await expect.poll(isKept).toBe(true);

    await context.setOffline(true);
    await title(page).fill(`${name} naar huis`);
    await expect(kept(page)).toBeVisible();
    await page.reload();
    await expect(title(page)).toHaveValue(`${name} naar huis`);
    await expect(kept(page)).toBeVisible();
    await expect(page.getByText('Je bent offline.')).toBeVisible();
    await title(page).fill(`${name} weer thuis`);

    await context.setOffline(false);
    await expect(saved(page)).toBeVisible({ timeout: 30_000 });
    await expect(title(page)).toHaveValue(`${name} weer thuis`);
    expect((await admin.read<{ title: string }>(`/admin/pages/${slug}`)).title).toBe(`${name} weer thuis`);
  },
);
