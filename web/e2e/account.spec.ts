import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { asAdmin } from './support/api';
import { enter, logIn } from './support/log-in';
import { linkMailedTo } from './support/mail';
import { unique } from './support/samples';

const PASSWORD = 'een-lang-wachtwoord-om-mee-te-beginnen';
const NEXT = 'een-ander-wachtwoord-dat-lang-is';

test('a user changes their own name and password @everywhere', async ({ page, request }) => {
  const email = `${unique('eigen').replace(' ', '.')}@noorderlicht.example`;
  await (
    await asAdmin(request)
  ).post('/users', { firstName: 'Jan', lastName: 'Eigen', email, password: PASSWORD });
  await enter(page, { email, password: PASSWORD });

  await page.goto('/account/details');
  await page.getByLabel('Voornaam').fill('Jantine');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('Je gegevens zijn opgeslagen.')).toBeVisible();

  await page.getByRole('link', { name: 'Wachtwoord' }).click();
  await page.getByLabel('Huidig wachtwoord').fill('niet het goede');
  await page.getByLabel('Nieuw wachtwoord').fill(NEXT);
  await page.getByLabel('Wachtwoord herhalen').fill(NEXT);
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('Dit is niet je huidige wachtwoord.')).toBeVisible();
  await expect(page.getByLabel('Huidig wachtwoord')).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('Huidig wachtwoord').fill(PASSWORD);
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText(/Je wachtwoord is gewijzigd/)).toBeVisible();

  await page.goto('/logout');
  await expect(page).toHaveURL('/login');
  await logIn(page, { email, password: NEXT });
  await expect(page).toHaveURL('/huisstijl');
});

test('a name can be changed while an admin changes the address', async ({ page, request }) => {
  const word = unique('naam').replace(' ', '.');
  const [email, next] = [`${word}@noorderlicht.example`, `${word}.nieuw@noorderlicht.example`];
  const { post, put, read } = await asAdmin(request);
  const { id } = await post('/users', { firstName: 'Jan', lastName: 'Naam', email, password: PASSWORD });
  await enter(page, { email, password: PASSWORD });
  await page.goto('/account/details');
  await page.getByLabel('Voornaam').fill('Jantine');
  await put(`/users/${id}`, { email: next });
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('Je gegevens zijn opgeslagen.')).toBeVisible();
  expect(await read(`/users/${id}`)).toMatchObject({ firstName: 'Jantine', email: next });
});

test('a new password that is not saved yet is not lost by a link', async ({ page, request }) => {
  const email = `${unique('half').replace(' ', '.')}@noorderlicht.example`;
  await (
    await asAdmin(request)
  ).post('/users', { firstName: 'Jan', lastName: 'Half', email, password: PASSWORD });
  await enter(page, { email, password: PASSWORD });
  await page.goto('/account/password');
  await page.getByLabel('Nieuw wachtwoord').fill(NEXT);
  await page.getByRole('link', { name: 'Gegevens' }).click();
  const question = page.getByRole('dialog', { name: 'Wijzigingen weggooien?' });
  await question.getByRole('button', { name: 'Annuleren' }).click();
  await expect(page.getByLabel('Nieuw wachtwoord')).toHaveValue(NEXT);
  await page.getByRole('link', { name: 'Gegevens' }).click();
  await question.getByRole('button', { name: 'Weggooien' }).click();
  await expect(page).toHaveURL('/account/details');
});

test('a new address needs the password, and counts once its owner confirms it @everywhere', async ({
  page,
  request,
}) => {
  const word = unique('adres').replace(' ', '.');
  const [email, next] = [`${word}@noorderlicht.example`, `${word}.nieuw@noorderlicht.example`];
  await (
    await asAdmin(request)
  ).post('/users', { firstName: 'Ada', lastName: 'Adres', email, password: PASSWORD });
  await enter(page, { email, password: PASSWORD });

  await page.goto('/account/details');
  await expect(page.getByLabel('Huidig wachtwoord')).toHaveCount(0);
  await page.getByLabel('E-mailadres').fill(next);
  await page.getByLabel('Huidig wachtwoord').fill('niet het goede');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('Dit is niet je huidige wachtwoord.')).toBeVisible();
  await expect(page.getByLabel('Huidig wachtwoord')).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('Huidig wachtwoord').fill(PASSWORD);
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText(`Je nieuwe adres ${next} is nog niet bevestigd.`)).toBeVisible();
  await expect(page.getByLabel('E-mailadres')).toHaveValue(email);
  await expect(page.getByLabel('Huidig wachtwoord')).toHaveCount(0);
  await expectAccessible(page);

  const link = await linkMailedTo(next);
  await page.goto(link);
  await expect(page.getByText('Je nieuwe e-mailadres is bevestigd.')).toBeVisible();
  await expect(page).toHaveURL('/account/details');
  await expect(page.getByLabel('E-mailadres')).toHaveValue(next);
  await page.goto(link);
  await expect(page.getByText('Deze link is verlopen of al gebruikt.')).toBeVisible();
});
