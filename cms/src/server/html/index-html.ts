import type { PublishedPage } from '../../api/page/lib/reads/live-page';
import type { presentSite } from '../../api/site/presenters/site';

/** What index.html carries: data that the first screen needs, and what stands in its head, as HTML. */
export interface FirstView {
  data: {
    site: ReturnType<typeof presentSite>;
    page: PublishedPage | null;
    /** Where the portal reports errors that nobody sees. */
    reporter?: { dsn: string };
  };
  /** The tree of pages, which is part of the data, as JSON. */
  tree: string;
  head: string;
}

const HEAD = /<!-- head -->[^]*<!-- \/head -->/;
const DATA = '<!-- data -->';

/** Readers see files as a list, without their pictures: a third of a long page would be addresses of those. */
const withoutFilePreviews = (key: string, value: unknown): unknown =>
  key === 'files' && Array.isArray(value) ? value.map((file: object) => ({ ...file, preview: null })) : value;

// A script element of data ends at the first thing that looks like its end tag.
const escaped = (json: string): string => json.replaceAll('<', '\\u003c');

/** Makes index.html of a first view. The template is the one that the portal was built with. */
export function fillIndexHtml(template: string, { head, data, tree }: FirstView): string {
  const json = `{"tree":${tree},${JSON.stringify(data, withoutFilePreviews).slice(1)}`;
  const script = `<script type="application/json" id="first-view">${escaped(json)}</script>`;
  return template.replace(HEAD, () => head).replace(DATA, () => script);
}
