const TAG = /<[a-z][^<>]*>/gi;

/**
 * Moves style attributes of sanitised HTML to another attribute: the portal's content security policy blocks all inline
 * styles in HTML.
 */
export const deferStyles = (html: string): string =>
  html.includes('style="') ? html.replace(TAG, (tag) => tag.replace(/\sstyle="/i, ' data-style="')) : html;

/** Takes class names out of sanitised HTML: whoever wrote it does not know those of the portal's own styles. */
export const dropClasses = (html: string): string =>
  html.includes('class="') ? html.replace(TAG, (tag) => tag.replace(/\sclass="[^"]*"/i, '')) : html;

export function applyStyles(root: Element): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? '';
  }
}
