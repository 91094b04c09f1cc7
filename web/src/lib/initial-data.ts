import type { Page, PageNode, Site } from '../api/types';

interface FirstView {
  site?: Site;
  tree?: PageNode[];
  page?: Page | null;
  /** Where to report errors, if anywhere. */
  reporter?: { dsn: string };
}

/**
 * Reads the data that index.html embeds for the first screen: public data only. Empty when our server did not serve it.
 */
function read(): FirstView {
  const text = document.getElementById('first-view')?.textContent;
  const view: FirstView = text ? JSON.parse(text) : {};
  return view;
}

let view: FirstView | undefined;
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
