import { ScanEye } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { Page } from '../../../api/types';
import { Button } from '../../../components/button';
import { useOpenWhenSaved } from '../use-open-when-saved';

const ViewAsDialog = lazy(() => import('./view-as-dialog'));

interface ViewAsButtonProps {
  page: Page;
  /** Saves the draft, because the server renders the saved version; false when saving fails. */
  beforeOpen: () => Promise<boolean>;
}

export function ViewAsButton({ page, beforeOpen }: ViewAsButtonProps) {
  const { isOpen, busy, open, close } = useOpenWhenSaved(beforeOpen);
  return (
    <>
      <Button variant="quiet" small busy={busy} onClick={() => void open()}>
        <ScanEye />
        Bekijk als
      </Button>
      {isOpen && (
        <Suspense>
          <ViewAsDialog page={page} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
