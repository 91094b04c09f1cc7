import { expect, type Page } from '@playwright/test';

/**
 * Waits until the script has taken over what the server drew: before that, keys do what a browser does by itself. A busy
 * server leaves a page to the script, which then has nothing to take over and draws it.
 */
export const takenOver = (page: Page): Promise<void> =>
  expect(page.locator('body:not([data-drawn]) h1').first()).toBeAttached();
