import { getOwnStyle, unwrap } from './parse';

/** Of these the bold type is theirs, not a mark. */
const BOLD_BY_THEMSELVES = /^(H[1-6]|TH)$/;
const CONTAINERS = /^(BODY|UL|OL|TABLE|THEAD|TBODY|TFOOT|TR|COLGROUP)$/;
const INLINE = 'b, strong, i, em, s, strike, del, sup, sub, u, span, font';

/** What one element says of a mark; null when it leaves it to those around it. */
type MarkStyle = (element: Element) => boolean | null;

/** What `font` says before its size: names of fonts may hold the same words. */
const getFont = (element: Element): string =>
  getOwnStyle(element, 'font').split(/[\d.]+(?:[a-z]+|%)/)[0] ?? '';

const isBold: MarkStyle = (element) => {
  if (BOLD_BY_THEMSELVES.test(element.tagName)) return false;
  const weight = getOwnStyle(element, 'font-weight') || /\bbold|\b[1-9]00\b/.exec(getFont(element))?.[0];
  if (weight) return weight.startsWith('bold') || Number(weight) >= 600;
  return /^(B|STRONG)$/.test(element.tagName) || null;
};

const isItalic: MarkStyle = (element) => {
  const style = getOwnStyle(element, 'font-style') || /italic|oblique/.exec(getFont(element))?.[0];
  if (style) return style === 'italic' || style.startsWith('oblique');
  return /^(I|EM)$/.test(element.tagName) || null;
};

const isStruck: MarkStyle = (element) =>
  getOwnStyle(element, 'text-decoration(?:-line)?').includes('line-through') ||
  /^(S|STRIKE|DEL)$/.test(element.tagName) ||
  null;

const isRaised =
  (tag: string, value: string): MarkStyle =>
  (element) => {
    const own = getOwnStyle(element, 'vertical-align');
    if (/^(super|sub|baseline)$/.test(own)) return own === value;
    return element.tagName === tag || (/^(SUP|SUB)$/.test(element.tagName) ? false : null);
  };

const MARKS: [tag: string, says: MarkStyle][] = [
  ['sup', isRaised('SUP', 'super')],
  ['sub', isRaised('SUB', 'sub')],
  ['s', isStruck],
  ['em', isItalic],
  ['strong', isBold],
];

function isMarked(text: Text, says: MarkStyle): boolean {
  for (let element = text.parentElement; element; element = element.parentElement) {
    const said = says(element);
    if (said !== null) return said;
  }
  return false;
}

function findTexts(body: HTMLElement): Text[] {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text && !CONTAINERS.test(node.parentElement?.tagName ?? '')) texts.push(node);
  }
  return texts;
}

/**
 * Writes bold, italic, struck, raised and lowered text as elements, whether it came by element or by style. Google Docs
 * wraps all in a `b` that is not bold, Word on the web and Google Docs only have styles.
 */
export function markTexts(body: HTMLElement): void {
  const marked = findTexts(body).map((text) => ({
    text,
    tags: MARKS.filter(([, says]) => isMarked(text, says)).map(([tag]) => tag),
  }));
  for (const element of [...body.querySelectorAll(INLINE)]) unwrap(element);
  for (const { text, tags } of marked) {
    tags.reduce<ChildNode>((inner, tag) => {
      const mark = body.ownerDocument.createElement(tag);
      inner.replaceWith(mark);
      mark.append(inner);
      return mark;
    }, text);
  }
}
