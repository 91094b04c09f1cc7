import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { useLatest } from '../../../lib/use-latest';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import type { PageSaving } from './use-page-saving';

/** How long a navigation waits for the last change to be saved. */
const PATIENCE_MS = 5000;

const isLogout = (path: string): boolean => /^\/(session\/)?logout$/.test(path);

const later = (ms: number): Promise<boolean> =>
  new Promise((resolve) => setTimeout(() => resolve(false), ms));

/** Saves the last change before a navigation, and asks only when saving fails. */
export function LeaveDialog({ saving }: { saving: PageSaving }) {
  const { store, keeper, exit, stay } = saving;
  const [asking, setAsking] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !exit.isOpen() &&
      exit.holdUp(
        currentLocation.pathname !== nextLocation.pathname && (store.isDirty() || store.now().running),
      ),
  );
  const isBlocked = blocker.state === 'blocked';
  const goBack = (): void => {
    blocker.reset?.();
    stay();
  };
  // New objects on every render.
  const latest = useLatest({ blocker, goBack });

  useEffect(() => {
    if (!isBlocked) return setAsking(false);
    let isWaiting = true;
    void Promise.race([store.flush(), later(PATIENCE_MS)]).then((saved) => {
      const { blocker: held, goBack: stayHere } = latest.current;
      if (!isWaiting || exit.isOpen() || held.state !== 'blocked') return;
      if (saved) held.proceed();
      // The conflict must be resolved first.
      else if (store.ask()) stayHere();
      else setAsking(true);
    });
    return () => {
      isWaiting = false;
    };
  }, [isBlocked, store, exit, latest]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent): void => {
      if (store.isDirty() && !exit.isOpen()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [store, exit]);

  if (!isBlocked || !asking) return null;
  const isLost = keeper.isLost() || isLogout(blocker.location.pathname);
  return (
    <ConfirmDialog
      title="Weggaan zonder op te slaan?"
      verb="Weggaan"
      isLeaving
      onConfirm={() => {
        exit.open();
        blocker.proceed();
      }}
      onClose={goBack}
    >
      <p>
        {isLost
          ? 'Je laatste wijzigingen konden niet worden opgeslagen. Als je nu weggaat, ben je ze kwijt.'
          : 'Je laatste wijzigingen konden niet worden opgeslagen. Ze blijven in deze browser bewaard: je vindt ze terug als je de pagina weer opent.'}
      </p>
    </ConfirmDialog>
  );
}
