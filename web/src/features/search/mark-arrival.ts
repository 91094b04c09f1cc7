import { getHashTarget } from '../../lib/hash-target';
import { findWords } from './mark-words';

const NAME = 'sought';
const SHOWN_MS = 4000;
const WAIT_MS = 10_000;

/** The places of words in an element that can be read. */
function findRanges(element: Element, words: readonly string[]): Range[] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const ranges: Range[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    for (const [from, to] of findWords(node.textContent ?? '', words)) {
      const range = new Range();
      range.setStart(node, from);
      range.setEnd(node, to);
      ranges.push(range);
    }
  }
  return ranges;
}

/** Tints words for a moment; the layout stays as it is. */
function highlight(element: Element, words: readonly string[]): void {
  if (!('highlights' in CSS)) return;
  const shown = new Highlight(...findRanges(element, words));
  CSS.highlights.set(NAME, shown);
  setTimeout(() => CSS.highlights.get(NAME) === shown && CSS.highlights.delete(NAME), SHOWN_MS);
}

/** Goes on from there by keyboard and screen reader, without a jump. */
function focusOn(block: HTMLElement): void {
  const place = block.querySelector<HTMLElement>('h2') ?? block;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/** Scrolls to a block, also when blocks above it load later and push it away, until the reader does something. */
function stayAt(block: HTMLElement): void {
  const ends = new AbortController();
  const observer = new ResizeObserver(() => block.scrollIntoView());
  observer.observe(document.body);
  ends.signal.addEventListener('abort', () => observer.disconnect());
  const options = { once: true, passive: true, signal: ends.signal };
  for (const act of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    window.addEventListener(act, () => ends.abort(), options);
  }
  setTimeout(() => ends.abort(), SHOWN_MS);
}

function arrive(at: string, words: readonly string[]): boolean {
  if (window.location.pathname + window.location.hash !== at) return false;
  const block = getHashTarget(window.location.hash);
  if (!block) return false;
  block.scrollIntoView();
  stayAt(block);
  focusOn(block);
  highlight(block, words);
  return true;
}

/** Once the page of a hit shows, shows where in its block the words stand. */
export function markArrival(url: string, words: readonly string[]): void {
  if (!url.includes('#')) return;
  const ends = new AbortController();
  const observer = new MutationObserver(() => {
    if (arrive(url, words)) ends.abort();
  });
  ends.signal.addEventListener('abort', () => observer.disconnect());
  observer.observe(document.body, { childList: true, subtree: true });
  // After the router has begun.
  setTimeout(() => !ends.signal.aborted && arrive(url, words) && ends.abort());
  setTimeout(() => ends.abort(), WAIT_MS);
}
