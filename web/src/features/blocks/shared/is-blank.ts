/** What draws nothing by itself: tags without attributes, and spaces. */
const NOTHING = /<\/?(?!hr\b)[a-z][a-z0-9]*\s*\/?>|&nbsp;|\s/gi;

/** Whether a rich text holds nothing to see. */
export const isBlank = (html: string): boolean => html.replace(NOTHING, '') === '';
