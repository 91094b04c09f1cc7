import type { Page, PageNode, Site } from '../api/types';

interface FirstView {
  site?: Site;
  tree?: PageNode[];
  page?: Page | null;
  /** Where errors are reported, when they are. */
  reporter?: { dsn: string };
}

/** What index.html carries for the first screen: only what everybody may see. Nothing when it was not served by us. */
function read(): FirstView {
  const text = document.getElementById('first-view')?.textContent;
  const view: FirstView = text ? JSON.parse(text) : {};
  return view;
}

let view: FirstView | undefined;
const taken = new Set<keyof FirstView>();

/** What was carried along, to show until there is something newer. */
export const carried = (): Readonly<FirstView> => (view ??= read());

/** The page that was carried along, if it is this one. */
export function carriedPage(slug: string): Page | undefined {
  const { page } = carried();
  return page?.slug === slug ? page : undefined;
}

/** What was carried along, for the first who would ask the server for it; it counts once. */
export function take<Part extends keyof FirstView>(part: Part): FirstView[Part] {
  if (taken.has(part)) return undefined;
  taken.add(part);
  return carried()[part];
}
