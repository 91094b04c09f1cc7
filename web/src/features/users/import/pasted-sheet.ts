const TAB = '\t';

const quoted = (cell: string): string => (/[";\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Pasted text as CSV: cells from a spreadsheet are tab-separated. */
export function pastedSheet(text: string): string {
  const [header = ''] = text.trimStart().split('\n');
  if (!header.includes(TAB)) return text;
  return text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.split(TAB).map(quoted).join(';'))
    .join('\n');
}
