import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useId } from 'react';
import { FieldError } from '../../../theme/controls/field';
import { useBlockForm } from './block-form';
import { textOf, type FieldControlProps } from './control-props';
import { RichTextToolbar } from './rich-text-toolbar';
import styles from './rich-text.module.css';

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    link: { openOnClick: false },
    // The editor's own undo covers the whole page.
    undoRedo: false,
    underline: false,
    code: false,
    codeBlock: false,
  }),
];

const EMPTY = '<p></p>';

/** What the place to write in is to a screen reader. */
const attributesOf = (id: string, label: string, error: string | undefined): Record<string, string> => ({
  id,
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-label': label,
  class: styles.text ?? '',
  ...(error && { 'aria-invalid': 'true', 'aria-describedby': `${id}-error` }),
});

/** Rich text with a small toolbar. */
export function HtmlControl({ field, path, value }: FieldControlProps) {
  const { change, errorAt } = useBlockForm();
  const id = useId();
  const html = textOf(value);
  const error = errorAt(path);
  const editor = useEditor({
    extensions,
    content: html,
    // Its style element has no nonce; the few rules are in our own sheet.
    injectCSS: false,
    editorProps: { attributes: attributesOf(id, field.label, error) },
    onUpdate: ({ editor: now }) => change(path, now.getHTML() === EMPTY ? '' : now.getHTML()),
  });

  // Undo and another version come from outside.
  useEffect(() => {
    const shown = editor.getHTML() === EMPTY ? '' : editor.getHTML();
    if (shown !== html && !editor.isFocused) editor.commands.setContent(html, { emitUpdate: false });
  }, [editor, html]);

  useEffect(() => {
    editor.setOptions({ editorProps: { attributes: attributesOf(id, field.label, error) } });
  }, [editor, id, field.label, error]);

  return (
    <div className={styles.field}>
      <span className={styles.label}>{field.label}</span>
      <div className={styles.box}>
        <RichTextToolbar editor={editor} label={field.label} />
        <EditorContent editor={editor} />
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
