import { Parser } from 'htmlparser2';

/** The words of rich text: its headings, and all the rest. */
export interface HtmlText {
  headings: string;
  text: string;
}

const HEADING = /^h[1-6]$/;
const UNSEEN = new Set(['script', 'style', 'template', 'title']);
/** Elements inside a line; any other separates words. */
const INLINE = new Set(
  'a abbr b bdi bdo cite code del dfn em i ins kbd mark q s samp small span strong sub sup time u var'.split(
    ' ',
  ),
);

/** Plain text on one line. */
export const toOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Splits rich text into headings and text, without what readers cannot see. */
export function readHtml(html: string): HtmlText {
  const found = { headings: '', text: '' };
  let unseen = 0;
  let heading = 0;
  const add = (words: string): void => {
    if (unseen === 0) found[heading > 0 ? 'headings' : 'text'] += words;
  };
  const parser = new Parser({
    onopentag(name, { alt = '' }) {
      if (UNSEEN.has(name)) unseen += 1;
      if (HEADING.test(name)) heading += 1;
      if (!INLINE.has(name)) add(` ${alt} `);
    },
    onclosetag(name) {
      if (!INLINE.has(name)) add(' ');
      if (UNSEEN.has(name)) unseen -= 1;
      if (HEADING.test(name)) heading -= 1;
    },
    ontext: add,
  });
  parser.end(html);
  return { headings: toOneLine(found.headings), text: toOneLine(found.text) };
}
