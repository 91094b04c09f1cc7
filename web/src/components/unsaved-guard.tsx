import { useUnsavedGuard } from './use-unsaved-guard';
import { ConfirmDialog } from './confirm-dialog';

/** Asks for confirmation before the user leaves a form with unsaved changes. */
export function UnsavedGuard({ dirty }: { dirty: boolean }) {
  const blocker = useUnsavedGuard(dirty);
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      title="Wijzigingen weggooien?"
      verb="Weggooien"
      onConfirm={() => blocker.proceed()}
      onClose={() => blocker.reset()}
    >
      <p>Je hebt wijzigingen die nog niet zijn opgeslagen. Als je nu weggaat, ben je ze kwijt.</p>
    </ConfirmDialog>
  );
}
