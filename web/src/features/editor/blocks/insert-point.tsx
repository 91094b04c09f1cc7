import { Plus } from 'lucide-react';
import styles from './insert-point.module.css';

interface InsertPointProps {
  /** The place that the new block gets, from 0. */
  at: number;
  onInsert: (at: number) => void;
}

/** Between two blocks: the way to put a new one there. */
export function InsertPoint({ at, onInsert }: InsertPointProps) {
  return (
    <div className={styles.insert}>
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
