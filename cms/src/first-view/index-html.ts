import type { FirstView } from '.';

const HEAD = /<!-- head -->[^]*<!-- \/head -->/;
const DATA = '<!-- data -->';

// A script element of data ends at the first thing that looks like its end tag.
const json = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Makes index.html of a first view. The template is the one that the portal was built with; `links` those of its screen. */
export function fillIndexHtml(
  template: string,
  { head, data }: FirstView,
  links: (slug: string) => string,
): string {
  const screen = data.page ? links(data.page.slug) : '';
  const script = `<script type="application/json" id="first-view">${json(data)}</script>`;
  return template.replace(HEAD, () => head + screen).replace(DATA, () => script);
}
