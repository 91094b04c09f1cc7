import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { ADMIN } from './support/accounts';
import { beLoggedIn } from './support/log-in';
import { uploadAsset } from './support/upload-asset';

const FILM = new URL('../../cms/demo/files/noorderlicht-bewegend-logo.mp4', import.meta.url);

const uploadFilm = (request: Parameters<typeof uploadAsset>[0]): Promise<string> =>
  uploadAsset(request, 'original', { name: 'film.mp4', mimeType: 'video/mp4', buffer: readFileSync(FILM) });

test('captions are written beside the film, each line at once, and are kept @everywhere', async ({
  page,
  request,
}) => {
  const id = await uploadFilm(request);
  await beLoggedIn(page, ADMIN);
  await page.goto(`/assets/${id}`);
  await page.getByRole('button', { name: 'Zelf schrijven' }).click();
  const dialog = page.getByRole('dialog', { name: /^Ondertiteling van/ });
  await dialog.getByRole('button', { name: 'Regel op 0.00,0' }).press('Enter');
  const line = dialog.getByLabel('Tekst vanaf 0.00,0');
  await expect(line).toBeFocused();
  await page.keyboard.type('Welkom bij Noorderlicht.');
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('De ondertiteling is opgeslagen.')).toBeVisible();
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'Regels bewerken' }).click();
  await expect(line).toHaveValue('Welkom bij Noorderlicht.');
  // The film of the dialog has none yet: they are what is written here.
  await expectAccessible(page, ['video-caption']);
});
