import type { Page } from '../api/types';
import type { FirstView } from './first-view';

/**
 * Reads the data that index.html embeds for the first screen: public data only. Empty when our server did not serve it.
 */
function read(): FirstView {
  const text = document.getElementById('first-view')?.textContent;
  const view: FirstView = text ? JSON.parse(text) : {};
  return view;
}

let view: FirstView | undefined;

/** For the server: what the page that is drawn next embeds. */
export function carry(next: FirstView): void {
  view = next;
}

const taken = new Set<keyof FirstView>();

/** The embedded data, to render until fresher data arrives. */
export const carried = (): Readonly<FirstView> => (view ??= read());

/** The embedded page, if it has this slug. */
export function carriedPage(slug: string): Page | undefined {
  const { page } = carried();
  return page?.slug === slug ? page : undefined;
}

/** The embedded data in place of the first request for it. Can be taken once. */
export function take<Part extends keyof FirstView>(part: Part): FirstView[Part] {
  if (taken.has(part)) return undefined;
  taken.add(part);
  return carried()[part];
}
