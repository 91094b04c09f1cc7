import { clsx } from 'clsx';
import { EditorContent } from '@tiptap/react';
import { useId } from 'react';
import { FieldError } from '../../../components/field';
import { useBlockForm } from '../fields/block-form';
import { RichTextToolbar } from '../fields/rich-text-toolbar';
import { TableToolbar } from '../rich-text/table-toolbar';
import { useRichText } from '../fields/use-rich-text';
import { useRoom } from './open-places';
import { useInlineField } from './places';
import styles from './rich-text-field.module.css';
import written from './written.module.css';

/** By the bars above the page, with its own below them in a wide window; in a narrow one its two rows lie at the foot. */
const COVERED = { top: 200, right: 0, bottom: 108, left: 0 };

interface RichTextFieldProps {
  at: string;
  html: string;
  className: string;
}

/** A rich text of a block, editable in place. Its toolbars stand by it while it has focus, in a narrow window at its foot. */
export function RichTextField({ at, html, className }: RichTextFieldProps) {
  const { change, errorAt, labelAt } = useBlockForm();
  const id = useId();
  useInlineField(at);
  const { isClosed, open } = useRoom(at, html);
  const label = labelAt(at);
  const error = errorAt(at);
  const { editor, ...links } = useRichText({
    id,
    at,
    label,
    error,
    html,
    className: `${className} ${written.text} ${styles.text}`,
    covered: COVERED,
    onChange: (value) => change(at, value),
  });
  return (
    <div className={styles.write} data-written onFocus={open}>
      <div className={styles.tools} data-open={isClosed ? undefined : ''}>
        <RichTextToolbar editor={editor} label={label} {...links} />
      </div>
      <EditorContent editor={editor} className={html === '' ? styles.empty : undefined} data-hint={label} />
      <div className={clsx(styles.tools, styles.ofTable)}>
        <TableToolbar {...{ editor, label }} />
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
