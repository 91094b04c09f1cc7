import { getSpan, headFirstRow } from '../rich-text/table-html';
import { rename } from './parse';

/** A table in text becomes lines: tables do not nest. */
function makeLines(table: Element): void {
  const lines = [...table.querySelectorAll('tr')].map((row) => {
    const line = table.ownerDocument.createElement('p');
    line.textContent = [...row.children].map(({ textContent }) => textContent.trim()).join(' ');
    return line;
  });
  table.replaceWith(...lines);
}

/** Splits merged cells: their words stay in the first, the others are empty. */
function splitCells(table: Element): void {
  const rows = [...table.querySelectorAll('tr')];
  for (const cell of table.querySelectorAll('td, th')) {
    const others = Array.from({ length: getSpan(cell, 'colspan') - 1 }, () => {
      const other = table.ownerDocument.createElement('td');
      other.setAttribute('rowspan', String(getSpan(cell, 'rowspan')));
      return other;
    });
    cell.removeAttribute('colspan');
    cell.after(...others);
  }
  rows.forEach((row, at) => {
    [...row.children].forEach((cell, column) => {
      for (const below of rows.slice(at + 1, at + getSpan(cell, 'rowspan')))
        below.insertBefore(table.ownerDocument.createElement('td'), below.children.item(column));
      cell.removeAttribute('rowspan');
    });
  });
}

const setSpan = (cell: Element, name: 'colspan' | 'rowspan', most: number): void =>
  cell.setAttribute(name, String(Math.min(getSpan(cell, name), most)));

/**
 * Cells do not reach below the last row, nor the last of a row past the widest row: Excel merges all of its 16,384
 * columns.
 */
function trimTable(table: Element): void {
  const rows = [...table.querySelectorAll('tr')];
  const fromAbove = rows.map(() => 0);
  const widths = rows.map((row, at) => {
    const cells = [...row.children];
    return cells.reduce((width, cell, column) => {
      setSpan(cell, 'rowspan', rows.length - at);
      const span = column < cells.length - 1 ? getSpan(cell, 'colspan') : 1;
      for (let below = at + 1; below < at + getSpan(cell, 'rowspan'); below += 1)
        fromAbove[below] = (fromAbove[below] ?? 0) + span;
      return width + span;
    }, fromAbove[at] ?? 0);
  });
  const widest = widths.reduce((most, width) => Math.max(most, width), 0);
  rows.forEach((row, at) => {
    const last = row.lastElementChild;
    if (last) setSpan(last, 'colspan', widest - (widths[at] ?? 0) + 1);
  });
}

/** Whether a paste is one table and nothing else: its cells then go into the cells of another. */
const isOnly = (body: HTMLElement, table: Element): boolean =>
  body.textContent.trim() === table.textContent.trim();

/** Makes tables such as the editor keeps. In a table a table fills its cells, and any other comes as lines. */
export function arrangeTables(body: HTMLElement, isInTable: boolean): void {
  for (const table of [...body.querySelectorAll('table table')].toReversed()) makeLines(table);
  for (const table of body.querySelectorAll('table')) {
    trimTable(table);
    if (!isInTable) headFirstRow(table);
    else if (isOnly(body, table)) {
      splitCells(table);
      for (const cell of table.querySelectorAll('th')) rename(cell, 'td');
    } else makeLines(table);
  }
}
