const all = (parent: Element, selector: string): Element[] => [
  ...parent.querySelectorAll(`:scope > ${selector}`),
];

/** Labels each cell with its column, when the rows match the header; rows can then render as cards. */
function nameCells(table: Element): void {
  const heads = all(table, 'thead > tr > *');
  const rows = all(table, 'tbody > tr');
  if (heads.length === 0 || rows.some((row) => row.children.length !== heads.length)) return;
  table.setAttribute('data-cards', '');
  for (const row of rows) {
    [...row.children].forEach((cell, at) => {
      cell.setAttribute('data-column', heads[at]?.textContent.trim() ?? '');
      cell.setAttribute('role', cell.tagName === 'TH' ? 'rowheader' : 'cell');
    });
  }
  // Cards use CSS grid, which makes browsers drop the table semantics.
  table.setAttribute('role', 'table');
  for (const group of all(table, ':is(thead, tbody)')) group.setAttribute('role', 'rowgroup');
  for (const row of all(table, '* > tr')) row.setAttribute('role', 'row');
  for (const head of heads) head.setAttribute('role', 'columnheader');
}

/** Wraps a table in a scroll container that the keyboard can scroll too, for tables wider than the text. */
function frame(table: Element): void {
  const box = table.ownerDocument.createElement('div');
  const caption = table.querySelector('caption')?.textContent.trim();
  box.setAttribute('data-table', '');
  box.setAttribute('tabindex', '0');
  box.setAttribute('role', 'group');
  box.setAttribute('aria-label', caption || 'Tabel');
  table.replaceWith(box);
  box.append(table);
}

/** Makes tables readable on narrow screens. */
export function withReadableTables(html: string): string {
  if (!html.includes('<table')) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const table of body.querySelectorAll('table')) {
    nameCells(table);
    frame(table);
  }
  return body.innerHTML;
}
