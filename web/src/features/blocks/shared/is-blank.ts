/** Markup that renders nothing by itself: tags without attributes, and white space. */
const NOTHING = /<\/?(?!hr\b)[a-z][a-z0-9]*\s*\/?>|&nbsp;|\s/gi;

/** Whether a rich text has nothing visible. */
export const isBlank = (html: string): boolean => html.replace(NOTHING, '') === '';
