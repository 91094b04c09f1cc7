import { Editor } from '@tiptap/react';
import { afterEach, expect, test } from 'vitest';
import { richTextExtensions } from '../rich-text/extensions';
import { withStoredTables } from '../rich-text/table-html';
import { pasteProps } from './paste-props';

let editor: Editor;
afterEach(() => editor.destroy());

/** What the editor holds after a paste behind a word. */
function paste(content: string, word: string, html: string): string {
  editor = new Editor({ extensions: richTextExtensions, content, editorProps: pasteProps });
  editor.state.doc.descendants((node, place) => {
    if (node.isText && node.text?.includes(word)) editor.commands.setTextSelection(place + node.nodeSize);
  });
  editor.view.pasteHTML(html);
  return withStoredTables(editor.getHTML());
}

const GRID =
  '<table><tbody><tr><td>1</td><td>2</td><td>3</td></tr><tr><td>4</td><td>5</td><td>6</td></tr></tbody></table>';
const MERGED =
  '<table><tr><td>A</td><td>B</td><td rowspan="2">C</td></tr><tr><td>D</td><td>E</td></tr></table>';

test('a list behind a word stays a list, with its start', () => {
  expect(paste('<p>woord</p>', 'woord', '<ol start="3"><li>drie</li><li>vier</li></ol>')).toBe(
    '<p>woord</p><ol start="3"><li><p>drie</p></li><li><p>vier</p></li></ol>',
  );
});

test('a heading and what follows it do not go on in the line', () => {
  expect(paste('<p>woord</p>', 'woord', '<h2>Kop</h2><p>tekst</p>')).toBe(
    '<p>woord</p><h2>Kop</h2><p>tekst</p>',
  );
});

test('words go on in the line, and items in their list', () => {
  expect(paste('<p>woord</p>', 'woord', '<p>en <b>meer</b></p>')).toBe(
    '<p>woorden <strong>meer</strong></p>',
  );
  expect(paste('<ul><li><p>een</p></li></ul>', 'een', '<ul><li>a</li><li>b</li></ul>')).toBe(
    '<ul><li><p>eena</p></li><li><p>b</p></li></ul>',
  );
});

test('an empty line gives way to what is pasted', () => {
  expect(paste('<p></p>', '', '<ul><li>a</li><li>b</li></ul>')).toBe(
    '<ul><li><p>a</p></li><li><p>b</p></li></ul>',
  );
});

test('a table with merged cells fills the cells of another, in which nothing nests', () => {
  expect(paste(GRID, '4', MERGED)).toBe(
    '<table><tbody><tr><td>1</td><td>2</td><td>3</td></tr><tr><td>A</td><td>B</td><td>C</td></tr><tr><td>D</td><td>E</td><td></td></tr></tbody></table>',
  );
  expect(paste(GRID, '6', `<p>Voor</p>${MERGED}`).match(/<table/g)).toHaveLength(1);
});

test('a table with merged cells is a table of its own elsewhere', () => {
  expect(paste('<p>woord</p>', 'woord', MERGED)).toContain('<p>woord</p><table><thead>');
});
