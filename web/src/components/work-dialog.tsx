import type { ComponentProps } from 'react';
import { useFormSave } from '../lib/use-form-save';
import { ConfirmDialog } from './confirm-dialog';

interface WorkDialogProps extends Omit<ComponentProps<typeof ConfirmDialog>, 'busy' | 'onConfirm'> {
  work: () => Promise<void>;
}

/** Asks before work on the server, and closes once that is done or has failed. */
export function WorkDialog({ work, onClose, ...dialog }: WorkDialogProps) {
  const { busy, run } = useFormSave();
  return (
    <ConfirmDialog
      {...dialog}
      busy={busy}
      onConfirm={() => void run(work).finally(onClose)}
      onClose={onClose}
    />
  );
}
