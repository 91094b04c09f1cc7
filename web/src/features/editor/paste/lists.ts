import { getOwnStyle, unwrap } from './parse';

interface Item {
  level: number;
  tag: 'ol' | 'ul';
  /** Items of another list at the same level do not join it. */
  list: string;
  start: number;
  element: Element;
}

/** A number or letter with a full stop or bracket, as Word puts before numbered list items. */
const NUMBERED = /^\s*\(?(?:[\d.]*?(\d+)|([a-z]{1,4}))\.?[.)]/i;
const ROMAN: Record<string, number | undefined> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 };

/** Which one in its list a marker with letters says: 'c' is the third, 'iv' the fourth. */
function countLetters(mark: string): number {
  const letters = [...mark.toLowerCase()];
  if (/^[a-z]$/i.test(mark) && !/[ivx]/i.test(mark)) return mark.toLowerCase().charCodeAt(0) - 96;
  const values = letters.map((letter) => ROMAN[letter] ?? 0);
  if (values.includes(0)) return 1;
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
}

const getStart = ([, number, letters]: readonly (string | undefined)[]): number =>
  number === undefined ? countLetters(letters ?? '') : Number(number);

function makeList(document: Document, { tag, start }: Item): Element {
  const list = document.createElement(tag);
  if (tag === 'ol' && start > 1) list.setAttribute('start', String(start));
  return list;
}

/** Nests items by their level. A level that was left out, or that ends above where it began, is no list of its own. */
function nest(document: Document, items: readonly Item[]): Element[] {
  const lists: Element[] = [];
  let open: { item: Item; element: Element }[] = [];
  for (const item of items) {
    const isSame = (one: Item): boolean => one.tag === item.tag && one.list === item.list;
    const isOver = (one: Item): boolean =>
      one.level > item.level || (one.level === item.level && !isSame(one));
    const closed = open.find((one) => isOver(one.item));
    open = open.filter((one) => !isOver(one.item));
    const outer = open.at(-1);
    if (outer?.item.level !== item.level) {
      const isReopened = closed && isSame(closed.item);
      const element = isReopened ? closed.element : makeList(document, item);
      const parent = outer?.element.lastElementChild;
      if (!isReopened && parent) parent.append(element);
      else if (!isReopened) lists.push(element);
      open = [...open, { item, element }];
    }
    open.at(-1)?.element.append(item.element);
  }
  return lists;
}

/** Groups elements that stand directly behind each other. */
function groupNeighbours(elements: readonly Element[]): Element[][] {
  const groups: Element[][] = [];
  for (const element of elements) {
    const group = groups.at(-1);
    if (group?.at(-1)?.nextElementSibling === element) group.push(element);
    else groups.push([element]);
  }
  return groups;
}

/** Takes the marker of a paragraph away: '1.' or a bullet. Word hides it from browsers that support lists. */
function takeMarker(paragraph: Element): string {
  const isMarker = (span: Element): boolean => getOwnStyle(span, 'mso-list') === 'ignore';
  const marker = [...paragraph.querySelectorAll('span')].find(isMarker);
  marker?.remove();
  return marker?.textContent ?? paragraph.textContent;
}

/** The list and level that Word writes on a paragraph that is a list item: `l0 level2 lfo1`. */
const WORD_LIST = /^(l\d+) level(\d+)/;

function getWordItem(paragraph: Element): Item {
  const [, list = '', level = '1'] = WORD_LIST.exec(getOwnStyle(paragraph, 'mso-list')) ?? [];
  const number = NUMBERED.exec(takeMarker(paragraph));
  const element = paragraph.ownerDocument.createElement('li');
  element.append(...paragraph.childNodes);
  return {
    level: Number(level),
    tag: number ? 'ol' : 'ul',
    list,
    start: number ? getStart(number) : 1,
    element,
  };
}

/** Turns Word paragraphs that look like list items into lists. A numbered heading stays a heading. */
function makeWordLists(body: HTMLElement): void {
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6')) takeMarker(heading);
  const paragraphs = [...body.querySelectorAll('p')].filter((paragraph) =>
    WORD_LIST.test(getOwnStyle(paragraph, 'mso-list')),
  );
  for (const group of groupNeighbours(paragraphs)) {
    const items = group.map(getWordItem);
    group[0]?.before(...nest(body.ownerDocument, items));
    for (const paragraph of group) paragraph.remove();
  }
}

const getAriaLevel = (item: Element): number =>
  Number(item.getAttribute('data-aria-level') ?? item.getAttribute('aria-level') ?? 0);

/** How many lists an element stands in. */
const getDepth = (element: Element | null | undefined): number => {
  const list = element?.closest('ol, ul');
  return list ? 1 + getDepth(list.parentElement) : 0;
};

const getItems = (list: Element): Element[] => [...list.querySelectorAll('li')];

const hasLevels = (list: Element): boolean => getItems(list).every((item) => getAriaLevel(item) > 0);

/** Lists that stand in a list instead of in an item. */
const hasMisplaced = (list: Element): boolean =>
  [...list.querySelectorAll('ol, ul')].some((inner) => inner.parentElement?.tagName !== 'LI');

const getNestedItems = (list: Element, at: number): Item[] =>
  getItems(list).map((element) => {
    const own = element.closest('ol, ul');
    const level = getAriaLevel(element);
    return {
      level: level > 0 ? level : getDepth(element),
      tag: own?.tagName === 'OL' ? 'ol' : 'ul',
      list: level > 0 ? '' : String(at),
      start: Number(own?.getAttribute('start') ?? 1) || 1,
      element,
    };
  });

/** Google Docs, Word and Word on the web write lists that are not in the items that they belong to. */
function nestLists(body: HTMLElement): void {
  for (const wrapper of body.querySelectorAll('.ListContainerWrapper')) unwrap(wrapper);
  const lists = [...body.querySelectorAll('ol, ul')].filter(
    (list) => getDepth(list.parentElement) === 0 && (hasLevels(list) || hasMisplaced(list)),
  );
  for (const group of groupNeighbours(lists)) {
    const items = group.flatMap(getNestedItems);
    for (const { element } of items) {
      for (const inner of element.querySelectorAll('ol, ul')) inner.remove();
    }
    group[0]?.before(...nest(body.ownerDocument, items));
    for (const list of group) list.remove();
  }
}

/** Makes lists of what Word, Word on the web, Google Docs and OneNote write as such, with their levels and starts. */
export function makeLists(body: HTMLElement): void {
  makeWordLists(body);
  nestLists(body);
}
