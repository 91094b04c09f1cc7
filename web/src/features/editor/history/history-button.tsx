import { History } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { Page } from '../../../api/types';
import { Button } from '../../../components/button';
import { useOpenWhenSaved } from '../use-open-when-saved';

const HistoryDialog = lazy(() => import('./history-dialog'));

interface HistoryButtonProps {
  page: Page;
  /** Saves the draft, so that history keeps it whatever is restored; false when saving fails. */
  beforeOpen: () => Promise<boolean>;
  /** Called after a revision was made the draft. */
  onRestored: (page: Page) => void;
}

/** Opens the history of a page. */
export function HistoryButton({ page, beforeOpen, onRestored }: HistoryButtonProps) {
  const { isOpen, busy, open, close } = useOpenWhenSaved(beforeOpen);
  return (
    <>
      <Button variant="quiet" small busy={busy} onClick={() => void open()}>
        <History />
        Geschiedenis
      </Button>
      {isOpen && (
        <Suspense>
          <HistoryDialog
            page={page}
            onRestored={(restored) => {
              close();
              onRestored(restored);
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
