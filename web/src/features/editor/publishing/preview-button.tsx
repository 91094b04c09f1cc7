import { Eye } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button';
import type { PageLookProps } from './page-look';
import { PreviewDialog } from './preview-dialog';

/** Shows the draft as visitors will see it, unsaved changes included. */
export function PreviewButton({ draft }: { draft: PageLookProps }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" small onClick={() => setOpen(true)}>
        <Eye />
        Voorbeeld
      </Button>
      {isOpen && <PreviewDialog draft={draft} onClose={() => setOpen(false)} />}
    </>
  );
}
