import { expect, type Locator, type Page } from '@playwright/test';

/** Opens something by keyboard with the focus on what opens it. */
export async function openByKey(opener: Locator, key = 'Enter'): Promise<void> {
  await opener.focus();
  await opener.press(key);
}

/** The focus is on an element or inside it. */
export async function expectFocusWithin(element: Locator): Promise<void> {
  await expect.poll(() => element.evaluate((place) => place.contains(document.activeElement))).toBe(true);
}

/** However often the user presses Tab, the focus never gets to anything outside an element. */
export async function expectFocusTrapped(page: Page, element: Locator): Promise<void> {
  const count = await element.locator('a, button, input, select, textarea').count();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 0; step <= count; step += 1) {
      await page.keyboard.press(key);
      // Between the last and the first the focus may be in the browser's own bars: then it is on the body.
      const outside = await element.evaluate(
        (place) => !place.contains(document.activeElement) && document.activeElement !== document.body,
      );
      expect(outside).toBe(false);
    }
  }
}
