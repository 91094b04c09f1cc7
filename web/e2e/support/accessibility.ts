import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const RULES: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // All rules run; what passes is only counted, which takes half the time.
  resultTypes: ['violations'],
};

/** Brings Axe into the document and into the frames in it, where it is not yet: it is half a megabyte. */
async function bringAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    const isThere = await frame.evaluate(() => window.axe !== undefined);
    if (!isThere) await frame.evaluate(axe.source);
  }
}

/** Waits for what fades: half a colour has less contrast than a whole one. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const fading = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(fading.map(({ finished }) => finished));
  });
}

/** Axe finds nothing on the screen as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeAttached();
  // What the bar at the top happens to cover is not too small.
  await page.evaluate(() => window.scrollTo(0, 0));
  await bringAxe(page);
  await settle(page);
  const violations = await page.evaluate(async (rules) => (await window.axe?.run(rules))?.violations, RULES);
  const found = violations?.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(found).toEqual([]);
}
