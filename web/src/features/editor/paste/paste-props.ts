import type { Editor } from '@tiptap/react';
import { Slice } from '@tiptap/pm/model';
import { isInTable } from '@tiptap/pm/tables';
import type { EditorView } from '@tiptap/pm/view';
import { toast } from '../../../lib/toasts/toasts';
import { readPasted, tabbedRows } from './read-pasted';

const IN_WORDS = new Intl.ListFormat('nl');

function readAndTell(source: string, view: EditorView): string {
  const { html, pictures, leftOut, linkProblem } = readPasted(source, isInTable(view.state));
  if (pictures > 0)
    toast.warning(
      pictures === 1 ? 'Eén beeld is niet meegekomen.' : `${pictures} beelden zijn niet meegekomen.`,
      'Sleep een beeld zelf naar de pagina, dan wordt het een asset.',
    );
  if (leftOut.length > 0)
    toast.warning(
      'Niet alles is meegekomen.',
      `De ${IN_WORDS.format(leftOut)} van het document blijven achter.`,
    );
  if (linkProblem !== null) toast.warning('Niet elke link is meegekomen.', linkProblem);
  return html;
}

/** A list, heading or table that is pasted behind a word stays what it is, instead of going on in that line. */
function closeBlocks(slice: Slice, view: EditorView): Slice {
  const { firstChild, lastChild, childCount } = slice.content;
  const isText = (node: typeof firstChild): boolean => !node || node.isTextblock;
  const isInList = view.state.selection.$from.depth > 1;
  if (isInList || (childCount === 1 && isText(firstChild))) return slice;
  const start = firstChild?.type.name === 'paragraph' ? slice.openStart : 0;
  return new Slice(slice.content, start, isText(lastChild) ? slice.openEnd : 0);
}

const textNodes = (text: string) => (text === '' ? [] : [{ type: 'text', text }]);

/** Puts rows from a spreadsheet in as a table; false when the text is something else. */
export function pasteRows(editor: Editor, data: DataTransfer | null): boolean {
  if (!data || data.types.includes('text/html') || isInTable(editor.state)) return false;
  const rows = tabbedRows(data.getData('text/plain'));
  if (rows.length === 0) return false;
  return editor.commands.insertContent({
    type: 'table',
    content: rows.map((cells, index) => ({
      type: 'tableRow',
      content: cells.map((text) => ({
        type: index === 0 ? 'tableHeader' : 'tableCell',
        content: [{ type: 'paragraph', content: textNodes(text.trim()) }],
      })),
    })),
  });
}

/** How an editor of rich text takes what is pasted. */
export const pasteProps = { transformPastedHTML: readAndTell, transformPasted: closeBlocks };
