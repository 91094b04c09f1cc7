import { CheckCheck, RotateCcw } from 'lucide-react';
import { Button } from './button';
import styles from './restore-chosen.module.css';

interface RestoreChosenProps {
  choice: {
    all: number;
    count: number;
    busy: boolean;
    chooseAll: () => void;
    restoreChosen: () => Promise<void>;
  };
}

/** Above a deleted list: selects all items, and restores the selected ones. */
export function RestoreChosen({
  choice: { all, count, busy, chooseAll, restoreChosen },
}: RestoreChosenProps) {
  if (all === 0) return null;
  return (
    <div className="cluster">
      <Button variant="quiet" small onClick={chooseAll}>
        <CheckCheck />
        Alles kiezen
      </Button>
      {count > 0 && (
        <Button variant="soft" small busy={busy} onClick={() => void restoreChosen()}>
          <RotateCcw />
          {count} gekozen terugzetten
        </Button>
      )}
    </div>
  );
}

interface ChosenBoxProps {
  name: string;
  checked: boolean;
  onChange: () => void;
}

export const ChosenBox = ({ name, ...box }: ChosenBoxProps) => (
  <input type="checkbox" className={styles.box} aria-label={`${name} kiezen`} {...box} />
);
