/** What begins a heading, a quote, a list, a rule, an underlined title or the second row of a table. */
const BEGIN = /^(\s*)(>|#{1,6}(?=\s|$)|[-+](?=\s|$)|-(?=[-:|\s]*$)|=(?=[=\s]*$)|:(?=-))/;
const NUMBERED = /^(\s*\d+)([.)])(?=\s|$)/;

const escapeLine = (line: string): string =>
  line
    .replace(/[\\`*_[\]<~]/g, '\\$&')
    // What would be a character by its name.
    .replace(/&(?=#|\w)/g, '\\&')
    .replace(BEGIN, '$1\\$2')
    .replace(NUMBERED, '$1\\$2');

/** What people wrote, as text of Markdown: nothing in it is a mark or HTML. */
export const escapeMarkdown = (text: string): string => text.split('\n').map(escapeLine).join('\n');

/** The same on one line, also in a table. */
export const toMarkdownLine = (text: string): string =>
  escapeMarkdown(text.replace(/\s+/g, ' ').trim()).replaceAll('|', String.raw`\|`);
