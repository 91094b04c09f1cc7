import { expect, type Locator, type Page } from '@playwright/test';

/** Settings of readers: text twice as large, or with the spacing of WCAG 1.4.12. */
export const LARGE_TEXT = 'html { font-size: 200% !important }';
export const SPACED_TEXT = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

export async function wearStyle(page: Page, css: string): Promise<void> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

/** The page does not scroll sideways. */
export const expectNoScroll = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

/** The words of an element that go on on another line. */
export function brokenWords(locator: Locator): Promise<string[]> {
  return locator.evaluate((element) => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (range.getClientRects().length > 1) broken.push(word);
      }
    }
    return broken;
  });
}

/**
 * The problems on the current screen: a document wider than the window, texts that are cut off or covered, and controls
 * that are too narrow for their content. Needs a window as high as the document.
 */
export function lostTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lost: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth)
      lost.push(`the document is ${root.scrollWidth - innerWidth} px too wide`);

    const isCut = (style: CSSStyleDeclaration) => /hidden|clip/.test(`${style.overflowX} ${style.overflowY}`);
    /** An invisible link that covers the whole of its subject. */
    const isLayer = (element: Element) => {
      const layer = getComputedStyle(element, '::after');
      const isClear = layer.backgroundColor === 'rgba(0, 0, 0, 0)' && layer.backgroundImage === 'none';
      return element.localName === 'a' && layer.position === 'absolute' && isClear;
    };
    /** An invisible input that takes the clicks on its own label. */
    const isOwnInput = (element: Element, words: Element) =>
      element.localName === 'input' && element.closest('label')?.contains(words) === true;
    /** Visually hidden for screen readers, or decorative. */
    const isHidden = (element: Element) =>
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
      element.closest('[inert]') !== null ||
      hasAncestor(element, (style) => style.clipPath === 'inset(50%)');
    function hasAncestor(
      element: Element,
      fits: (style: CSSStyleDeclaration, of: Element) => boolean,
    ): boolean {
      for (let at: Element | null = element; at; at = at.parentElement) {
        if (fits(getComputedStyle(at), at)) return true;
      }
      return false;
    }

    /** Shortened in a bar, while the whole stands in a field of the page. */
    const isRepeated = (element: Element, text: string) =>
      getComputedStyle(element).textOverflow === 'ellipsis' &&
      [...document.querySelectorAll('textarea')].some(({ value }) => value === text);

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!parent || text === '' || parent.closest('script, style, noscript, option') || isHidden(parent))
        continue;
      if (isRepeated(parent, text)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right, top, bottom, height } of range.getClientRects()) {
        if (right - left < 2) continue;
        // Text is lower than its line box.
        const [upper, lower] = [top + height * 0.2, bottom - height * 0.2];
        const cut = hasAncestor(parent, (style, of) => {
          if (!isCut(style)) return false;
          const box = of.getBoundingClientRect();
          return (
            left < box.left - 1 || right > box.right + 1 || upper < box.top - 1 || lower > box.bottom + 1
          );
        });
        if (cut) lost.push(`cut off: ${text}`);
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        const onTop = document.elementFromPoint(x, y);
        const scrolls = hasAncestor(parent, (style) =>
          /auto|scroll/.test(`${style.overflowX} ${style.overflowY}`),
        );
        if (scrolls) continue;
        if (x < 0 || x > innerWidth) lost.push(`outside the window: ${text}`);
        else if (
          onTop &&
          !onTop.contains(parent) &&
          !parent.contains(onTop) &&
          !isLayer(onTop) &&
          !isOwnInput(onTop, parent)
        )
          lost.push(`covered: ${text}`);
      }
    }
    for (const control of document.querySelectorAll('a, button')) {
      if (isHidden(control) || getComputedStyle(control).display === 'inline') continue;
      if (control.scrollWidth > control.clientWidth + 1)
        lost.push(`spills: ${control.ariaLabel ?? control.textContent}`);
    }
    return [...new Set(lost)];
  });
}
