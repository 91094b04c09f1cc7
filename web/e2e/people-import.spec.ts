import { expect, test } from '@playwright/test';
import { ADMIN } from './support/accounts';
import { openByKey } from './support/focus';
import { beLoggedIn } from './support/log-in';
import { linkMailedTo } from './support/mail';
import { unique } from './support/samples';

const HEAD = ['voornaam', 'achternaam', 'e-mailadres', 'rol', 'groepen'];

const sheet = (lines: string[]) => ({
  name: 'nieuw.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([HEAD.join(';'), ...lines].join('\r\n')),
});

test(
  'a list of people comes in: tried first, then whole @everywhere',
  { tag: '@journey' },
  async ({ page }) => {
    const family = unique('Lijst').replace(' ', '');
    const getAddress = (n: number) => `${family}.${n}@noorderlicht.example`.toLowerCase();
    await beLoggedIn(page, ADMIN);
    await page.goto('/admin/users');
    await page.getByRole('link', { name: 'Gebruiker toevoegen' }).waitFor();
    const more = page.getByRole('main').getByRole('button', { name: 'Meer', exact: true });
    if (await more.isVisible()) await more.click();
    await openByKey(page.getByRole('button', { name: 'Gebruikers importeren' }));
    const dialog = page.getByRole('dialog', { name: 'Gebruikers importeren' });
    const [example] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Voorbeeld downloaden' }).click(),
    ]);
    expect(example.suggestedFilename()).toBe('gebruikers-voorbeeld.csv');

    // Who closes the window of the system without a file is still here.
    await dialog.getByLabel('CSV-bestand').dispatchEvent('cancel', { bubbles: true });
    await expect(dialog.getByLabel('CSV-bestand')).toBeAttached();

    // What is no such list is reported beside the file.
    await dialog.getByLabel('CSV-bestand').setInputFiles({
      name: 'leeg.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('naam;plaats\nx;y'),
    });
    await expect(dialog.getByLabel('CSV-bestand')).toHaveAccessibleDescription(
      /De kolom e-mailadres ontbreekt\./,
    );

    await dialog
      .getByLabel('CSV-bestand')
      .setInputFiles(
        sheet([`Jan;${family};${getAddress(0)};gebruiker;Medewerkers`, `Kim;;geen adres;baas;`]),
      );
    const wrong = dialog.getByRole('row', { name: /^3 / });
    await expect(wrong.getByLabel('e-mailadres')).toHaveAccessibleDescription(
      'Vul een geldig e-mailadres in.',
    );
    await expect(wrong.getByLabel('rol')).toHaveAccessibleDescription('Kies uit: beheerder, gebruiker.');
    await expect(dialog.getByText('De cellen zijn gescheiden door puntkomma’s.')).toBeVisible();
    await expect(dialog.getByRole('row', { name: /^2 Jan/ })).toContainText('Nieuw');
    await expect(dialog.getByRole('button', { name: 'Importeren' })).toBeDisabled();

    // It is mended where it stands.
    await wrong.getByLabel('achternaam').fill(family);
    await wrong.getByLabel('e-mailadres').fill(getAddress(1));
    await expect(dialog.getByRole('button', { name: 'Importeren' })).toBeHidden();
    await wrong.getByLabel('rol').fill('chef');
    await wrong.getByLabel('rol').press('Enter');
    await expect(dialog.getByText('Regel 3 klopt niet.')).toBeVisible();
    await expect(wrong.getByRole('textbox')).toHaveCount(1);
    await wrong.getByLabel('rol').fill('gebruiker');
    await dialog.getByRole('button', { name: 'Opnieuw controleren' }).click();
    await expect(dialog.getByText('Alles klopt: 2 gebruikers erbij.')).toBeVisible();
    await wrong.getByRole('button', { name: 'Wijzigen' }).click();
    await wrong.getByLabel('voornaam').fill('');
    await dialog.getByRole('button', { name: 'Opnieuw controleren' }).click();
    await wrong.getByRole('button', { name: 'Weglaten' }).click();
    await expect(wrong).toContainText('Weggelaten');
    await dialog.getByRole('button', { name: 'Opnieuw controleren' }).click();
    await expect(dialog.getByText('Alles klopt: 1 gebruiker erbij.')).toBeVisible();

    // A column that nobody knows is left out until somebody says what it holds; who becomes an admin is told.
    await openByKey(dialog.getByRole('button', { name: 'Andere lijst' }));
    const odd = [
      'sep=;',
      'Naam;E-mail adres;Afdeling;Role',
      `Jan van der ${family};${getAddress(0)};Medewerkers;admin`,
    ];
    await dialog.getByLabel('Of plak de regels').fill(odd.join('\n'));
    await openByKey(dialog.getByRole('button', { name: 'Regels controleren' }));
    await expect(dialog.getByText('De kolom “Afdeling” wordt weggelaten.')).toBeVisible();
    const raised = dialog.getByRole('row', { name: /^3 / });
    await expect(raised).toContainText(/Wordt beheerder.*geen groepen/);
    await dialog.getByLabel('Afdeling').selectOption('groepen');
    await expect(raised).toContainText(/Wordt beheerder.*Medewerkers/);

    // Thirty people, as a spreadsheet hands over its cells.
    const people = Array.from({ length: 30 }, (_, n) => ['Jan', family, getAddress(n), '', 'Medewerkers']);
    await openByKey(dialog.getByRole('button', { name: 'Andere lijst' }));
    await expect(dialog.getByLabel('CSV-bestand')).toBeFocused();
    await dialog
      .getByLabel('Of plak de regels')
      .fill([HEAD, ...people].map((cells) => cells.join('\t')).join('\n'));
    await openByKey(dialog.getByRole('button', { name: 'Regels controleren' }));
    await expect(dialog.getByText('Alles klopt: 30 gebruikers erbij.')).toBeVisible();
    await expect(dialog.getByText('De cellen zijn gescheiden door tabs.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Importeren' }).click();
    await expect(page.getByText('De lijst is geïmporteerd.')).toBeVisible();
    await expect(dialog).toBeHidden();
    await linkMailedTo(getAddress(29));

    await page.getByRole('searchbox', { name: 'Zoeken' }).fill(family);
    await expect(page.getByText('30 gebruikers', { exact: true })).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(26);
    await page.getByRole('button', { name: 'Volgende' }).click();
    await expect(page.getByRole('row')).toHaveCount(6);
    await expect(page).toHaveURL(/page=2/);
    await page.reload();
    await expect(page.getByRole('row')).toHaveCount(6);
    await page.goBack();
    await expect(page.getByRole('row')).toHaveCount(26);
  },
);
