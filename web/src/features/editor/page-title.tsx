import { useId } from 'react';
import { FieldError } from '../../components/field';
import { GrowingText } from './in-place/growing-text';
import styles from './page-editor.module.css';

interface PageTitleProps {
  title: string;
  error: string | undefined;
  onChange: (title: string) => void;
}

/** The page title, editable in place. */
export function PageTitle({ title, error, onChange }: PageTitleProps) {
  const id = useId();
  return (
    <div className={styles.title}>
      <GrowingText
        label="Titel"
        at="title"
        required
        value={title}
        onChange={onChange}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        invalid={error !== undefined}
        describedBy={error === undefined ? undefined : `${id}-error`}
      />
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
