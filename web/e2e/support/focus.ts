import { expect, type Locator, type Page } from '@playwright/test';
import { takenOver } from './taken-over';

/** Focuses a control and activates it by keyboard. */
export async function openByKey(opener: Locator, key = 'Enter'): Promise<void> {
  await takenOver(opener.page());
  await opener.focus();
  await opener.press(key);
}

export async function expectFocusWithin(element: Locator): Promise<void> {
  await expect.poll(() => element.evaluate((place) => place.contains(document.activeElement))).toBe(true);
}

/** Expects that Tab never moves focus out of an element. */
export async function expectFocusTrapped(page: Page, element: Locator): Promise<void> {
  const count = await element.locator('a, button, input, select, textarea').count();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 0; step <= count; step += 1) {
      await page.keyboard.press(key);
      // Between the last and the first, focus may be in the browser's own toolbars: then it is on the body.
      const outside = await element.evaluate(
        (place) => !place.contains(document.activeElement) && document.activeElement !== document.body,
      );
      expect(outside).toBe(false);
    }
  }
}
