import { getSchema, Editor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { addColumnAfter, addRowAfter, mergeCells, CellSelection } from '@tiptap/pm/tables';
import { afterEach, expect, test } from 'vitest';
import { Links } from './links';
import { withStoredTables } from './table-html';
import {
  hasHeadColumn,
  hasHeadRow,
  insertTable,
  mergeChosen,
  runTable,
  Tables,
  toggleHeadColumn,
  toggleHeadRow,
} from './table-nodes';

const extensions = [StarterKit.configure({ link: false }), Links, Tables];
let editor: Editor;
afterEach(() => editor.destroy());

const open = (content: string): Editor => {
  editor = new Editor({ extensions, content });
  return editor;
};
const html = (): string => withStoredTables(editor.getHTML());

const TABLE =
  '<table><thead><tr><th scope="col">Kleur</th><th scope="col">Hex</th></tr></thead>' +
  '<tbody><tr><th scope="row">Blauw</th><td><a href="/x">b</a></td></tr>' +
  '<tr><td colspan="2"><p>c</p><p>d</p></td></tr></tbody></table>';

test('a table comes out as it went in', () => {
  open(`<p>Voor</p>${TABLE}`);
  expect(html()).toBe(`<p>Voor</p>${TABLE}`);
  expect(getSchema(extensions).nodes['tableHeader']?.spec['tableRole']).toBe('header_cell');
});

test('a cell that says to be wider than any table does not hold the editor up', () => {
  open('<table><tbody><tr><td colspan="1000000000">a</td></tr></tbody></table>');
  expect(html()).toBe('<table><tbody><tr><td colspan="100">a</td></tr></tbody></table>');
});

test('a new one has a header row, and the caret in its first cell', () => {
  open('');
  insertTable(editor);
  editor.commands.insertContent('Kop');
  const row = (cell: string) => `<tr>${cell.repeat(3)}</tr>`;
  expect(html()).toBe(
    `<table><thead><tr><th scope="col">Kop</th>${'<th scope="col"></th>'.repeat(2)}</tr></thead>` +
      `<tbody>${row('<td></td>').repeat(2)}</tbody></table>`,
  );
});

test('without a choice a cell merges with the one to its right, and the last with none', () => {
  open('<table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>');
  goTo('b');
  expect(runTable(editor, mergeChosen)).toBe(false);
  goTo('a');
  expect(runTable(editor, mergeChosen)).toBe(true);
  expect(html()).toContain('<tr><td colspan="2"><p>a</p><p>b</p></td></tr><tr><td>c</td><td>d</td></tr>');
  expect(runTable(editor, mergeChosen)).toBe(false);
});

/** The place inside the cell with a text. */
function goTo(text: string): number {
  let found = 0;
  editor.state.doc.descendants((node, position) => {
    if (node.isText && node.text === text) found = position;
  });
  editor.commands.setTextSelection(found);
  return found;
}

test('rows and columns are added, cells merged, and the header row taken away', () => {
  open('<table><tr><th>a</th><th>b</th></tr><tr><td>c</td><td>d</td></tr></table>');
  goTo('d');
  expect(runTable(editor, addRowAfter)).toBe(true);
  expect(runTable(editor, addColumnAfter)).toBe(true);
  expect(html()).toBe(
    '<table><thead><tr><th scope="col">a</th><th scope="col">b</th><th scope="col"></th></tr></thead>' +
      '<tbody><tr><td>c</td><td>d</td><td></td></tr><tr><td></td><td></td><td></td></tr></tbody></table>',
  );
  const [from, to] = [goTo('c'), goTo('d')];
  const cell = (position: number): number => editor.state.doc.resolve(position).before(-1);
  editor.view.dispatch(
    editor.state.tr.setSelection(CellSelection.create(editor.state.doc, cell(from), cell(to))),
  );
  expect(runTable(editor, mergeCells)).toBe(true);
  expect(html()).toContain('<td colspan="2"><p>c</p><p>d</p></td>');
  goTo('a');
  expect(runTable(editor, toggleHeadRow)).toBe(true);
  expect(html()).toContain('<table><tbody><tr><td>a</td><td>b</td>');
});

test('a header row and a header column come and go without each other', () => {
  const head = '<thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead>';
  open('<table><tr><th>a</th><th>b</th></tr><tr><td>c</td><td>d</td></tr></table>');
  goTo('d');
  const heads = (): boolean[] => [hasHeadRow(editor.state), hasHeadColumn(editor.state)];
  expect(heads()).toEqual([true, false]);
  runTable(editor, toggleHeadColumn);
  expect(heads()).toEqual([true, true]);
  expect(html()).toBe(`<table>${head}<tbody><tr><th scope="row">c</th><td>d</td></tr></tbody></table>`);
  runTable(editor, toggleHeadRow);
  expect(heads()).toEqual([false, true]);
  expect(html()).toBe(
    '<table><tbody><tr><th scope="row">a</th><td>b</td></tr><tr><th scope="row">c</th><td>d</td></tr></tbody></table>',
  );
  runTable(editor, toggleHeadRow);
  runTable(editor, toggleHeadColumn);
  expect(html()).toBe(`<table>${head}<tbody><tr><td>c</td><td>d</td></tr></tbody></table>`);
});
