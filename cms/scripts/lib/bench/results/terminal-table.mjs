import { COLUMNS, HEADINGS } from './rows.mjs';

const GAP = 2;
/** Take as much as they need; the others share what is left, and wrap. */
const SHORT = ['goal', 'measured', 'reached'];

/** @param {string} text @param {number} width */
function wrap(text, width) {
  const lines = [''];
  for (const word of text.split(' ')) {
    const longer = lines.at(-1) === '' ? word : `${lines.at(-1)} ${word}`;
    if (longer.length <= width || lines.at(-1) === '') lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** @param {import('./rows.mjs').Row[]} rows @param {number} room */
function getWidths(rows, room) {
  const needed = COLUMNS.map((column, n) =>
    Math.max(HEADINGS[n].length, ...rows.map((row) => row[column].length)),
  );
  const taken = COLUMNS.reduce((sum, column, n) => sum + (SHORT.includes(column) ? needed[n] : 0) + GAP, 0);
  const half = Math.max(10, Math.floor((room - taken) / 2));
  const first = Math.min(needed[0], half);
  return [first, ...needed.slice(1, -1), Math.max(half, room - taken - first)];
}

/** @param {string[]} cells @param {number[]} widths */
function getLines(cells, widths) {
  const wrapped = cells.map((cell, n) => wrap(cell, widths[n]));
  return Array.from({ length: Math.max(...wrapped.map((lines) => lines.length)) }, (_, line) =>
    wrapped
      .map((lines, n) => (lines[line] ?? '').padEnd(widths[n] + GAP))
      .join('')
      .trimEnd(),
  );
}

/**
 * All rows in one table, by part, that is no wider than the terminal.
 * @param {import('./rows.mjs').Results} results
 * @param {number} room
 */
export function terminalTable(results, room) {
  const rows = Object.values(results).flatMap((part) => part.rows);
  const widths = getWidths(rows, room);
  const parts = Object.entries(results).map(([name, part]) => [
    '',
    name.toUpperCase(),
    ...part.rows.flatMap((row) =>
      getLines(
        COLUMNS.map((column) => row[column]),
        widths,
      ),
    ),
  ]);
  const goals = rows.filter(({ reached }) => reached !== '–');
  const held = goals.filter(({ reached }) => reached === 'yes').length;
  return [
    ...getLines(HEADINGS, widths),
    ...parts.flat(),
    '',
    `${held} of ${goals.length} goals reached`,
  ].join('\n');
}
