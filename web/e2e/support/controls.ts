import type { Page } from '@playwright/test';

const CONTROLS =
  'a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select, textarea, summary, [role=textbox]';

/** Controls smaller than 24 by 24 px that also have no room around them (WCAG 2.5.8); links in a sentence may be. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((controls) => {
    const LEAST = 24;
    const getName = (element: Element) => element.textContent.trim() || element.ariaLabel || element.id;
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[inert]') &&
      getComputedStyle(element).clipPath === 'none';
    /** A link in a line of text has the height of the text. */
    const isInSentence = (element: Element) => {
      const line = element.closest('p, li, dd, td, figcaption, blockquote');
      const around = (line?.textContent.trim().length ?? 0) - element.textContent.trim().length;
      return getComputedStyle(element).display === 'inline' && around > 0;
    };
    const targets = [...document.querySelectorAll(controls)].filter(isSeen);
    const boxes = targets.map((element) => ({ element, box: element.getBoundingClientRect() }));
    return boxes
      .filter(({ element, box }) => {
        if ((box.width >= LEAST && box.height >= LEAST) || isInSentence(element)) return false;
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        return boxes.some(({ element: other, box: near }) => {
          if (other === element || other.contains(element) || element.contains(other)) return false;
          const dx = Math.max(near.left - x, 0, x - near.right);
          const dy = Math.max(near.top - y, 0, y - near.bottom);
          return Math.hypot(dx, dy) < LEAST / 2;
        });
      })
      .map(({ element, box }) => `${getName(element)}: ${Math.round(box.width)} × ${Math.round(box.height)}`);
  }, CONTROLS);
}

/**
 * Focuses each control as a keyboard does; returns those without a visible focus ring: none at all, thinner than 2 px, cut
 * off, or with a contrast below 3:1.
 */
export async function weakRings(page: Page): Promise<string[]> {
  // From then on, :focus-visible applies.
  await page.keyboard.press('Tab');
  return page.evaluate((controls) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    /** Red, green, blue and alpha, as the browser blends them. */
    function pixel(colour: string): readonly number[] {
      if (!canvas) return [];
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data];
    }
    function luminance(colour: string): number {
      const [red = 0, green = 0, blue = 0] = pixel(colour).map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    }
    function contrast(one: string, other: string): number {
      const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
      return (light + 0.05) / (dark + 0.05);
    }
    function behind(element: Element | null): string {
      for (let at = element; at; at = at.parentElement) {
        const { backgroundColor } = getComputedStyle(at);
        if (pixel(backgroundColor)[3] === 255) return backgroundColor;
      }
      return 'white';
    }
    /** The element that shows the focus of a control: itself, its label or the frame around it. */
    function ringed(element: Element): Element | undefined {
      const beside = element.nextElementSibling;
      const label = element.closest('label') ?? beside?.querySelector('label');
      const around = element.parentElement;
      const frame = around?.parentElement;
      return [element, beside, label, around, frame, frame?.parentElement].find(
        (one): one is Element => one != null && getComputedStyle(one).outlineStyle !== 'none',
      );
    }
    /** The visible pixels of the ring at its narrowest side. */
    function seen(element: Element, reach: number): number {
      const box = element.getBoundingClientRect();
      let least = Math.min(
        reach,
        box.left + scrollX + reach,
        document.documentElement.clientWidth - box.right + reach,
      );
      for (let at = element.parentElement; at; at = at.parentElement) {
        const style = getComputedStyle(at);
        if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
        if (at === document.body || at === document.documentElement) continue;
        const edge = at.getBoundingClientRect();
        const aside = Math.min(box.left - edge.left, edge.right - box.right);
        const upright = Math.min(box.top - edge.top, edge.bottom - box.bottom);
        if (style.overflowX !== 'visible') least = Math.min(least, aside);
        if (style.overflowY !== 'visible') least = Math.min(least, upright);
      }
      return least;
    }

    const weak: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(controls)) {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert]')) continue;
      if (element.tabIndex < 0 && element.role !== 'menuitem') continue;
      element.focus();
      if (document.activeElement !== element) continue;
      const name = `${element.localName} ${element.textContent.trim() || element.ariaLabel || element.id}`;
      const ring = ringed(element);
      if (!ring) {
        weak.push(`${name}: no ring`);
        continue;
      }
      const { outlineWidth, outlineOffset, outlineColor } = getComputedStyle(ring);
      const [width, offset] = [Number.parseFloat(outlineWidth), Number.parseFloat(outlineOffset)];
      const thick = Math.min(width, seen(ring, offset + width) - offset);
      if (thick < 2) weak.push(`${name}: ${thick} px of ring`);
      const ratio = contrast(outlineColor, behind(offset >= 0 ? ring.parentElement : ring));
      if (ratio < 3) weak.push(`${name}: ${ratio.toFixed(1)} to 1`);
    }
    return [...new Set(weak)];
  }, CONTROLS);
}

/**
 * What the system's own colours take away: the edge of a control that has a ground or an edge without them, its icons, the
 * ground that a picture is made for, a colour that is shown for itself, and a state that only a ground told.
 */
export async function lostInForcedColours(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'none' });
  const edged = await page.evaluateHandle((controls) => {
    const getGround = (element: Element) => getComputedStyle(element).backgroundColor;
    return [...document.querySelectorAll(controls)].filter((element) => {
      const { borderTopWidth, display } = getComputedStyle(element);
      if (display === 'inline') return false;
      const ground = getGround(element);
      const isFilled =
        !ground.endsWith(', 0)') && element.parentElement && ground !== getGround(element.parentElement);
      return Number.parseFloat(borderTopWidth) >= 1 || isFilled;
    });
  }, CONTROLS);
  await page.emulateMedia({ forcedColors: 'active' });
  return page.evaluate(
    ({ controls, withEdge }) => {
      const lost: string[] = [];
      const isSeen = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]');
      const getName = (element: Element) =>
        `${element.localName} ${element.textContent.trim() || element.ariaLabel || element.id || element.className}`;
      const getStyle = (element: Element) => getComputedStyle(element);
      const hasEdge = ({
        borderTopWidth,
        borderBottomWidth,
        outlineStyle,
        forcedColorAdjust,
        opacity,
      }: CSSStyleDeclaration) =>
        Math.max(Number.parseFloat(borderTopWidth), Number.parseFloat(borderBottomWidth)) >= 1 ||
        outlineStyle !== 'none' ||
        forcedColorAdjust === 'none' ||
        opacity === '0';
      for (const element of document.querySelectorAll(controls)) {
        if (!isSeen(element)) continue;
        const style = getStyle(element);
        // The system draws these, and where one is has a line below it.
        const isDrawn = element.matches(
          '[type=file], [type=checkbox], [type=radio], [type=range], [type=color], a[aria-current]',
        );
        if (withEdge.includes(element) && !isDrawn && !hasEdge(style))
          lost.push(`${getName(element)}: no edge`);
        for (const icon of element.querySelectorAll('svg')) {
          const { stroke, color } = getStyle(icon);
          // A drawing keeps its colours, or has those of a ground that does.
          if ([icon, icon.parentElement ?? icon].some((each) => getStyle(each).forcedColorAdjust === 'none'))
            continue;
          // An icon has the colour of the text next to it, which the system sets.
          if (stroke === 'none' || color !== style.color) lost.push(`${getName(element)}: no icon`);
        }
      }
      // The system sets the colour of letters for a whole ground.
      for (const element of document.querySelectorAll('mark'))
        if (getStyle(element).backgroundColor.startsWith('rgba')) lost.push(`${getName(element)}: no ground`);
      for (const element of document.querySelectorAll(
        "[style*='background:'], span[class*='bg-']:has(> img)",
      ))
        if (isSeen(element) && getStyle(element).forcedColorAdjust !== 'none')
          lost.push(`${getName(element)}: no colour of its own`);
      for (const element of document.querySelectorAll(
        ".radio:has(:checked), button[aria-pressed='true'], button[aria-current='true'], [role=tab][aria-selected='true']",
      )) {
        const { borderBottomWidth, forcedColorAdjust } = getStyle(element);
        const isDrawn = forcedColorAdjust === 'none' || Number.parseFloat(borderBottomWidth) >= 3;
        if (isSeen(element) && !isDrawn) lost.push(`${getName(element)}: looks as if it were not chosen`);
      }
      return [...new Set(lost)];
    },
    { controls: CONTROLS, withEdge: edged },
  );
}
