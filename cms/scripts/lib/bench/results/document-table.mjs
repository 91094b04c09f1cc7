import { COLUMNS, HEADINGS } from './rows.mjs';

const BEGIN = '<!-- bench -->';
const END = '<!-- /bench -->';

/** @param {string} at */
const getDay = (at) =>
  new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** Which parts were measured when and where. @param {import('./rows.mjs').Results} results */
function circumstances(results) {
  /** @type {Map<string, string[]>} */
  const parts = new Map();
  for (const [name, { at, machine }] of Object.entries(results)) {
    const when = `${getDay(at)}, ${machine}`;
    parts.set(when, [...(parts.get(when) ?? []), name]);
  }
  return [...parts].map(([when, names]) => `${when}: ${names.join(', ')}.`).join('\n');
}

/**
 * What was found, as a table in Markdown that is laid out as Prettier does.
 * @param {import('./rows.mjs').Results} results
 */
function markdownTable(results) {
  const rows = Object.entries(results).flatMap(([name, part]) =>
    part.rows.map((row, n) => [
      n === 0 ? name : '',
      ...COLUMNS.map((column) => row[column].replaceAll('|', '\\|')),
    ]),
  );
  const head = ['', ...HEADINGS];
  const widths = head.map((_, n) => Math.max(3, ...[head, ...rows].map((row) => row[n].length)));
  const getLine = (cells) => `| ${cells.map((cell, n) => cell.padEnd(widths[n])).join(' | ')} |`;
  return [getLine(head), getLine(widths.map((width) => '-'.repeat(width))), ...rows.map(getLine)].join('\n');
}

/**
 * The document of the bench with what was found between its two markers.
 * @param {string} document
 * @param {import('./rows.mjs').Results} results
 */
export function withBenchTable(document, results) {
  const [begin, end] = [document.indexOf(BEGIN), document.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`The document has no ${BEGIN} with ${END} after it`);
  const found = `${circumstances(results)}\n\n${markdownTable(results)}`;
  return `${document.slice(0, begin + BEGIN.length)}\n\n${found}\n\n${document.slice(end)}`;
}
