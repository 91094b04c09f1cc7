import type { KeyboardEvent } from 'react';
import { useBlockForm } from '../fields/block-form';
import { GrowingText } from './growing-text';
import { useRoom } from './open-places';
import { useInlineField } from './places';
import styles from './editing-block.module.css';

/** The next editable text in the same block. */
function nextField(from: HTMLElement): HTMLElement | undefined {
  const fields = [...(from.closest('[data-block]')?.querySelectorAll<HTMLElement>('[data-writes]') ?? [])];
  return fields[fields.indexOf(from) + 1];
}

/** A plain text of a block, editable in place. Enter moves to the next text. */
export function EditableTextField({ at, text }: { at: string; text: string }) {
  const { change, errorAt, labelAt } = useBlockForm();
  useInlineField(at);
  const { isClosed, open } = useRoom(at, text);
  const goOn = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    nextField(event.currentTarget)?.focus();
  };
  return (
    <span className={styles.words} data-open={isClosed ? undefined : ''}>
      <GrowingText
        at={at}
        label={labelAt(at)}
        value={text}
        onChange={(value) => change(at, value)}
        onKeyDown={goOn}
        onFocus={open}
        error={errorAt(at)}
      />
    </span>
  );
}
