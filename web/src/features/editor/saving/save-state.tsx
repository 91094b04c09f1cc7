import { clsx } from 'clsx';
import { Check, CircleAlert, CloudOff, CloudUpload } from 'lucide-react';
import { clockTime } from '../../../lib/dates/moments';
import { frameId } from '../blocks/use-selected-block';
import type { Refusal } from './refusals';
import styles from './save-state.module.css';
import type { PageSaving } from './use-page-saving';

type Standing = Pick<
  PageSaving,
  'dirty' | 'running' | 'reached' | 'online' | 'savedAt' | 'conflict' | 'gone' | 'refused'
> & {
  /** Navigates to a field that is not saved. */
  onRefused: (refusal: Refusal) => void;
};

/** The save status in a few words. Screen readers announce problems only. */
export function SaveState(standing: Standing) {
  const { dirty, running, reached, online, savedAt, conflict, gone, refused, onRefused } = standing;
  const isKept = dirty && !conflict && (!reached || !online || gone);
  if (refused && !isKept) {
    const { name, refusal } = refused;
    return (
      <span className={clsx(styles.state, styles.refused)} role="status">
        <CircleAlert />
        <a
          href={refusal.block === null ? '#' : `#${frameId(refusal.block)}`}
          onClick={(event) => {
            event.preventDefault();
            onRefused(refusal);
          }}
        >
          Niet opgeslagen: {name}
        </a>
      </span>
    );
  }
  const text = isKept
    ? 'Bewaard in deze browser'
    : running
      ? 'Opslaan…'
      : dirty
        ? 'Nog niet opgeslagen'
        : savedAt
          ? `Opgeslagen om ${clockTime(savedAt)}`
          : '';
  return (
    <span className={styles.state} role="status" aria-live={isKept ? 'polite' : 'off'}>
      {isKept && <CloudOff />}
      {!isKept && (dirty || running) && <CloudUpload />}
      {!dirty && !running && savedAt && <Check />}
      <span>{text}</span>
    </span>
  );
}
