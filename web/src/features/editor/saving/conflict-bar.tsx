import { createContext, useContext } from 'react';
import { Button } from '../../../components/button';
import type { Conflict } from './page-state';
import { savedBy, savedWhere } from './saved-by';
import styles from './conflict-bar.module.css';

interface ConflictQuestion {
  conflict: Conflict | null;
  user: string;
  /** Shows both versions, to choose from. */
  ask: () => void;
}

/** What both changed, for the blocks that it is of. */
export const ConflictContext = createContext<ConflictQuestion>({
  conflict: null,
  user: '',
  ask: () => undefined,
});

/** Says at a block that somebody else changed it too. It takes no focus and no keys: the editor asks for the rest. */
export function ConflictBar({ block }: { block: number }) {
  const { conflict, user, ask } = useContext(ConflictContext);
  if (!conflict?.names.includes(`blocks.${block}`)) return null;
  return (
    <div className={styles.place}>
      <div className={styles.bar}>
        <p>
          {savedBy(conflict.other, user)} dit blok{savedWhere(conflict.other, user)} ook gewijzigd.
        </p>
        <Button small onClick={ask}>
          Versie kiezen
        </Button>
      </div>
    </div>
  );
}
