import { expect, type Locator, type Page } from '@playwright/test';
import { ADMIN } from './accounts';
import { asAdmin } from './api';
import { publish } from './editor';
import { beLoggedIn } from './log-in';
import { unique } from './samples';

/** A block in the editor, by what its group is called. */
export const block = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
export const panel = (page: Page, number: number) =>
  page.getByRole('region', { name: `Instellingen van blok ${number}` });

type Request = Parameters<typeof asAdmin>[0];

/** Makes a public page with blocks; its slug. */
export async function makeBlocks(request: Request, blocks: object[]): Promise<string> {
  const title = unique('Schrijven');
  const page = { title, is_public: true, published_at: '2026-01-01T00:00:00Z', blocks };
  return (await (await asAdmin(request)).post('/pages', page)).slug;
}

/** Opens a new page with blocks in the editor; returns its address. */
export async function openBlocks(page: Page, request: Request, blocks: object[]): Promise<string> {
  const slug = await makeBlocks(request, blocks);
  await beLoggedIn(page, ADMIN);
  await page.goto(`/huisstijl/${slug}/edit`);
  return slug;
}

/** The id of an asset of the demo. */
export async function findAsset(request: Request, title: string): Promise<string> {
  const admin = await asAdmin(request);
  const assets = await admin.list<{ id: string; title: string }>('/assets?pageSize=200');
  const found = assets.find((asset) => asset.title === title);
  if (!found) throw new Error(`There is no asset ${title}.`);
  return found.id;
}

/** Chooses one of the demo: the newest may be of another test, and no picture. */
export async function chooseAsset(page: Page, title: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Asset kiezen' });
  await dialog.getByLabel('Zoeken').fill(title);
  await dialog.getByRole('list', { name: 'Assets' }).getByRole('button', { name: title }).click();
  await expect(dialog).toBeHidden();
}

/** Selects a block by its bar. */
export const select = async (page: Page, name: string): Promise<Locator> => {
  const chosen = block(page, name);
  await chosen.locator('[data-bar] [aria-expanded]').click();
  return chosen;
};

/** Publishes the page that is open in the editor, with what is not saved yet, and reads it. */
export const readPublished = async (page: Page, slug: string): Promise<void> => {
  await publish(page);
  await expect(page.getByText('De pagina is gepubliceerd.')).toBeVisible();
  await page.goto(`/huisstijl/${slug}`);
};
