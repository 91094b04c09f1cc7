import { expect, type Locator, type Page } from '@playwright/test';
import { ADMIN } from './accounts';
import { asAdmin } from './api';
import { publish, saved } from './editor';
import { beLoggedIn } from './log-in';
import { unique } from './samples';

/** A block in the editor, by what its group is called. */
export const block = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
export const panel = (page: Page, number: number) =>
  page.getByRole('region', { name: `Instellingen van blok ${number}` });

/** Opens a new page with blocks in the editor; returns its address. */
export async function openBlocks(
  page: Page,
  request: Parameters<typeof asAdmin>[0],
  blocks: object[],
): Promise<string> {
  const made = await (
    await asAdmin(request)
  ).post('/pages', {
    title: unique('Schrijven'),
    is_public: true,
    published_at: '2026-01-01T00:00:00Z',
    blocks,
  });
  await beLoggedIn(page, ADMIN);
  await page.goto(`/huisstijl/${made.slug}/edit`);
  return made.slug;
}

/** Selects a block by its bar. */
export const select = async (page: Page, name: string): Promise<Locator> => {
  const chosen = block(page, name);
  await chosen.locator('[data-bar] [aria-expanded]').click();
  return chosen;
};

/** Saves and publishes the page that is open in the editor, and reads it. */
export const readPublished = async (page: Page, slug: string): Promise<void> => {
  await saved(page).waitFor();
  await publish(page);
  await expect(page.getByText('De pagina is gepubliceerd.')).toBeVisible();
  await page.goto(`/huisstijl/${slug}`);
};
