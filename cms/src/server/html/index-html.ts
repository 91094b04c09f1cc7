import type { PublishedPage } from '../../api/page/lib/reads/live-page';
import type { presentSite } from '../../api/site/presenters/site';

/** The contents of index.html: data for the first screen, and its head as HTML. */
export interface FirstView {
  data: {
    site: ReturnType<typeof presentSite>;
    page: PublishedPage | null;
    /** Where the portal reports uncaught errors. */
    reporter?: { dsn: string };
  };
  /** The tree of pages as JSON, part of the data. */
  tree: string;
  head: string;
}

const HEAD = /<!-- head -->[^]*<!-- \/head -->/;
const DATA = '<!-- data -->';

/** Readers see files as a list without pictures: their preview URLs would take up a third of a long page. */
const withoutFilePreviews = (key: string, value: unknown): unknown =>
  key === 'files' && Array.isArray(value) ? value.map((file: object) => ({ ...file, preview: null })) : value;

// A data script element ends at the first text that looks like its end tag.
const escaped = (json: string): string => json.replaceAll('<', '\\u003c');

/** Fills the template of the portal's build with a first view. */
export function fillIndexHtml(template: string, { head, data, tree }: FirstView): string {
  const json = `{"tree":${tree},${JSON.stringify(data, withoutFilePreviews).slice(1)}`;
  const script = `<script type="application/json" id="first-view">${escaped(json)}</script>`;
  return template.replace(HEAD, () => head).replace(DATA, () => script);
}
