import type { Page } from '@playwright/test';

/** Comes back to a tab: it asks at once who else is there and what they saved, which it does every some seconds otherwise. */
export const comeBack = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
