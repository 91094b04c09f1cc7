/** A heading in rich text, as the server cleans it: its level, the rest of its tag, and its words. */
export const HEADING = /<h([2-6])(.*?>)(.*?)<\/h\1>/gs;

/** The anchor of a heading inside a block: no block has a dot in its own. */
export const getAnchor = (slug: string, title: string): string =>
  `${slug}.${title
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, '-')
    .replace(/^-|-$/g, '')}`;

/** Gives the headings of a rich text their anchors, one after another: those with the same words have a number. */
export function createAnchors(slug: string): (html: string) => string {
  const times: Record<string, number> = {};
  return (html) => {
    const anchor = getAnchor(slug, html.replace(/<.*?>/gs, ''));
    const time = (times[anchor] ?? 0) + 1;
    times[anchor] = time;
    return time > 1 ? `${anchor}-${time}` : anchor;
  };
}

/** Rich text of a block, in which each heading can be linked to. */
export function withAnchors(slug: string, html: string): string {
  const anchorOf = createAnchors(slug);
  return html.replace(
    HEADING,
    (_, level: string, rest: string, words: string) =>
      `<h${level} id="${anchorOf(words)}"${rest}${words}</h${level}>`,
  );
}
