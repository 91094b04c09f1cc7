/** The editor makes a cell for each place that a table has. */
const MOST_SPANNED = { colspan: 100, rowspan: 1000 };

/** How many columns or rows a cell says to take. */
export function getSpan(cell: Element, name: 'colspan' | 'rowspan'): number {
  const span = Math.min(Number(cell.getAttribute(name) ?? 1), MOST_SPANNED[name]);
  return Number.isInteger(span) && span > 0 ? span : 1;
}

const rowsOf = (table: Element): Element[] => [
  ...table.querySelectorAll(':scope > tr, :scope > :is(thead, tbody) > tr'),
];

const isHead = (row: Element | undefined): row is Element =>
  row !== undefined && row.children.length > 0 && [...row.children].every(({ tagName }) => tagName === 'TH');

/** A cell with one paragraph holds its words themselves. */
function unwrap(cell: Element): void {
  const [only, ...others] = cell.children;
  if (only?.tagName === 'P' && others.length === 0) cell.replaceChildren(...only.childNodes);
}

/** A header row in a thead, and for each header cell whether it heads its column or its row. */
function arrange(table: Element): void {
  const rows = rowsOf(table);
  const [first, ...others] = rows;
  const head = isHead(first) ? first : null;
  for (const row of rows) {
    for (const cell of row.children) {
      if (cell.tagName === 'TH') cell.setAttribute('scope', row === head ? 'col' : 'row');
      unwrap(cell);
    }
  }
  const make = (tag: string, inside: Element[]): Element[] => {
    if (inside.length === 0) return [];
    const group = table.ownerDocument.createElement(tag);
    group.append(...inside);
    return [group];
  };
  table.replaceChildren(...make('thead', head ? [head] : []), ...make('tbody', head ? others : rows));
}

/** The HTML of the editor as it is stored: tables as readers need them, and no empty line behind the last. */
export function withStoredTables(html: string): string {
  if (!html.includes('<table')) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const table of body.querySelectorAll('table')) {
    arrange(table);
    table.closest('[data-table]')?.replaceWith(table);
  }
  const last = body.lastElementChild;
  if (
    last?.tagName === 'P' &&
    last.childNodes.length === 0 &&
    last.previousElementSibling?.tagName === 'TABLE'
  )
    last.remove();
  return body.innerHTML;
}

/** Whether the editor keeps a table as it is: with rows, one header row at most, and no table inside. */
export function isPlainTable(table: Element): boolean {
  const heads = [...table.querySelectorAll(':scope > thead > tr')];
  if (rowsOf(table).length === 0 || table.querySelector('table') || heads.length > 1) return false;
  return heads.length === 0 || isHead(heads[0]);
}

/** Word and Excel do not say which row heads a pasted table: the first, when nothing else does. */
export function headFirstRow(table: Element): void {
  const [first, ...others] = rowsOf(table);
  if (!first || others.length === 0 || table.querySelector('th')) return;
  for (const cell of [...first.children]) {
    const head = table.ownerDocument.createElement('th');
    for (const name of ['colspan', 'rowspan']) {
      const value = cell.getAttribute(name);
      if (value !== null) head.setAttribute(name, value);
    }
    head.append(...cell.childNodes);
    cell.replaceWith(head);
  }
}
