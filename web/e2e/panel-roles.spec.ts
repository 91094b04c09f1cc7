import { expect, test, type Page } from '@playwright/test';
import { MAINTAINER } from './support/accounts';
import { enterPanel, panelAccount } from './support/panel';
import { ownPicture } from './support/pictures';
import { unique } from './support/samples';

const TYPES = '/beheer/content-manager/collection-types';

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label }).first();

/** Stores what is in the form, and opens it afresh: what is typed while Strapi takes in the answer is lost. */
async function save(page: Page): Promise<void> {
  const stored = page.waitForResponse(
    (answer) =>
      ['POST', 'PUT'].includes(answer.request().method()) && answer.url().includes('/collection-types/'),
  );
  await page.getByRole('button', { name: 'Bewaar', exact: true }).click();
  const answer = await stored;
  expect(answer.ok()).toBe(true);
  const { data }: { data: { documentId: string } } = await answer.json();
  const [, , , type] = new URL(answer.url()).pathname.split('/');
  await page.goto(`${TYPES}/${type}/${data.documentId}`);
  await expect(page.getByRole('button', { name: 'Bewaar', exact: true })).toBeDisabled();
}

async function addTextBlock(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: /component toe aan Blokken/ }).click();
  await page.getByRole('button', { name: 'Tekst', exact: true }).click();
  await page.getByRole('region').getByLabel('Titel', { exact: true }).fill(title);
}

/** Takes what is open to the deleted ones, by its menu. */
async function remove(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Meer acties', exact: true }).first().click();
  await page.getByRole('menuitem', { name: 'Item verwijderen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Bevestig' }).click();
  await expect(page).toHaveURL(/collection-types\/api::\w+\.\w+(?:\?|$)/);
}

const ROLES = [
  { role: 'Super Admin', code: null, mayPublish: true, mayDelete: true, mayOthers: true },
  { role: 'Editor', code: 'strapi-editor', mayPublish: true, mayDelete: false, mayOthers: true },
  { role: 'Author', code: 'strapi-author', mayPublish: false, mayDelete: false, mayOthers: false },
];

const OTHERS = [
  ['a page', 'api::page.page', 'Beeldtaal', 'Inleiding'],
  ['an asset', 'api::asset.asset', 'Beeldmerk', 'Omschrijving'],
] as const;

for (const { role, code, mayPublish, mayDelete, mayOthers } of ROLES) {
  test(`${role} works on a page in the panel`, async ({ page, request }) => {
    await enterPanel(page, code ? await panelAccount(request, code) : MAINTAINER);
    const title = unique('Paneel');
    await page.goto(`${TYPES}/api::page.page`);
    await page.getByRole('link', { name: 'Nieuwe invoer' }).first().click();
    await field(page, 'Titel').fill(title);
    await addTextBlock(page, 'Uit het paneel');
    await save(page);
    await expect(page).toHaveURL(/api::page\.page\/(?!create)/);
    await field(page, 'Inleiding').fill('Een zin vooraf.');
    await save(page);

    const publish = page.getByRole('button', { name: 'Publiceren', exact: true });
    if (mayPublish) {
      await publish.click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Publiceren' }).click();
      await expect(page.getByText('Gepubliceerd: bezoekers lezen')).toBeVisible();
      await page.getByRole('button', { name: 'Meer documentacties' }).click();
      await page.getByRole('menuitem', { name: 'Offline halen' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Offline halen' }).click();
      await expect(page.getByText('Concept: bezoekers zien deze pagina niet.')).toBeVisible();
    } else {
      await expect(page.getByText('Concept: bezoekers zien deze pagina niet.')).toBeVisible();
      await expect(publish).toBeHidden();
    }

    if (!mayDelete) return;
    await page.goto(`${TYPES}/api::page.page?_q=${encodeURIComponent(title)}`);
    await page.getByRole('link', { name: title }).click();
    await remove(page);
    await expect(page.getByText(title)).toBeHidden();
  });

  test(`${role} works on an asset in the panel`, async ({ page, request }) => {
    await enterPanel(page, code ? await panelAccount(request, code) : MAINTAINER);
    await page.goto('/beheer/plugins/upload');
    await page.getByRole('button', { name: 'Nieuw', exact: true }).click();
    const name = `${unique('paneel').replace(' ', '-')}.png`;
    const choosing = page.waitForEvent('filechooser');
    await expect(page.getByRole('menuitem')).toHaveText(['Nieuwe map', 'Bestand uploaden']);
    await page.getByRole('menuitem', { name: 'Bestand uploaden', exact: true }).click();
    await (await choosing).setFiles(ownPicture(name));
    await expect(page.getByText(name).first()).toBeVisible();

    const title = unique('Paneelbeeld');
    await page.goto(`${TYPES}/api::asset.asset/create`);
    await field(page, 'Titel').fill(title);
    await save(page);
    await expect(page).toHaveURL(/api::asset\.asset\/(?!create)/);
    await field(page, 'Omschrijving').fill('Wat er te zien is.');
    await save(page);
    if (!mayDelete) return;
    await page.goto(`${TYPES}/api::asset.asset?_q=${encodeURIComponent(title)}`);
    await page.getByRole('link', { name: title }).click();
    await remove(page);
    await expect(page.getByText(title)).toBeHidden();
  });

  if (!mayOthers) continue;
  for (const [of, type, name, label] of OTHERS)
    test(`${role} changes ${of} of others in the panel`, async ({ page, request }) => {
      await enterPanel(page, code ? await panelAccount(request, code) : MAINTAINER);
      await page.goto(`${TYPES}/${type}?_q=${name}`);
      await page.getByRole('link', { name, exact: true }).first().click();
      const words = await field(page, label).inputValue();
      await field(page, label).fill(`${words} Ook.`);
      await save(page);
      await field(page, label).fill(words);
      await save(page);
    });
}
