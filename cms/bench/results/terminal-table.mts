import { COLUMNS, HEADINGS, type Results, type Row } from './rows.mts';

const GAP = 2;
/** The narrow columns have a fixed width; name and notes share the rest, and wrap. */
const SHORT = COLUMNS.slice(1, -1);

function wrap(text: string, width: number) {
  const [first = '', ...words] = text.split(' ');
  const lines: string[] = [];
  let line = first;
  for (const word of words) {
    if (line === '' || line.length + 1 + word.length <= width) line = `${line} ${word}`.trim();
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}

function getWidths(rows: Row[], room: number) {
  const needed = (n: number, column: keyof Row) =>
    Math.max(HEADINGS[n]?.length ?? 0, ...rows.map((row) => row[column].length));
  const short = SHORT.map((column, n) => needed(n + 1, column));
  const left = room - short.reduce((sum, width) => sum + width, 0) - COLUMNS.length * GAP;
  const half = Math.max(10, Math.floor(left / 2));
  const first = Math.min(needed(0, 'name'), half);
  return [first, ...short, Math.max(half, left - first)];
}

function getLines(cells: string[], widths: number[]) {
  const wrapped = cells.map((cell, n) => wrap(cell, widths[n] ?? 0));
  return Array.from({ length: Math.max(...wrapped.map((lines) => lines.length)) }, (_, line) =>
    wrapped
      .map((lines, n) => (lines[line] ?? '').padEnd((widths[n] ?? 0) + GAP))
      .join('')
      .trimEnd(),
  );
}

/** A table of all results by part, no wider than the terminal. */
export function terminalTable(results: Results, room: number): string {
  const parts = Object.entries(results);
  const rows = parts.flatMap(([, part]) => part.rows);
  const widths = getWidths(rows, room);
  const goals = rows.filter(({ reached }) => reached !== '–');
  const held = goals.filter(({ reached }) => reached === 'yes');
  return [
    ...getLines(HEADINGS, widths),
    ...parts.flatMap(([name, part]) => [
      '',
      name.toUpperCase(),
      ...part.rows.flatMap((row) =>
        getLines(
          COLUMNS.map((column) => row[column]),
          widths,
        ),
      ),
    ]),
    '',
    `${held.length} of ${goals.length} goals reached`,
  ].join('\n');
}
