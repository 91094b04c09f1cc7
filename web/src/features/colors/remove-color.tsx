import { useState } from 'react';
import type { Color } from '../../api/types';
import { Button } from '../../components/button';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { Dialog } from '../../components/dialog';
import { toApiError } from '../../lib/api/errors';
import { getUsedOn } from '../../lib/api/used-on';
import { toast } from '../../lib/toasts/toasts';
import { useFormSave } from '../../lib/use-form-save';
import { removeColor } from './api';

/** Deletes a colour after a question; one that pages use stays, with where that is. */
export function RemoveColor({ color: { id, name }, onClose }: { color: Color; onClose: () => void }) {
  const [usedOn, setUsedOn] = useState<readonly string[]>([]);
  const { busy, run } = useFormSave();

  const remove = () =>
    run(async () => {
      try {
        await removeColor(id);
        toast.success(`${name} is verwijderd.`);
        onClose();
      } catch (thrown) {
        const error = toApiError(thrown);
        const pages = getUsedOn(error);
        if (pages.length === 0) throw error;
        setUsedOn(pages);
      }
    });

  return usedOn.length > 0 ? (
    <Dialog
      title={`${name} is in gebruik`}
      onClose={onClose}
      actions={<Button onClick={onClose}>Sluiten</Button>}
    >
      <p>Haal haar eerst van deze pagina&apos;s af:</p>
      <ul>
        {usedOn.map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
    </Dialog>
  ) : (
    <ConfirmDialog
      title={`${name} verwijderen?`}
      verb="Verwijderen"
      busy={busy}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p>Wie de kleuren als bestand ophaalt, krijgt haar daarna niet meer.</p>
    </ConfirmDialog>
  );
}
