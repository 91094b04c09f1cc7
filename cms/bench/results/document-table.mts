import { COLUMNS, HEADINGS, type Results } from './rows.mts';

const BEGIN = '<!-- bench -->';
const END = '<!-- /bench -->';

const getDay = (at: string) =>
  new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** When and on what machine each part was measured. */
function circumstances(results: Results) {
  const parts = new Map<string, string[]>();
  for (const [name, { at, machine }] of Object.entries(results)) {
    const when = `${getDay(at)}, ${machine}`;
    parts.set(when, [...(parts.get(when) ?? []), name]);
  }
  return [...parts].map(([when, names]) => `${when}: ${names.join(', ')}.`).join('\n');
}

/** A Markdown table, formatted like Prettier does. */
function markdownTable(results: Results) {
  const rows = Object.entries(results).flatMap(([name, part]) =>
    part.rows.map((row, n) => [
      n === 0 ? name : '',
      ...COLUMNS.map((column) => row[column].replaceAll('|', '\\|')),
    ]),
  );
  const head = ['', ...HEADINGS];
  const widths = head.map((_, n) => Math.max(3, ...[head, ...rows].map((row) => row[n]?.length ?? 0)));
  const getLine = (cells: string[]) =>
    `| ${cells.map((cell, n) => cell.padEnd(widths[n] ?? 0)).join(' | ')} |`;
  return [getLine(head), getLine(widths.map((width) => '-'.repeat(width))), ...rows.map(getLine)].join('\n');
}

/** The document of the bench, with the results between its two markers. */
export function withBenchTable(document: string, results: Results): string {
  const [begin, end] = [document.indexOf(BEGIN), document.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`The document has no ${BEGIN} with ${END} after it`);
  const found = `${circumstances(results)}\n\n${markdownTable(results)}`;
  return `${document.slice(0, begin + BEGIN.length)}\n\n${found}\n\n${document.slice(end)}`;
}
