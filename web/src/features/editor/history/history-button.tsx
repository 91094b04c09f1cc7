import { History } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Page } from '../../../api/types';
import { Button } from '../../../theme/controls/button';

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
  const [state, setState] = useState<'closed' | 'saving' | 'open'>('closed');
  const open = async (): Promise<void> => {
    setState('saving');
    setState((await beforeOpen()) ? 'open' : 'closed');
  };
  return (
    <>
      <Button variant="quiet" small busy={state === 'saving'} onClick={() => void open()}>
        <History className="icon" aria-hidden="true" />
        Geschiedenis
      </Button>
      {state === 'open' && (
        <Suspense>
          <HistoryDialog
            page={page}
            onRestored={(restored) => {
              setState('closed');
              onRestored(restored);
            }}
            onClose={() => setState('closed')}
          />
        </Suspense>
      )}
    </>
  );
}
