import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from './confirm-dialog';

/** Asks before unsaved changes are lost: by a dialog inside the portal, by the browser when the user leaves it. */
export function UnsavedGuard({ dirty }: { dirty: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [dirty]);
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
