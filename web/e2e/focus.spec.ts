import { expect, test, type Page } from '@playwright/test';
import { ADMIN } from './support/accounts';
import { asAdmin } from './support/api';
import { enter } from './support/log-in';
import { unique } from './support/samples';
import { takenOver } from './support/taken-over';

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Everything that a screen reader announces, in order: focused elements and live regions. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  const heard = await page.evaluateHandle(() => {
    const said: string[] = [];
    const isLive = (node: Node) =>
      (node instanceof Element ? node : node.parentElement)?.closest(
        '[role=status], [role=alert], [aria-live]',
      );
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLElement) said.push(`focus: ${target.textContent.trim()}`);
    });
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        for (const node of [target, ...addedNodes]) {
          const text = isLive(node)?.textContent.trim();
          if (text) said.push(`live: ${text}`);
        }
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
    return said;
  });
  return () => heard.jsonValue();
}

test('another page begins at its heading, announced once; back is where it was', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/huisstijl/kleur');
  await expect(heading).toHaveText('Kleur');
  // Then focus is heard once: React repeats what happened before.
  await takenOver(page);
  const next = page.getByRole('navigation', { name: 'Verder lezen' }).getByRole('link').last();
  await next.focus();
  const before = await scrolled(page);
  expect(before).toBeGreaterThan(500);
  const heard = await listen(page);
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText('Kleur en contrast');
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle('Kleur en contrast – Corporate Identity Manager');
  expect(await scrolled(page)).toBe(0);
  // A slow machine also says that it loads.
  const said = (await heard()).filter((each) => each !== 'live: De pagina wordt geladen.');
  expect(said).toEqual(['focus: Kleur en contrast']);
  // From the heading on into the page.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toBeVisible();

  await page.goBack();
  await expect(heading).toHaveText('Kleur');
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle('Kleur – Corporate Identity Manager');
  await expect.poll(() => scrolled(page)).toBeGreaterThan(before - 100);
  expect(await scrolled(page)).toBeLessThan(before + 100);
});

/** Moves focus from the last control to the first; returns those that a bar at the top covers, even partially. */
async function coveredWalkingBack(page: Page): Promise<string[]> {
  const covered: string[] = [];
  await page.locator('a, button').last().focus();
  for (let steps = 0; steps < 400; steps += 1) {
    await page.keyboard.press('Shift+Tab');
    const found = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const { top, bottom, left, right } = element.getBoundingClientRect();
      const isCovered = [...document.querySelectorAll('header, [role=toolbar]')].some((bar) => {
        const isFixed = ['sticky', 'fixed'].includes(getComputedStyle(bar).position);
        if (!isFixed || bar.contains(element) || !bar.checkVisibility({ visibilityProperty: true }))
          return false;
        const place = bar.getBoundingClientRect();
        return top < place.bottom - 1 && bottom > place.top && left < place.right && right > place.left;
      });
      return { name: element.textContent || element.ariaLabel || element.id, isCovered };
    });
    if (!found || found.name === 'Naar de inhoud') return covered;
    if (found.isCovered) covered.push(found.name);
  }
  throw new Error('The walk has no end');
}

test('the bars at the top hide nothing that has the focus @everywhere', async ({ page, request }) => {
  await page.goto('/huisstijl/blokken');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await coveredWalkingBack(page)).toEqual([]);

  const blocks = ['Eerste', 'Tweede', 'Derde', 'Vierde'].map((title) => ({ type: 'text', title }));
  const { slug } = await (await asAdmin(request)).post('/pages', { title: unique('Balk'), blocks });
  await enter(page, ADMIN);
  await page.goto(`/huisstijl/${slug}/edit`);
  await page.getByRole('group', { name: 'Blok 1: Tekst' }).getByRole('button', { expanded: false }).click();
  expect(await coveredWalkingBack(page)).toEqual([]);
});
