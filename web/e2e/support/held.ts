import type { Page } from '@playwright/test';

/** What a page keeps in memory: the heap in MB, and numbers of nodes and listeners. */
export interface Held {
  heap: number;
  nodes: number;
  listeners: number;
}

/** Measures what a page still holds once all that can go has gone. */
export async function readHeld(page: Page): Promise<Held> {
  const browser = await page.context().newCDPSession(page);
  // What one collection lets go of, such as a detached node, may hold more.
  for (let count = 0; count < 3; count += 1) await browser.send('HeapProfiler.collectGarbage');
  const { usedSize } = await browser.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners: listeners } = await browser.send('Memory.getDOMCounters');
  await browser.detach();
  return { heap: usedSize / 1e6, nodes, listeners };
}
