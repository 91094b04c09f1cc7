import { expect, test } from '@playwright/test';
import { ADMIN } from './support/accounts';
import { asAdmin } from './support/api';
import { closeSettings, openSettings, saved, title, toolbar } from './support/editor';
import { beLoggedIn } from './support/log-in';
import { unique } from './support/samples';

interface Draft {
  title: string;
  published_at: string | null;
  blocks: { title: string; button: { url: string } }[];
}

test('a field that is refused is reported and found, and stops nothing else @everywhere', async ({
  page,
  request,
}) => {
  const admin = await asAdmin(request);
  const name = unique('Fout');
  const blocks = [
    { type: 'text', title: 'Eerste' },
    { type: 'text', title: 'Tweede', button: { label: 'Lees verder', url: '/huisstijl' } },
  ];
  const { slug } = await admin.post('/pages', { title: name, blocks });
  const stored = () => admin.read<Draft>(`/admin/pages/${slug}`);
  const said = (words: string) => toolbar(page).getByRole('link', { name: `Niet opgeslagen: ${words}` });
  const slugField = page.getByLabel('Slug', { exact: true });
  const urlField = page.getByLabel('Adres', { exact: true });
  page.on('dialog', (dialog) => void dialog.accept());
  await beLoggedIn(page, ADMIN);
  await page.goto(`/huisstijl/${slug}/edit`);

  await test.step('the rest is saved', async () => {
    await openSettings(page);
    await slugField.fill('create');
    await closeSettings(page);
    await title(page).fill(`${name} verder`);
    await expect(said('Slug')).toBeVisible();
    await expect(title(page)).toBeFocused();
    await openSettings(page);
    await expect(slugField).toHaveAttribute('aria-invalid', 'true');
    await expect.poll(async () => (await stored()).title).toBe(`${name} verder`);
    await expect(slugField).toHaveValue('create');
    await closeSettings(page);
  });

  await test.step('also of the same block', async () => {
    await page.getByRole('group', { name: 'Blok 2: Tekst' }).getByRole('button', { expanded: false }).click();
    await urlField.fill('javascript:alert(1)');
    await page
      .getByRole('group', { name: 'Blok 2: Tekst' })
      .getByLabel('Titel', { exact: true })
      .fill('Tweede blok');
    await expect(said('Slug en nog 1')).toBeVisible();
    await expect.poll(async () => (await stored()).blocks[1]?.title).toBe('Tweede blok');
    expect((await stored()).blocks[1]?.button.url).toBe('/huisstijl');
  });

  await test.step('the page is not published, and the link leads to the field', async () => {
    await toolbar(page).getByRole('button', { name: 'Publiceren' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'De pagina is niet gepubliceerd.' });
    await expect(alert).toContainText('Verbeter eerst: Slug en Adres (knop) (blok 2).');
    await expect(slugField).toBeFocused();
    expect((await stored()).published_at).toBeNull();
    await slugField.fill(slug);
    await closeSettings(page);
    await said('Adres (knop) (blok 2)').click();
    await expect(urlField).toBeFocused();
    await expect(urlField).toHaveValue('javascript:alert(1)');
  });

  await test.step('it survives a reload, and is gone once it is good', async () => {
    await page.reload();
    await expect(urlField).toBeHidden();
    await page.getByRole('button', { name: 'Verder met mijn werk' }).click();
    await said('Adres (knop) (blok 2)').click();
    await expect(urlField).toHaveValue('javascript:alert(1)');
    await toolbar(page).getByRole('button', { name: 'Publiceren' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'De pagina is niet gepubliceerd.' });
    // While hovered, a message stays until its problem is solved.
    await alert.getByText('Verbeter eerst').hover();
    await urlField.fill('/huisstijl/logo');
    await expect(saved(page)).toBeVisible();
    await expect(alert.getByText('Verbeter eerst')).toBeHidden();
    expect((await stored()).blocks[1]?.button.url).toBe('/huisstijl/logo');
  });
});
