import { clsx } from 'clsx';
import { Check, CircleAlert, CloudOff, CloudUpload } from 'lucide-react';
import { clockTime } from '../../../lib/dates/moments';
import { frameId } from '../blocks/use-selected-block';
import type { Refusal } from './refusals';
import styles from './save-state.module.css';
import type { SaveStatus } from './use-save-status';

interface SaveStateProps extends SaveStatus {
  /** Navigates to a field that is not saved. */
  onRefused: (refusal: Refusal) => void;
}

/** The save status in a few words. Screen readers announce problems only. */
export function SaveState(props: SaveStateProps) {
  const { dirty, running, reached, online, savedAt, hasConflict, gone, refusal, refused, onRefused } = props;
  const isKept = dirty && !hasConflict && (!reached || !online || gone);
  if (refusal && !isKept) {
    return (
      <span className={clsx('small-icons', styles.state, styles.refused)} role="status">
        <CircleAlert />
        <a
          href={refusal.block === null ? '#' : `#${frameId(refusal.block)}`}
          onClick={(event) => {
            event.preventDefault();
            onRefused(refusal);
          }}
        >
          Niet opgeslagen: {refused}
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
    <span className={clsx('small-icons', styles.state)} role="status" aria-live={isKept ? 'polite' : 'off'}>
      {isKept && <CloudOff />}
      {!isKept && (dirty || running) && <CloudUpload />}
      {!dirty && !running && savedAt && <Check />}
      <span>{text}</span>
    </span>
  );
}
