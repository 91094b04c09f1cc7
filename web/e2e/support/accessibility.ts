import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { takenOver } from './taken-over';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const RULES: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Omits the details of passed rules, which halves the time.
  resultTypes: ['violations', 'incomplete'],
};

/** Axe leaves it to people whether a video without captions says anything; ours have them. */
const JUDGED = ['video-caption'];

/** Injects Axe into the document and its frames, once, because it is half a megabyte. */
async function bringAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    const isThere = await frame.evaluate(() => window.axe !== undefined);
    if (!isThere) await frame.evaluate(axe.source);
  }
}

/** Waits for fades, during which contrast is lower. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const fading = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(fading.map(({ finished }) => finished));
  });
}

/** Expects that Axe finds no violations on the current screen, but for rules that are about what it is for. */
export async function expectAccessible(page: Page, except: readonly string[] = []): Promise<void> {
  // What is judged is the screen that stays, not what is being taken over.
  await takenOver(page);
  await expect(page.locator('h1').first()).toBeAttached();
  // A control that the bar at the top happens to cover is not too small.
  await page.evaluate(() => window.scrollTo(0, 0));
  await bringAxe(page);
  await settle(page);
  const results = await page.evaluate(async (rules) => window.axe?.run(rules), RULES);
  const doubtful = results?.incomplete.filter(({ id }) => JUDGED.includes(id)) ?? [];
  const found = [...(results?.violations ?? []), ...doubtful]
    .filter(({ id }) => !except.includes(id))
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(found).toEqual([]);
}
