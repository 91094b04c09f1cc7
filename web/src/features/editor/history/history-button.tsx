import { History } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { Page } from '../../../api/types';
import { Button } from '../../../components/button';
import { useOpenWhenSaved } from '../use-open-when-saved';

const HistoryDialog = lazy(() => import('./history-dialog'));

interface HistoryButtonProps {
  page: Page;
  /** Saves the draft, so that it stays in history whatever is put back; false when that did not work. */
  beforeOpen: () => Promise<boolean>;
  /** After an earlier version was made the draft. */
  onRestored: (page: Page) => void;
}

/** Shows earlier versions of a page. */
export function HistoryButton({ page, beforeOpen, onRestored }: HistoryButtonProps) {
  const { isOpen, busy, open, close } = useOpenWhenSaved(beforeOpen);
  return (
    <>
      <Button variant="quiet" small busy={busy} onClick={() => void open()}>
        <History className="icon" aria-hidden="true" />
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
