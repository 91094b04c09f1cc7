import { clsx } from 'clsx';
import type { Button } from '../../../api/types';
import { BlockButton, isShown } from './block-button';
import { BlockTitle } from './block-title';
import { useEditing, EditableText } from './editing';
import { isBlank, RichText } from './rich-text';
import styles from './prose.module.css';

interface TextFields {
  title: string;
  subtitle: string;
  body: string;
  /** Not every block has one. */
  button?: Button;
}

interface ProseProps {
  text: TextFields;
  /** The background behind the text. */
  on?: string;
  /** Under a heading of the block itself, the title is an h3. */
  level?: 2 | 3;
  className?: string;
}

export const hasText = ({ title, subtitle, body, button }: TextFields): boolean =>
  title !== '' || subtitle !== '' || !isBlank(body) || (button !== undefined && isShown(button));

export function Prose({ text, on, level = 2, className }: ProseProps) {
  const { title, subtitle, body, button } = text;
  const isWritten = useEditing() !== null;
  return (
    <div className={clsx('stack', styles.prose, className)}>
      {(title || isWritten) && (
        <BlockTitle level={level} className={styles.title}>
          {title}
        </BlockTitle>
      )}
      {(subtitle || isWritten) && (
        <p className={clsx('soft', styles.subtitle, title && styles.underTitle)} data-written>
          <EditableText at="subtitle">{subtitle}</EditableText>
        </p>
      )}
      <RichText at="body" html={body} />
      {button && <BlockButton button={button} on={on} className={styles.button} />}
    </div>
  );
}
