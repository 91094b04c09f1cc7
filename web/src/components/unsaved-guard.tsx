import { useEffect } from 'react';
import { useBlocker, type Location } from 'react-router-dom';
import { AT_ONCE, isState } from '../lib/session/router-state';
import { ConfirmDialog } from './confirm-dialog';

/** Whether the portal itself logs the user out: they may no longer save either. */
const isSentAway = ({ pathname, state }: Location): boolean =>
  pathname === '/logout' && !isState(state, AT_ONCE);

/** Asks before unsaved changes are lost: by a dialog inside the portal, by the browser when the user leaves it. */
export function UnsavedGuard({ dirty }: { dirty: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && currentLocation.pathname !== nextLocation.pathname && !isSentAway(nextLocation),
  );
  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [dirty]);
  if (blocker.state !== 'blocked') return null;
  return <DiscardDialog isLeaving onDiscard={() => blocker.proceed()} onClose={() => blocker.reset()} />;
}

interface DiscardDialogProps {
  onDiscard: () => void;
  onClose: () => void;
  isLeaving?: boolean;
}

export const DiscardDialog = ({ onDiscard, ...dialog }: DiscardDialogProps) => (
  <ConfirmDialog title="Wijzigingen weggooien?" verb="Weggooien" onConfirm={onDiscard} {...dialog}>
    <p>Je hebt wijzigingen die nog niet zijn opgeslagen. Als je nu weggaat, ben je ze kwijt.</p>
  </ConfirmDialog>
);
