import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import sanitizeHtml from 'sanitize-html';
import { RICH_ATTRIBUTES, RICH_ELEMENTS } from '../shared/rich-html';
import { escapeHtml } from '../utils/escape-html';
import { runInTurn } from '../utils/take-turns';
import { cleanStyle } from './clean-style';

/** The maximum depth of nested elements in rich text, and their maximum number. */
const MOST_LEVELS = 100;
const MOST_ELEMENTS = 5000;
/** Text stored before these limits existed may have more. */
const MOST_KEPT_ELEMENTS = 5 * MOST_ELEMENTS;
const MOST_ATTRIBUTES = 100;
/** The parser treats each as a piece of text unless it starts a tag. */
const MOST_SIGNS = 10 * MOST_ELEMENTS;
/** Removed levels count less, but the parser walks all open levels at each tag. */
const MOST_OPEN = 4 * MOST_LEVELS;
/** The maximum length of rich text, sent and stored, in characters. */
export const LONGEST_HTML = 500_000;

// Data URLs that are no image.
const isNonImageData = (address: string): boolean => /^\W*data:(?!image\/)/i.test(address);

// A named target could be a window that another page controls.
function withSafeTarget(attributes: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const { target, ...others } = attributes;
  if (target === '_blank') return { ...attributes, rel: 'noopener noreferrer' };
  return target === '_self' ? attributes : others;
}

function withSafeStyle(attributes: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const { style, ...others } = attributes;
  if (style === undefined) return attributes;
  const safe = cleanStyle(style);
  return safe === '' ? others : { ...attributes, style: safe };
}

/** Tags that are replaced by another. */
const RENAMED = { h1: 'h2' };

const options: sanitizeHtml.IOptions = {
  allowedTags: [...RICH_ELEMENTS],
  allowedAttributes: RICH_ATTRIBUTES,
  // Styles are cleaned below: that takes a tenth of the time of parsing them as a style sheet.
  parseStyleAttributes: false,
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https', 'data'] },
  allowedSchemesAppliedToAttributes: ['href', 'src'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    a: (tagName, attribs) => ({ tagName, attribs: withSafeTarget(attribs) }),
    img: (tagName, attribs) => {
      const { src = '', ...others } = attribs;
      return { tagName, attribs: isNonImageData(src) ? others : attribs };
    },
    ...RENAMED,
    '*': (tagName, attribs) => ({ tagName, attribs: withSafeStyle(attribs) }),
  },
};

/** A text that is too large to render in time; the message is for its writer. */
export class TooMuchHtml extends Error {}

const shown = (count: number): string => count.toLocaleString('nl-NL');

const TOO_DEEP = `In deze tekst staat te veel in elkaar (hoogstens ${MOST_LEVELS} niveaus). Plak hem zonder opmaak.`;
const TOO_MANY = `Deze tekst heeft te veel onderdelen (hoogstens ${shown(MOST_ELEMENTS)}). Verdeel hem over meer blokken.`;
const TOO_LONG = `Deze tekst is met zijn opmaak te lang (hoogstens ${shown(LONGEST_HTML)} tekens). Verdeel hem over meer blokken.`;

interface Limits {
  levels: number;
  elements: number;
}

/** Counts what would be left, and stops the parser once that is too much: its work grows quadratically with nesting. */
function getCounters(most: Limits): sanitizeHtml.IOptions {
  let open = 0;
  let levels = 0;
  let elements = 0;
  const isLeft = (name: string): boolean => RICH_ELEMENTS.has(name) || name in RENAMED;
  return {
    onOpenTag(name, attributes) {
      open += 1;
      if (isLeft(name)) {
        levels += 1;
        elements += 1;
      }
      if (levels > most.levels || open > MOST_OPEN) throw new TooMuchHtml(TOO_DEEP);
      const isMuch = elements > most.elements || Object.keys(attributes).length > MOST_ATTRIBUTES;
      if (isMuch) throw new TooMuchHtml(TOO_MANY);
    },
    onCloseTag(name) {
      open -= 1;
      if (isLeft(name)) levels -= 1;
    },
  };
}

function hasManySigns(html: string): boolean {
  let count = 0;
  for (let at = html.indexOf('<'); at !== -1 && count <= MOST_SIGNS; at = html.indexOf('<', at + 1))
    count += 1;
  return count > MOST_SIGNS;
}

function sanitize(html: string, most: Limits, cleaning: sanitizeHtml.IOptions): string {
  if (hasManySigns(html)) throw new TooMuchHtml(TOO_MANY);
  return sanitizeHtml(html, { ...cleaning, ...getCounters(most) }).trim();
}

/**
 * Sanitised rich text: no scripts, handlers, forms, foreign schemes or styles that escape its block. Throws
 * `TooMuchHtml`.
 */
export function cleanHtml(html: string): string {
  const clean = sanitize(html, { levels: MOST_LEVELS, elements: MOST_ELEMENTS }, options);
  if (clean.length > LONGEST_HTML) throw new TooMuchHtml(TOO_LONG);
  return clean;
}

const storedOptions = {
  ...options,
  allowedSchemes: ['http', 'https', 'mailto', 'tel', 'page', 'asset'],
  nestingLimit: MOST_LEVELS,
};

/**
 * Stored rich text, sanitised by the current rules, which may be newer than the text. Its links are in stored form.
 * Markup that is nested too deep or far too large is removed; the text stays.
 */
export function cleanStoredHtml(html: string): string {
  try {
    return sanitize(html, { levels: Infinity, elements: MOST_KEPT_ELEMENTS }, storedOptions);
  } catch (error) {
    if (!(error instanceof TooMuchHtml)) throw error;
    return escapeHtml(html.replace(/<[^<>]*>/g, ' ')).trim();
  }
}

const MOST_KNOWN = 20_000;

/** Cleans in the background, and each text once: most saved or read text was clean already. */
function createCleaner(clean: (html: string) => string): (html: string) => Promise<string> {
  const known = new LRUCache<string, true>({ max: MOST_KNOWN });
  return async (html) => {
    if (html === '') return html;
    const key = createHash('sha256').update(html).digest('base64url');
    if (known.has(key)) return html;
    const made = await runInTurn(() => clean(html));
    if (made === html) known.set(key, true);
    return made;
  };
}

/** `cleanHtml`, for texts as people send them. Rejects with `TooMuchHtml`. */
export const cleanSentHtml = createCleaner(cleanHtml);

/** `cleanStoredHtml`, for stored texts. */
export const readStoredHtml = createCleaner(cleanStoredHtml);
