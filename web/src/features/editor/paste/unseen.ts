import { getOwnStyle, unwrap } from './parse';

/** What a paste held that does not come along, in words. */
export type PasteLoss = 'opmerkingen' | 'verwijderde tekst' | 'ingesloten onderdelen';

const JUNK = new Set(['STYLE', 'SCRIPT', 'META', 'LINK', 'TITLE', 'XML', 'O:P']);
const COMMENTS = '.MsoCommentReference, .msocomanchor, .MsoCommentText, [class*="CommentHighlightPipe"]';
const DELETED = '.msoDel, del[cite], del[datetime], [class*="TrackChangeDelete"]';

const EMBEDDED = 'iframe, video, audio, object, embed, canvas';
/** The end of each paragraph in Word on the web, a space. And what is no text of a page. */
const NO_TEXT = '.EOP, svg, noscript, select, textarea, template';

function dropNodes(root: Node): void {
  for (const node of [...root.childNodes]) {
    if (node.nodeType === Node.COMMENT_NODE) node.parentNode?.removeChild(node);
    else dropNodes(node);
  }
}

const isComment = (element: Element): boolean =>
  /^comment(-list)?$/.test(getOwnStyle(element, 'mso-element')) ||
  getOwnStyle(element, 'mso-special-character') === 'comment';

const isHidden = (element: Element): boolean =>
  getOwnStyle(element, 'display') === 'none' || getOwnStyle(element, 'mso-hide') === 'all';

/** Removes what a reader of the document does not see as its text: comments, deleted text and hidden parts. */
export function removeHidden(body: HTMLElement): PasteLoss[] {
  const leftOut = new Set<PasteLoss>();
  dropNodes(body);
  const drop = (elements: Iterable<Element>, what?: PasteLoss): void => {
    for (const element of [...elements]) {
      element.remove();
      if (what) leftOut.add(what);
    }
  };
  const all = [...body.querySelectorAll('*')];
  drop(all.filter(({ tagName }) => JUNK.has(tagName)));
  drop(body.querySelectorAll(COMMENTS), 'opmerkingen');
  drop(all.filter(isComment), 'opmerkingen');
  drop(body.querySelectorAll(DELETED), 'verwijderde tekst');
  drop(all.filter(isHidden));
  drop(body.querySelectorAll(EMBEDDED), 'ingesloten onderdelen');
  drop(body.querySelectorAll(NO_TEXT));
  for (const inserted of body.querySelectorAll('ins')) unwrap(inserted);
  return [...leftOut];
}

const BLOCKS = 'p, h1, h2, h3, h4, h5, h6, ul, ol, table, blockquote, div';

const LINES = 'p, h1, h2, h3, h4, h5, h6, li, ul, ol, div, blockquote';
/** White space, and what has no width. */
const BLANK = /^[\s\u200B-\u200D\u2060]*$/;

/** Removes the empty paragraphs that make distance in a document: here the page does that. */
export function dropEmptyLines(body: HTMLElement): void {
  // From the inside out: what holds nothing but empty lines is empty too.
  for (const line of [...body.querySelectorAll(LINES)].toReversed()) {
    const isOnlyInCell = line.parentElement?.matches('td, th') && line.parentElement.children.length === 1;
    if (BLANK.test(line.textContent) && !line.querySelector('table, hr') && !isOnlyInCell) line.remove();
  }
  for (const line of body.querySelectorAll('br')) {
    const parent = line.parentElement;
    if (parent?.querySelector(BLOCKS) || line.className === 'Apple-interchange-newline') line.remove();
  }
}
