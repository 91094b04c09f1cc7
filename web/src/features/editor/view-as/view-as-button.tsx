import { ScanEye } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { Page } from '../../../api/types';
import { Button } from '../../../components/button';
import { useOpenWhenSaved } from '../use-open-when-saved';

const ViewAsDialog = lazy(() => import('./view-as-dialog'));

interface ViewAsButtonProps {
  page: Page;
  /** Saves the draft, as that is what the server looks at; false when that did not work. */
  beforeOpen: () => Promise<boolean>;
}

/** Shows the page as somebody else would get it. */
export function ViewAsButton({ page, beforeOpen }: ViewAsButtonProps) {
  const { isOpen, busy, open, close } = useOpenWhenSaved(beforeOpen);
  return (
    <>
      <Button variant="quiet" small busy={busy} onClick={() => void open()}>
        <ScanEye className="icon" aria-hidden="true" />
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
