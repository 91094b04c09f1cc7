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

/** On the server: sets the data that the next page embeds. */
export function setInitialData(next: FirstView): void {
  view = next;
}

const taken = new Set<keyof FirstView>();

/** The embedded data, to render until fresher data arrives. */
export const getInitialData = (): Readonly<FirstView> => (view ??= read());

/** The embedded page, if it has this slug. */
export function getInitialPage(slug: string): Page | undefined {
  const { page } = getInitialData();
  return page?.slug === slug ? page : undefined;
}

/** The embedded data in place of the first request for it. Can be taken once. */
export function takeInitialData<Part extends keyof FirstView>(part: Part): FirstView[Part] {
  if (taken.has(part)) return undefined;
  taken.add(part);
  return getInitialData()[part];
}
