import type { Page } from '@playwright/test';

export const SAVES = '**/api/v1/pages/*';

export const title = (page: Page) => page.getByLabel('Titel', { exact: true });

export const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Pagina', exact: true });

/** The status when everything is saved on the server. */
export const saved = (page: Page) => toolbar(page).getByText(/^Opgeslagen om \d\d:\d\d$/);

/** Saves now: only tests about saving by itself wait until the editor does. */
export async function save(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+s');
  await saved(page).waitFor();
}

/** The status when only this browser has the latest change. */
export const kept = (page: Page) => toolbar(page).getByText('Bewaard in deze browser');

/** Opens the editor of the page Kleur from the tree. */
export const goToKleur = (page: Page): Promise<void> =>
  page.getByRole('navigation', { name: "Pagina's" }).getByRole('link', { name: 'Kleur' }).first().click();

/** Answers the question whether the page goes live with yes. */
export async function publish(page: Page): Promise<void> {
  await toolbar(page).getByRole('button', { name: 'Publiceren' }).click();
  await page.getByRole('dialog', { name: 'Publiceren?' }).getByRole('button', { name: 'Publiceren' }).click();
}

/** The button at the end of the toolbar. */
export const more = (page: Page) => toolbar(page).getByRole('button', { name: 'Meer', exact: true });

/** Chooses what stands under it. */
export async function choose(page: Page, name: string): Promise<void> {
  await more(page).click();
  await page.getByRole('menuitem', { name: new RegExp(`^${name}`) }).click();
}

/** Opens the settings of the page, where they do not stand beside it. */
export async function openSettings(page: Page): Promise<void> {
  await toolbar(page).waitFor();
  const button = toolbar(page).getByRole('button', { name: 'Instellingen' });
  if (await button.isVisible()) await button.click();
}

export async function closeSettings(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Instellingen sluiten' });
  if (await button.isVisible()) await button.click();
}

/** Holds back the saves of a page; the returned function lets them go. */
export async function holdSaves(page: Page): Promise<() => Promise<void>> {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(SAVES, async (route) => {
    if (route.request().method() === 'PUT') await held;
    await route.fallback();
  });
  return async () => {
    letGo();
    await page.unroute(SAVES);
  };
}
