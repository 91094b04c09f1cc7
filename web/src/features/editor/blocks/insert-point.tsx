import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import styles from './insert-point.module.css';

interface InsertPointProps {
  /** The place that the new block gets, from 0. */
  at: number;
  onInsert: (at: number) => void;
  /** Keeps room for the bar of the block below, where that has no room beside the button. */
  withBar?: boolean;
}

/** A row between two blocks: the way to put a new one there. */
export function InsertPoint({ at, onInsert, withBar = false }: InsertPointProps) {
  return (
    <div className={clsx(styles.insert, withBar && styles.withBar)}>
      <button
        type="button"
        aria-label={`Hier een blok invoegen (plaats ${at + 1})`}
        onClick={() => onInsert(at)}
      >
        <Plus className="icon" aria-hidden="true" />
      </button>
    </div>
  );
}
