import { clsx } from 'clsx';
import { EditorContent } from '@tiptap/react';
import { useId } from 'react';
import { FieldError } from '../../../components/field';
import { isWritable } from '../in-place/writable';
import { type FieldControlProps, getText, useBlockForm } from './block-form';
import { RichTextToolbar } from './rich-text-toolbar';
import styles from './rich-text.module.css';
import { TableToolbar } from '../rich-text/table-toolbar';
import { SourceControl } from './source';
import { useRichText } from './use-rich-text';

/** Rich text with a small toolbar; as HTML source when it contains markup that the toolbar does not support. */
export function HtmlControl(props: FieldControlProps) {
  return isWritable(getText(props.value)) ? <RichTextControl {...props} /> : <SourceControl {...props} />;
}

function RichTextControl({ field, path, value }: FieldControlProps) {
  const { change, errorAt } = useBlockForm();
  const id = useId();
  const error = errorAt(path);
  const { editor, ...links } = useRichText({
    id,
    at: path,
    label: field.label,
    error,
    html: getText(value),
    className: styles.text ?? '',
    onChange: (html) => change(path, html),
  });
  return (
    <div className="stack gap-1">
      <span className="label">{field.label}</span>
      <div className={clsx('stack gap-0 card', styles.box)}>
        <RichTextToolbar editor={editor} label={field.label} {...links} />
        <TableToolbar editor={editor} label={field.label} />
        <EditorContent editor={editor} />
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
