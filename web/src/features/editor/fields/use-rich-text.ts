import { createDocument, useEditor, type Editor } from '@tiptap/react';
import { useContext, useEffect, useRef, useState } from 'react';
import { useLatest } from '../../../lib/use-latest';
import { InsertBelowContext } from '../blocks/insert-below';
import { pasteProps, pasteRows } from '../paste/paste-props';
import { richTextExtensions } from '../rich-text/extensions';
import { withStoredTables } from '../rich-text/table-html';

const EMPTY = '<p></p>';

const renderHtml = (editor: Editor): string => {
  const html = withStoredTables(editor.getHTML());
  return html === EMPTY ? '' : html;
};

interface RichTextOptions {
  id: string;
  /** Its dotted path in the block. */
  at: string;
  label: string;
  error: string | undefined;
  html: string;
  className: string;
  /** What lies over the edges of the window while it is written in, in pixels: the caret stays clear of it. */
  covered?: { top: number; right: number; bottom: number; left: number };
  onChange: (html: string) => void;
}

/** The accessibility attributes of the text box. */
const getAttributes = ({
  id,
  at,
  label,
  error,
  className,
}: Omit<RichTextOptions, 'html' | 'covered' | 'onChange'>): Record<string, string> => ({
  id,
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-label': label,
  'data-writes': '',
  'data-at': at,
  class: className,
  ...(error && { 'aria-invalid': 'true', 'aria-describedby': `${id}-error` }),
});

const isLinkKey = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !shiftKey && !altKey;

/** Takes the line with the slash away; a text keeps one line. */
function removeLine(editor: Editor): void {
  const { $from } = editor.state.selection;
  const isOnly = editor.state.doc.childCount === 1;
  const range = isOnly
    ? { from: $from.start(), to: $from.end() }
    : { from: $from.before(), to: $from.after() };
  editor.chain().deleteRange(range).run();
}

/** The line that the caret is on: a menu opens there, rather than under a long text. */
function getLine(view: Editor['view']): Element {
  const { node } = view.domAtPos(view.state.selection.from);
  return (node instanceof Element ? node : node.parentElement) ?? view.dom;
}

/** A dialog gives focus back before it leaves the page, and takes the selection along: typing would go nowhere. */
function bringCaret(editor: Editor): void {
  requestAnimationFrame(() => {
    if (editor.isDestroyed || !editor.view.hasFocus()) return;
    const caret = document.getSelection()?.anchorNode ?? null;
    if (!editor.view.dom.contains(caret)) editor.view.focus();
  });
}

/** Takes over a text from outside. Only what differs is replaced, so that the caret stays at its words. */
function follow(editor: Editor, html: string): void {
  const { doc, tr } = editor.state;
  const next = createDocument(html, editor.schema);
  const start = doc.content.findDiffStart(next.content);
  const end = doc.content.findDiffEnd(next.content);
  if (start === null || !end) return;
  // Among letters that repeat, the two may overlap.
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  const slice = next.slice(start, end.b + overlap);
  editor.view.dispatch(tr.replace(start, end.a + overlap, slice).setMeta('preventUpdate', true));
}

/**
 * A rich text editor that follows its value and cleans pasted content. Ctrl+K asks for a link, a slash on an empty line
 * for a block.
 */
export function useRichText(options: RichTextOptions) {
  const { id, at, label, error, className, html, covered, onChange } = options;
  const [linking, setLinking] = useState(false);
  const insertBelow = useContext(InsertBelowContext);
  const latest = useLatest({ onChange, insertBelow });
  const sent = useRef(html);
  const editor: Editor = useEditor({
    extensions: richTextExtensions,
    content: html,
    // Its style element has no CSP nonce; the few rules are in our own stylesheet.
    injectCSS: false,
    onFocus: () => bringCaret(editor),
    editorProps: {
      attributes: getAttributes(options),
      ...pasteProps,
      ...(covered && { scrollThreshold: covered, scrollMargin: covered }),
      handlePaste: (_view, event) => pasteRows(editor, event.clipboardData),
      handleKeyDown: (_view, event) => {
        if (!isLinkKey(event)) return false;
        event.preventDefault();
        // Elsewhere these keys search the portal.
        event.stopPropagation();
        setLinking(true);
        return true;
      },
      handleTextInput: (view, from, to, text) => {
        const { $from, empty } = view.state.selection;
        const isBare = empty && $from.depth === 1 && $from.parent.content.size === 0;
        const ask = latest.current.insertBelow;
        if (text !== '/' || !isBare || $from.parent.type.name !== 'paragraph' || !ask) return false;
        // It stands there already for those who meant just that.
        view.dispatch(view.state.tr.insertText(text, from, to));
        ask(getLine(view), () => removeLine(editor));
        return true;
      },
    },
    onUpdate: ({ editor: now }) => {
      const written = renderHtml(now);
      // The line behind a table is nothing to save.
      if (written === sent.current) return;
      sent.current = written;
      latest.current.onChange(written);
    },
  });

  // Undo and version restores change the value from outside.
  useEffect(() => {
    sent.current = html;
    if (renderHtml(editor) !== html) follow(editor, html);
  }, [editor, html]);

  useEffect(() => {
    const { editorProps } = editor.options;
    const attributes = getAttributes({ id, at, label, error, className });
    editor.setOptions({ editorProps: { ...editorProps, attributes } });
  }, [editor, id, at, label, error, className]);

  return { editor, linking, setLinking };
}
