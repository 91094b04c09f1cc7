import { Extension, Node, type Editor } from '@tiptap/react';
import { type Command, type EditorState, TextSelection } from '@tiptap/pm/state';
import {
  addRowAfter,
  CellSelection,
  deleteTable,
  goToNextCell,
  isInTable,
  mergeCells,
  nextCell,
  selectedRect,
  selectionCell,
  tableEditing,
  toggleHeader,
} from '@tiptap/pm/tables';
import { getSpan } from './table-html';

/** What each node is to prosemirror-tables. */
const ROLES: Record<string, string | undefined> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
};

/** Runs a command of prosemirror-tables; false when it cannot be done here. */
export const runTable = (editor: Editor, command: Command): boolean =>
  command(editor.state, editor.view.dispatch);

/** Merges the chosen cells, or that of the caret with the one to its right: by touch no cells can be chosen. */
export const mergeChosen: Command = (state, dispatch) => {
  if (state.selection instanceof CellSelection || !isInTable(state)) return mergeCells(state, dispatch);
  const cell = selectionCell(state);
  const next = nextCell(cell, 'horiz', 1);
  if (!next) return false;
  return mergeCells(state.apply(state.tr.setSelection(new CellSelection(cell, next))), dispatch);
};

/** Neither takes the corner from the other, as the ready-made commands of prosemirror-tables do. */
export const toggleHeadRow = toggleHeader('row');
export const toggleHeadColumn = toggleHeader('column');

const hasHead =
  (corner: 'bottom' | 'right') =>
  (state: EditorState): boolean => {
    if (!isInTable(state)) return false;
    const { map, table } = selectedRect(state);
    const whole = { left: 0, top: 0, right: map.width, bottom: map.height };
    const cells = map.cellsInRect({ ...whole, [corner]: 1 });
    return cells.every((position) => table.nodeAt(position)?.type.name === 'tableHeader');
  };

export const hasHeadRow = hasHead('bottom');
export const hasHeadColumn = hasHead('right');

const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (cell: HTMLElement) => getSpan(cell, name),
  renderHTML: (attributes: Record<string, unknown>) =>
    attributes[name] === 1 ? {} : { [name]: attributes[name] },
});

const cellAttributes = () => ({
  colspan: span('colspan'),
  rowspan: span('rowspan'),
  // prosemirror-tables keeps widths; columns are as wide as their text here.
  colwidth: { default: null, rendered: false },
});

const CELL = '(paragraph | heading | bulletList | orderedList | blockquote)+';

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

const TableCell = Node.create({
  name: 'tableCell',
  content: CELL,
  isolating: true,
  addAttributes: cellAttributes,
  parseHTML: () => [{ tag: 'td' }],
  renderHTML: ({ HTMLAttributes }) => ['td', HTMLAttributes, 0],
});

const TableHeader = Node.create({
  name: 'tableHeader',
  content: CELL,
  isolating: true,
  addAttributes: cellAttributes,
  parseHTML: () => [{ tag: 'th' }],
  renderHTML: ({ HTMLAttributes }) => ['th', HTMLAttributes, 0],
});

/** Several cells are selected: Tab leads to the tools, which do something with them. */
const isChoosing = ({ state }: Editor): boolean => state.selection instanceof CellSelection;

/** The next cell; behind the last one a new row. */
function goOn(editor: Editor): boolean {
  if (!isInTable(editor.state) || isChoosing(editor)) return false;
  if (runTable(editor, goToNextCell(1))) return true;
  runTable(editor, addRowAfter);
  return runTable(editor, goToNextCell(1));
}

/** All cells are selected: the table itself is meant. */
function removeWhole(editor: Editor): boolean {
  const { selection } = editor.state;
  if (!(selection instanceof CellSelection)) return false;
  const { top, left, bottom, right, map } = selectedRect(editor.state);
  if (top > 0 || left > 0 || bottom < map.height || right < map.width) return false;
  return runTable(editor, deleteTable);
}

/** A table scrolls by itself where it is wider than the text, as it does for readers. */
const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['div', { 'data-table': '' }, ['table', ['tbody', 0]]],
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts: () => ({
    Tab: ({ editor }) => goOn(editor),
    'Shift-Tab': ({ editor }) =>
      isInTable(editor.state) && !isChoosing(editor) && runTable(editor, goToNextCell(-1)),
    Backspace: ({ editor }) => removeWhole(editor),
    Delete: ({ editor }) => removeWhole(editor),
  }),
});

/** Tables with header cells and merged cells. */
export const Tables = Extension.create({
  name: 'tables',
  addExtensions: () => [Table, TableRow, TableCell, TableHeader],
  extendNodeSchema: ({ name }) => (ROLES[name] ? { tableRole: ROLES[name] } : {}),
});

const paragraph = { type: 'paragraph' };
const row = (type: string, columns: number) => ({
  type: 'tableRow',
  content: Array.from({ length: columns }, () => ({ type, content: [paragraph] })),
});

/** Puts in a table of three columns with a header row, and goes to its first cell. */
export function insertTable(editor: Editor): void {
  const content = [row('tableHeader', 3), row('tableCell', 3), row('tableCell', 3)];
  editor
    .chain()
    .focus()
    .insertContent({ type: 'table', content })
    .command(({ tr, dispatch }) => {
      const tables: number[] = [];
      tr.doc.nodesBetween(0, tr.selection.from, (node, position) => {
        if (node.type.name === 'table') tables.push(position);
      });
      // The last one before the caret is the one that came.
      const table = tables.at(-1);
      if (table !== undefined && dispatch) tr.setSelection(TextSelection.near(tr.doc.resolve(table + 3)));
      return true;
    })
    .run();
}
