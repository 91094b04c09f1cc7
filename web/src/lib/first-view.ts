import type { Color, LikelyPage, Page, PageNode, Site } from '../api/types';

/** What index.html embeds, or the starter put there (cms/src/server/html, start.ts). */
export interface FirstView {
  site?: Site;
  tree?: PageNode[];
  page?: Page | null;
  /** All colours, for a page that shows them. */
  colors?: Color[];
  /** Where nothing is: that path, and what visitors may have meant by it. */
  lost?: { path: string; address: string; words: string; pages: LikelyPage[] };
  /** Where to report errors, if anywhere. */
  reporter?: { dsn: string };
}
