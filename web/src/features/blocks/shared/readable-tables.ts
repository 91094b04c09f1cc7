/** The children of elements, of some kinds or all. The server's DOM has neither `:scope` nor lists that can be spread. */
const getChildren = (parents: readonly Element[], ...names: string[]): Element[] =>
  parents
    .flatMap(({ children }) => Array.from(children))
    .filter(({ localName }) => names.length === 0 || names.includes(localName));

/** Labels each cell with its column, when the rows match the header; rows can then render as cards. */
function nameCells(table: Element): void {
  const heads = getChildren(getChildren(getChildren([table], 'thead'), 'tr'));
  const rows = getChildren(getChildren([table], 'tbody'), 'tr');
  if (heads.length === 0 || rows.some((row) => row.children.length !== heads.length)) return;
  table.setAttribute('data-cards', '');
  for (const row of rows) {
    Array.from(row.children).forEach((cell, at) => {
      cell.setAttribute('data-column', heads[at]?.textContent.trim() ?? '');
      cell.setAttribute('role', cell.tagName === 'TH' ? 'rowheader' : 'cell');
    });
  }
  // Cards use CSS grid, which makes browsers drop the table semantics.
  table.setAttribute('role', 'table');
  for (const group of getChildren([table], 'thead', 'tbody')) group.setAttribute('role', 'rowgroup');
  for (const row of getChildren(getChildren([table]), 'tr')) row.setAttribute('role', 'row');
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
  box.appendChild(table);
}

/** Makes tables readable on narrow screens. */
export function withReadableTables(html: string): string {
  if (!html.includes('<table')) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const table of Array.from(body.querySelectorAll('table'))) {
    nameCells(table);
    frame(table);
  }
  return body.innerHTML;
}
