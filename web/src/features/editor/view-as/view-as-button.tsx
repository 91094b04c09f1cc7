import { ScanEye } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Page } from '../../../api/types';
import { Button } from '../../../theme/controls/button';

const ViewAsDialog = lazy(() => import('./view-as-dialog'));

interface ViewAsButtonProps {
  page: Page;
  /** Saves the draft, as that is what the server looks at; false when that did not work. */
  beforeOpen: () => Promise<boolean>;
}

/** Shows the page as somebody else would get it. */
export function ViewAsButton({ page, beforeOpen }: ViewAsButtonProps) {
  const [state, setState] = useState<'closed' | 'saving' | 'open'>('closed');
  const open = async (): Promise<void> => {
    setState('saving');
    setState((await beforeOpen()) ? 'open' : 'closed');
  };
  return (
    <>
      <Button variant="quiet" small busy={state === 'saving'} onClick={() => void open()}>
        <ScanEye className="icon" aria-hidden="true" />
        Bekijk als
      </Button>
      {state === 'open' && (
        <Suspense>
          <ViewAsDialog page={page} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  );
}
