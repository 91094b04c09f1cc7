import { headFirstRow } from '../rich-text/table-html';
import { rename } from './parse';

const getSpan = (cell: Element, name: string): number => {
  const span = Number(cell.getAttribute(name) ?? 1);
  return Number.isInteger(span) && span > 0 ? span : 1;
};

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

/** Cells do not reach below the last row, and rows have cells. */
function trimTable(table: Element): void {
  const rows = [...table.querySelectorAll('tr')];
  rows.forEach((row, at) => {
    for (const cell of row.children) {
      if (getSpan(cell, 'rowspan') > rows.length - at) cell.setAttribute('rowspan', String(rows.length - at));
    }
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
