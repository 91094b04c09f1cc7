import { expect, type Page, test } from '@playwright/test';
import { ADMIN } from './support/accounts';
import { asAdmin } from './support/api';
import { beLoggedIn } from './support/log-in';
import { unique } from './support/samples';

interface Shared {
  /** Makes one; its path below the API. */
  path: string;
  /** Opens its form. */
  open: (page: Page) => Promise<void>;
  /** A text field of the form that is changed on both sides, and another one that is only changed elsewhere. */
  both: { label: string; name: string };
  elsewhere?: { label: string; name: string; value: string };
}

type Admin = Awaited<ReturnType<typeof asAdmin>>;

const KINDS: Record<string, (admin: Admin, name: string) => Promise<Shared>> = {
  async asset(admin, title) {
    const { id } = await admin.post('/assets', { title });
    return {
      path: `/assets/${id}`,
      open: async (page) => void (await page.goto(`/assets/${id}`)),
      both: { label: 'Omschrijving', name: 'description' },
      elsewhere: { label: 'Titel', name: 'title', value: 'ook' },
    };
  },
  async group(admin, name) {
    const { id } = await admin.post('/groups', { name, permissions: ['view'] });
    return {
      path: `/groups/${id}`,
      open: async (page) => void (await page.goto(`/admin/groups/${id}`)),
      both: { label: 'Naam', name: 'name' },
    };
  },
  async user(admin, lastName) {
    const email = `${lastName.replace(/\W/g, '')}@noorderlicht.example`.toLowerCase();
    const { id } = await admin.post('/users', {
      firstName: 'Kim',
      lastName,
      email,
      password: 'een-lang-wachtwoord',
    });
    return {
      path: `/users/${id}`,
      open: async (page) => void (await page.goto(`/admin/users/${id}`)),
      both: { label: 'Omschrijving', name: 'description' },
      elsewhere: { label: 'Voornaam', name: 'firstName', value: 'ook' },
    };
  },
  async colour(admin, name) {
    const { id } = await admin.post('/colors', { name, hex: '#123456', role: 'accent' });
    return {
      path: `/colors/${id}`,
      async open(page) {
        await page.goto('/admin/colors');
        await page.getByRole('button', { name: `Meer over ${name}` }).click();
        await page.getByRole('menuitem', { name: 'Wijzigen' }).click();
      },
      both: { label: 'Waarvoor', name: 'note' },
      elsewhere: { label: 'RAL', name: 'ral', value: '5015' },
    };
  },
  async format(admin, label) {
    const { id } = await admin.post('/presets', { label, format: 'png' });
    return {
      path: `/presets/${id}`,
      async open(page) {
        await page.goto('/admin/presets');
        await page.getByRole('button', { name: `Wijzigen: ${label}` }).click();
      },
      both: { label: 'Naam', name: 'label' },
    };
  },
};

for (const [kind, make] of Object.entries(KINDS)) {
  test(`two admins change the same ${kind}: nothing of either is lost in silence`, async ({
    page,
    request,
  }) => {
    const admin = await asAdmin(request);
    const { path, open, both, elsewhere } = await make(admin, unique('Samen'));
    await beLoggedIn(page, ADMIN);
    await open(page);
    const field = page.getByLabel(both.label).first();
    await field.fill('Van mij');
    const theirs = unique('Van de ander');
    const besides = elsewhere && { [elsewhere.name]: elsewhere.value };
    await admin.put(path, { [both.name]: theirs, ...besides });

    const save = page.getByRole('button', { name: 'Opslaan' }).last();
    await save.click();
    await expect(page.getByText(`maakte hier intussen ‘${theirs}’ van`)).toBeVisible();
    await expect(field).toHaveValue('Van mij');
    if (elsewhere) await expect(page.getByLabel(elsewhere.label).first()).toHaveValue(elsewhere.value);
    expect(await admin.read(path)).toMatchObject({ [both.name]: theirs });

    await save.click();
    await expect.poll(() => admin.read(path)).toMatchObject({ [both.name]: 'Van mij', ...besides });
  });
}
