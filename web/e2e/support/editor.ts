import type { Page } from '@playwright/test';

/** Where a page is saved. */
export const SAVES = '**/api/v1/pages/*';

/** The title of the page that is edited. */
export const title = (page: Page) => page.getByLabel('Titel', { exact: true });

export const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Pagina', exact: true });

/** What says that the server has everything. */
export const saved = (page: Page) => toolbar(page).getByText(/^Opgeslagen om \d\d:\d\d$/);

/** What says that only this browser has the latest change. */
export const kept = (page: Page) => toolbar(page).getByText('Bewaard in deze browser');

/** Goes from the editor of a page to that of the page Kleur, by the tree. */
export const goToKleur = (page: Page): Promise<void> =>
  page.getByRole('navigation', { name: "Pagina's" }).getByRole('link', { name: 'Kleur' }).first().click();
