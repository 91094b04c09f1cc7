import { expect, type Page } from '@playwright/test';

/** Waits until the script has taken over what the server drew: before that, keys do what a browser does by itself. */
export const takenOver = (page: Page): Promise<void> =>
  expect(page.locator('body[data-drawn]')).toHaveCount(0);
