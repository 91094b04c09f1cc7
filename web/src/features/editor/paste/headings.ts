import { rename } from './parse';

const getLevel = (heading: Element): number =>
  Number(heading.getAttribute('aria-level') ?? heading.tagName.slice(1)) || 2;

/** Makes headings of what says to be one, and ranks all below the title of their block. */
export function rankHeadings(body: HTMLElement): void {
  for (const title of body.querySelectorAll('p.MsoTitle')) rename(title, 'h1');
  for (const heading of body.querySelectorAll('[role="heading"], h1, h4, h5, h6'))
    rename(heading, getLevel(heading) < 3 ? 'h2' : 'h3');
}
