import { clsx } from 'clsx';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Page } from '../../../api/types';
import { Button } from '../../../components/button';
import { ListState } from '../../../components/list-state';
import { LargeDialog } from '../publishing/large-dialog';
import { useRevisions } from './api';
import styles from './history-dialog.module.css';
import { RevisionDetails } from './revision-details';
import { RevisionList, rowId } from './revision-list';
import { getFirst } from './revision-words';

interface HistoryDialogProps {
  page: Page;
  onRestored: (page: Page) => void;
  onClose: () => void;
}

/** The history of a page: how each revision looked, what changed since, and a button to restore it. */
export default function HistoryDialog({ page, onRestored, onClose }: HistoryDialogProps) {
  const { revisions, error, hasMore, isLoading, loadMore, refresh } = useRevisions(page.id);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const chosen = revisions?.find(({ id }) => id === chosenId);
  // Next to the list a revision is always open. Where only one of the two fits, it opens on request.
  const shown = chosen ?? getFirst(revisions ?? []);
  const leave = () => {
    // The list must be visible before it can receive focus.
    flushSync(() => setChosenId(null));
    if (shown) document.getElementById(rowId(shown))?.focus();
  };
  return (
    <LargeDialog title={`Geschiedenis van ${page.title}`} closing="Geschiedenis sluiten" onClose={onClose}>
      <div className={clsx('stack gap-4', styles.columns, chosen && styles.hasChosen)}>
        <div className={clsx('stack', styles.list)}>
          <ListState
            list={{ data: revisions, error, mutate: refresh }}
            empty={revisions?.length === 0 && 'Van deze pagina is nog niets bewaard.'}
          />
          {revisions && shown && (
            <RevisionList revisions={revisions} shown={shown} onChoose={({ id }) => setChosenId(id)} />
          )}
          {hasMore && (
            <Button variant="soft" small wide busy={isLoading} onClick={loadMore}>
              Oudere versies
            </Button>
          )}
        </div>
        {revisions && shown && (
          <div className={styles.details}>
            <RevisionDetails
              key={shown.id}
              page={page}
              revision={shown}
              others={revisions.filter(({ id }) => id !== shown.id)}
              takesFocus={chosen !== undefined}
              onNamed={refresh}
              onRestored={(restored) => {
                onClose();
                onRestored(restored);
              }}
              onLeave={leave}
            />
          </div>
        )}
      </div>
    </LargeDialog>
  );
}
