import { Check, CloudOff } from 'lucide-react';
import { clockTime } from '../../../lib/moments';
import styles from './save-state.module.css';
import type { PageSaving } from './use-page-saving';

type Standing = Pick<PageSaving, 'dirty' | 'running' | 'reached' | 'online' | 'savedAt' | 'conflict'>;

/** In a few words whether the server has everything. Only what goes wrong is read out. */
export function SaveState({ dirty, running, reached, online, savedAt, conflict }: Standing) {
  const isKept = dirty && !conflict && (!reached || !online);
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
      {isKept && <CloudOff className="icon" aria-hidden="true" />}
      {!dirty && !running && savedAt && <Check className="icon" aria-hidden="true" />}
      <span className={styles.words}>{text}</span>
    </span>
  );
}
