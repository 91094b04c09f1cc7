/** The elements that the server leaves in rich text. */
export const RICH_ELEMENTS: ReadonlySet<string> = new Set(
  [
    'p br hr h2 h3 h4 h5 h6 ul ol li strong b em i u s sub sup small mark abbr a blockquote code pre kbd',
    'div span section img figure figcaption details summary dl dt dd',
    'table caption colgroup col thead tbody tfoot tr th td',
  ].flatMap((names) => names.split(' ')),
);

/** The attributes that it leaves there, by element; `*` is any. */
export const RICH_ATTRIBUTES = {
  '*': ['class', 'style', 'title', 'lang', 'dir'],
  a: ['href', 'target', 'rel'],
  img: ['src', 'alt', 'width', 'height'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  col: ['span'],
  ol: ['start', 'type'],
  abbr: ['title'],
};
