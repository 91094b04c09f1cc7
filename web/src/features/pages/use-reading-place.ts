import { useEffect, useState, type RefObject } from 'react';

/** Where a reader is on a page. */
interface ReadingPlace {
  /** The anchor of the heading that was last passed. */
  current: string | undefined;
  /** Where an outline that has gone out of sight may stand, below the top bar, and how high it was; null in sight. */
  bar: { left: number; width: number; height: number } | null;
}

/** How far below the top bar a heading comes to stand that a link leads to: outline.module.css. */
const BELOW_BAR = 72;

const getLine = (): number => parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);

/** The elements of anchors, without those in what is folded. */
const getSeen = (anchors: readonly string[]): HTMLElement[] =>
  anchors
    .map((anchor) => document.getElementById(anchor))
    .filter((element) => element !== null)
    .filter((element) => element.checkVisibility());

function getCurrent(anchors: readonly string[], line: number): string | undefined {
  const seen = getSeen(anchors);
  const isAbove = (y: number) => (element: HTMLElement) => element.getBoundingClientRect().top <= y;
  const passed = seen.findLast(isAbove(line + 1))?.id;
  const { scrollHeight } = document.documentElement;
  if (Math.ceil(window.scrollY + window.innerHeight) < scrollHeight) return passed;
  // The last ones of a page never come to stand at the top of the window.
  const inSight = seen.filter((element) => isAbove(window.innerHeight)(element) && !isAbove(line)(element));
  const asked = inSight.find(({ id }) => window.location.hash === `#${encodeURIComponent(id)}`);
  return (asked ?? inSight.at(-1))?.id ?? passed;
}

/** Follows a reader along the headings of a page; `outline` is where their list stands. */
export function useReadingPlace(outline: RefObject<HTMLElement>, anchors: readonly string[]): ReadingPlace {
  const [place, setPlace] = useState<ReadingPlace>({ current: undefined, bar: null });
  const all = anchors.join(' ');
  useEffect(() => {
    let frame = 0;
    const look = (): void => {
      frame = 0;
      const page = outline.current?.closest('main')?.getBoundingClientRect();
      const own = outline.current?.getBoundingClientRect();
      if (!page || !own) return;
      const line = getLine();
      const { left, width } = page;
      const bar = own.bottom <= line - BELOW_BAR ? { left, width, height: own.height } : null;
      const next = { current: getCurrent(all.split(' '), line), bar };
      setPlace((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
    };
    const lookSoon = (): void => {
      frame ||= requestAnimationFrame(look);
    };
    lookSoon();
    const size = new ResizeObserver(lookSoon);
    const main = outline.current?.closest('main');
    if (main) size.observe(main);
    window.addEventListener('scroll', lookSoon, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      size.disconnect();
      window.removeEventListener('scroll', lookSoon);
    };
  }, [outline, all]);
  return place;
}
