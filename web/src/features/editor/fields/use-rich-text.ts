import { useEditor, type Editor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect } from 'react';
import { cleanPasted } from '../in-place/pasted';

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    link: { openOnClick: false },
    // The page editor has its own undo, which covers the whole page.
    undoRedo: false,
    underline: false,
    // It would add an empty line to every text that ends in a list.
    trailingNode: false,
    code: false,
    codeBlock: false,
  }),
];

const EMPTY = '<p></p>';

const renderHtml = (editor: Editor): string => (editor.getHTML() === EMPTY ? '' : editor.getHTML());

interface RichTextOptions {
  id: string;
  /** Its dotted path in the block. */
  at: string;
  label: string;
  error: string | undefined;
  html: string;
  className: string;
  onChange: (html: string) => void;
}

/** The accessibility attributes of the text box. */
const getAttributes = ({ id, at, label, error, className }: RichTextOptions): Record<string, string> => ({
  id,
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-label': label,
  'data-writes': '',
  'data-at': at,
  class: className,
  ...(error && { 'aria-invalid': 'true', 'aria-describedby': `${id}-error` }),
});

/** A rich text editor that follows its value and cleans pasted content. */
export function useRichText(options: RichTextOptions): Editor {
  const { id, at, label, error, html, className, onChange } = options;
  const editor = useEditor({
    extensions,
    content: html,
    // Its style element has no CSP nonce; the few rules are in our own stylesheet.
    injectCSS: false,
    editorProps: { attributes: getAttributes(options), transformPastedHTML: cleanPasted },
    onUpdate: ({ editor: now }) => onChange(renderHtml(now)),
  });

  // Undo and version restores change the value from outside.
  useEffect(() => {
    if (renderHtml(editor) !== html) editor.commands.setContent(html, { emitUpdate: false });
  }, [editor, html]);

  useEffect(() => {
    const attributes = getAttributes({
      id,
      at,
      label,
      error,
      html: '',
      className,
      onChange: () => undefined,
    });
    editor.setOptions({ editorProps: { attributes, transformPastedHTML: cleanPasted } });
  }, [editor, id, at, label, error, className]);

  return editor;
}
