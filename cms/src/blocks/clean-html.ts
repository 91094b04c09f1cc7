import { LRUCache } from 'lru-cache';
import sanitizeHtml from 'sanitize-html';

const SIZE = /^(?:0|\d{1,4}(?:\.\d{1,3})?(?:px|rem|em|%|ch)|auto)$/;
const SIZES = /^(?:(?:0|\d{1,4}(?:\.\d{1,3})?(?:px|rem|em|%|ch)|auto)\s*){1,4}$/;
const COLOR = /^(?:#[0-9a-f]{3,8}|[a-z]{3,20}|(?:rgb|hsl)a?\([\d\s.,%/]{1,40}\)|var\(--[a-z0-9-]{1,40}\))$/i;
const WEIGHT = /^(?:normal|bold|[1-9]00)$/;

// Sizes and colours only: nothing that moves an element out of its block (position, transform, negative
// margins, url()).
const styles = {
  color: [COLOR],
  'background-color': [COLOR],
  width: [SIZE],
  'max-width': [SIZE],
  height: [SIZE],
  'font-size': [SIZE],
  'font-weight': [WEIGHT],
  'line-height': [/^\d(?:\.\d{1,3})?$/, SIZE],
  'text-align': [/^(?:left|right|center)$/],
  'border-radius': [SIZES],
  padding: [SIZES],
  display: [/^(?:block|inline-block|inline|flex|grid)$/],
};

// Data URLs that are no picture.
const isForeignData = (address: string): boolean => /^\W*data:(?!image\/)/i.test(address);

// A named target could be a window that another page controls.
function withSafeTarget(attributes: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const { target, ...others } = attributes;
  if (target === '_blank') return { ...attributes, rel: 'noopener noreferrer' };
  return target === '_self' ? attributes : others;
}

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    'p br hr h2 h3 h4 h5 h6 ul ol li strong b em i u s sub sup small mark abbr a blockquote code pre kbd',
    'div span section img figure figcaption details summary dl dt dd',
    'table caption colgroup col thead tbody tfoot tr th td',
  ].flatMap((tags) => tags.split(' ')),
  allowedAttributes: {
    '*': ['class', 'style', 'title', 'lang', 'dir'],
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    col: ['span'],
    ol: ['start', 'type'],
    abbr: ['title'],
  },
  allowedStyles: { '*': styles },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https', 'data'] },
  allowedSchemesAppliedToAttributes: ['href', 'src'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    a: (tagName, attribs) => ({ tagName, attribs: withSafeTarget(attribs) }),
    img: (tagName, attribs) => {
      const { src = '', ...others } = attribs;
      return { tagName, attribs: isForeignData(src) ? others : attribs };
    },
    h1: 'h2',
  },
};

const KEPT_CHARACTERS = 4_000_000;

// Cached: a save of a long page sends all of its texts, most of them unchanged.
function createCleaner(cleaning: sanitizeHtml.IOptions): (html: string) => string {
  const cleaned = new LRUCache<string, string>({
    maxSize: KEPT_CHARACTERS,
    sizeCalculation: (clean, html) => clean.length + html.length + 1,
  });
  return (html) => {
    const known = cleaned.get(html);
    if (known !== undefined) return known;
    const clean = sanitizeHtml(html, cleaning).trim();
    cleaned.set(html, clean);
    return clean;
  };
}

/**
 * Sanitised rich text: no scripts, handlers, forms, foreign schemes or styles that escape its block.
 */
export const cleanHtml = createCleaner(options);

/**
 * Stored rich text, sanitised by the current rules, which may be newer than the text. Its links to pages
 * and assets are in their stored form.
 */
export const cleanKeptHtml = createCleaner({
  ...options,
  allowedSchemes: ['http', 'https', 'mailto', 'tel', 'page', 'asset'],
});
