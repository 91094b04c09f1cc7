import { useState } from 'react';
import type { Page, Revision } from '../../../api/types';
import { toApiError } from '../../../lib/api/errors';
import { refreshPageTree } from '../../page-tree';
import { toast } from '../../../lib/toasts/toasts';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import { FieldError } from '../../../components/field';
import { restoreRevision } from './api';
import { revisionName } from './revision-words';

interface RestoreDialogProps {
  page: Page;
  revision: Revision;
  onRestored: (page: Page) => void;
  onClose: () => void;
}

const STALE = 'Deze pagina is intussen ergens anders opgeslagen. Sluit de geschiedenis en laad die versie.';

export function RestoreDialog({ page, revision, onRestored, onClose }: RestoreDialogProps) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function restore() {
    setBusy(true);
    try {
      const restored = await restoreRevision(page, revision.id);
      toast.success(`${revisionName(revision)} is teruggezet als concept.`);
      void refreshPageTree();
      onRestored(restored);
    } catch (thrown) {
      const { status, message } = toApiError(thrown);
      setError(status === 412 ? STALE : message);
      setBusy(false);
    }
  }

  return (
    <ConfirmDialog
      title={`${revisionName(revision)} terugzetten?`}
      verb="Terugzetten"
      variant="primary"
      busy={busy}
      onConfirm={() => void restore()}
      onClose={onClose}
    >
      <p>
        Dit wordt het nieuwe concept. Het concept van nu blijft in de geschiedenis staan. Bezoekers merken er
        niets van tot je publiceert.
      </p>
      <div role="alert">
        <FieldError error={error} />
      </div>
    </ConfirmDialog>
  );
}
