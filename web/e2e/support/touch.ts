import type { Locator, Page } from '@playwright/test';

interface Point {
  x: number;
  y: number;
}

async function findMiddle(target: Locator): Promise<Point> {
  const box = await target.boundingBox();
  if (!box) throw new Error('Nothing to touch');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Drags by touch: the browser decides whether that scrolls. `until` runs while the finger is down. */
export async function dragByTouch(
  page: Page,
  handle: Locator,
  target: Locator,
  until: () => Promise<void>,
): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  const [from, to] = [await findMiddle(handle), await findMiddle(target)];
  const steps = 8;
  await send('touchStart', from);
  for (let step = 1; step <= steps; step += 1) {
    const part = step / steps;
    await send('touchMove', { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
  }
  await until();
  await send('touchEnd');
  await devtools.detach();
}
