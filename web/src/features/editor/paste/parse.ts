const STYLES = /<style\b.*?<\/style>/gis;
const TAG = /<[a-z][^>]*>/gi;

/**
 * Parses what is pasted, without style sheets and with the styles of elements as `data-style`: the content security
 * policy would report each of them, though none is applied.
 */
export function parsePasted(html: string): HTMLElement {
  const quiet = html.replace(STYLES, '').replace(TAG, (tag) => tag.replace(/\sstyle\s*=/gi, ' data-style='));
  return new DOMParser().parseFromString(quiet, 'text/html').body;
}

/** The value that an element itself gives to a style property, in lower case; '' for none. */
export function getOwnStyle(element: Element, property: string): string {
  const style = element.getAttribute('data-style') ?? '';
  const value = new RegExp(`(?:^|;)\\s*${property}\\s*:([^;]*)`, 'i').exec(style)?.[1];
  return value?.trim().toLowerCase() ?? '';
}

export function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

export function rename(element: Element, tag: string): Element {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}
