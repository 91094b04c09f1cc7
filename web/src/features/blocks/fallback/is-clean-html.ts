/** The elements and attributes that the server leaves in rich text (cms/src/blocks/clean-html.ts). */
const ELEMENTS = new Set(
  [
    'p br hr h2 h3 h4 h5 h6 ul ol li strong b em i u s sub sup small mark abbr a blockquote code pre kbd',
    'div span section img figure figcaption details summary dl dt dd',
    'table caption colgroup col thead tbody tfoot tr th td',
  ].flatMap((names) => names.split(' ')),
);
const ATTRIBUTES = new Set(
  'class style title lang dir href target rel src alt width height scope colspan rowspan span start type'.split(
    ' ',
  ),
);

const TAG = /<\/?([a-z][a-z0-9]*)((?:\s+[a-z]+="[^"<>]*")*)\s*\/?>/g;
const ATTRIBUTE = /([a-z]+)="([^"]*)"/g;
/** A scheme that is safe, or none: also not one that is written in character references. */
const ADDRESS = /^(?:https?:|mailto:|tel:|[/#?]|data:image\/(?!svg)|[^:&]*$)/i;

const isSafe = (attributes: string): boolean =>
  [...attributes.matchAll(ATTRIBUTE)].every(
    ([, name = '', value = '']) =>
      ATTRIBUTES.has(name) && (!['href', 'src'].includes(name) || ADDRESS.test(value)),
  );

/**
 * Whether a value can only be rich text that the server cleaned: of a field without a design nothing says whether it is
 * rich, and plain text is kept as it was typed.
 */
export function isCleanHtml(value: string): boolean {
  let tags = 0;
  const rest = value.replace(TAG, (tag, element: string, attributes: string) => {
    tags += 1;
    return ELEMENTS.has(element) && isSafe(attributes) ? '' : tag;
  });
  return tags > 0 && !rest.includes('<');
}
