const SHEET = /<style\b[^>]*>(.*?)<\/style>/gis;
const TAG = /<[a-z][^>]*>/gi;

/** What counts of a style sheet. */
const SHOWN =
  /^(?:font|font-style|font-weight|text-decoration(?:-line)?|vertical-align|display|mso-hide|mso-list)\s*:/i;
const AT_RULE = /@[^{};]*(?:;|\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\})/g;
const SET_ASIDE = /\/\*.*?\*\/|<!--|-->/gs;
const RULE = /([^{}]+)\{([^{}]*)\}/g;
const OF_TAGS = /^[a-z]\w*$/i;
const OF_CLASS = /^(?:[a-z]\w*)?\.[\w-]+$/i;

/** Adds what style sheets say of tags and classes to the styles of elements, which come last and so win. */
function applySheets(body: HTMLElement, sheets: readonly string[]): void {
  const rules = [...sheets.join('\n').replace(SET_ASIDE, '').replace(AT_RULE, '').matchAll(RULE)].flatMap(
    ([, selectors = '', declarations = '']) => {
      const said = declarations.split(';').filter((each) => SHOWN.test(each.trim()));
      return said.length === 0 ? [] : selectors.split(',').map((each) => ({ selector: each.trim(), said }));
    },
  );
  const apply = (kind: RegExp): Map<Element, string[]> => {
    const found = new Map<Element, string[]>();
    for (const { selector, said } of rules.filter((rule) => kind.test(rule.selector))) {
      for (const element of body.querySelectorAll(selector))
        found.set(element, [...(found.get(element) ?? []), ...said]);
    }
    return found;
  };
  for (const kind of [OF_CLASS, OF_TAGS]) {
    for (const [element, said] of apply(kind)) {
      const own = element.getAttribute('data-style') ?? '';
      element.setAttribute('data-style', [...said, own].join(';'));
    }
  }
}

/**
 * Parses what is pasted, with the styles of elements and of style sheets as `data-style`: the content security policy
 * would report each of them, though none is applied.
 */
export function parsePasted(html: string): HTMLElement {
  const quiet = html.replace(SHEET, '').replace(TAG, (tag) => tag.replace(/\sstyle\s*=/gi, ' data-style='));
  const { body } = new DOMParser().parseFromString(quiet, 'text/html');
  applySheets(
    body,
    [...html.matchAll(SHEET)].map(([, sheet = '']) => sheet),
  );
  return body;
}

/** The value that an element itself gives to a style property, in lower case; '' for none. */
export function getOwnStyle(element: Element, property: string): string {
  const style = element.getAttribute('data-style') ?? '';
  const value = [...style.matchAll(new RegExp(`(?:^|;)\\s*${property}\\s*:([^;]*)`, 'gi'))].at(-1)?.[1];
  return (
    value
      ?.replace(/!\s*important/i, '')
      .trim()
      .toLowerCase() ?? ''
  );
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
