import { useEffect, useState, type RefObject } from 'react';
import { usePageWindow } from '../../lib/page-window';

/** Where a reader is on a page. */
interface ReadingPlace {
  /** The anchor of the heading that was last passed. */
  current: string | undefined;
  /** Where an outline that has gone out of sight may stand, below the top bar, and how high it was; null in sight. */
  bar: { left: number; width: number; height: number } | null;
}

/** How far below the top bar a heading comes to stand that a link leads to: outline.module.css. */
const BELOW_BAR = 72;

const getLine = (page: Window): number =>
  parseFloat(page.getComputedStyle(page.document.documentElement).scrollPaddingTop);

/** The elements of anchors, without those in what is folded. */
const getSeen = ({ document }: Window, anchors: readonly string[]): HTMLElement[] =>
  anchors
    .map((anchor) => document.getElementById(anchor))
    .filter((element) => element !== null)
    .filter((element) => element.checkVisibility());

function getCurrent(page: Window, anchors: readonly string[], line: number): string | undefined {
  const { document, innerHeight, location, scrollY } = page;
  const seen = getSeen(page, anchors);
  const isAbove = (y: number) => (element: HTMLElement) => element.getBoundingClientRect().top <= y;
  const passed = seen.findLast(isAbove(line + 1))?.id;
  if (Math.ceil(scrollY + innerHeight) < document.documentElement.scrollHeight) return passed;
  // The last ones of a page never come to stand at the top of the window.
  const inSight = seen.filter((element) => isAbove(innerHeight)(element) && !isAbove(line)(element));
  const asked = inSight.find(({ id }) => location.hash === `#${encodeURIComponent(id)}`);
  // Nobody is at the end of a page that is seen whole.
  const last = scrollY > 0 ? inSight.at(-1) : undefined;
  return (asked ?? last)?.id ?? passed;
}

/** Follows a reader along the headings of a page; `outline` is where their list stands. */
export function useReadingPlace(outline: RefObject<HTMLElement>, anchors: readonly string[]): ReadingPlace {
  const [place, setPlace] = useState<ReadingPlace>({ current: undefined, bar: null });
  const framed = usePageWindow();
  const all = anchors.join(' ');
  useEffect(() => {
    const page = framed ?? window;
    let frame = 0;
    const look = (): void => {
      frame = 0;
      const main = outline.current?.closest('main')?.getBoundingClientRect();
      const own = outline.current?.getBoundingClientRect();
      if (!main || !own) return;
      const line = getLine(page);
      const { left, width } = main;
      const bar = own.bottom <= line - BELOW_BAR ? { left, width, height: own.height } : null;
      const next = { current: getCurrent(page, all.split(' '), line), bar };
      setPlace((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
    };
    const lookSoon = (): void => {
      frame ||= requestAnimationFrame(look);
    };
    lookSoon();
    const size = new ResizeObserver(lookSoon);
    const main = outline.current?.closest('main');
    if (main) size.observe(main);
    page.addEventListener('scroll', lookSoon, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      size.disconnect();
      page.removeEventListener('scroll', lookSoon);
    };
  }, [outline, all, framed]);
  return place;
}
