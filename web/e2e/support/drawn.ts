import type { Page } from '@playwright/test';

/**
 * A description of the rendered blocks with these anchors: of every element its position, colours, text, icon paths and
 * link target. Empty for a block that renders nothing.
 */
export const readDrawn = (page: Page, anchors: readonly string[]): Promise<string[]> =>
  page.evaluate(async (names) => {
    await document.fonts.ready;
    const LOOKS = [
      'backgroundColor',
      'color',
      'boxShadow',
      'borderRadius',
      'fontSize',
      'objectFit',
      'objectPosition',
      'visibility',
      'opacity',
      'maskImage',
    ] as const;
    const looks = (style: CSSStyleDeclaration) => LOOKS.map((name) => style[name]).join();
    const words = (element: Element) =>
      [...element.childNodes]
        .map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : ''))
        .join('');
    return names.map((name) => {
      const root = document.getElementById(name);
      if (!root) return '';
      const from = root.getBoundingClientRect();
      return [root, ...root.querySelectorAll('*')]
        .map((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          const place = [left - from.left, top - from.top, width, height].map(Math.round).join();
          const lines = element instanceof SVGElement ? element.outerHTML : '';
          const opens = element instanceof HTMLAnchorElement ? element.target : '';
          return [place, looks(getComputedStyle(element)), words(element), lines, opens].join();
        })
        .join('\n');
    });
  }, anchors);
