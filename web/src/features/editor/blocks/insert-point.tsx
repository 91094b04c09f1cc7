import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import { memo } from 'react';
import styles from './insert-point.module.css';

interface InsertPointProps {
  /** The index of the new block, from 0. */
  at: number;
  onInsert: (at: number, beside: Element) => void;
  /** Reserves room for the bar of the block below, when it does not fit next to the button. */
  withBar?: boolean;
  /** What becomes of files that are dragged over it. */
  dropWords?: string | null;
}

/** A row between two blocks with a button to insert one. */
export const InsertPoint = memo(function InsertPoint(props: InsertPointProps) {
  const { at, onInsert, withBar = false, dropWords = null } = props;
  return (
    <div
      className={clsx(
        'center',
        styles.insert,
        withBar && styles.withBar,
        dropWords !== null && styles.filesOver,
      )}
      data-insert={at}
    >
      <button
        className="center edged"
        type="button"
        aria-label={`Hier een blok invoegen (plaats ${at + 1})`}
        onClick={({ currentTarget }) => onInsert(at, currentTarget)}
      >
        <Plus />
      </button>
      {dropWords !== null && <span className={clsx('text-xs strong edged', styles.hint)}>{dropWords}</span>}
    </div>
  );
});
