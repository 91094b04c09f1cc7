import { lazy, Suspense } from 'react';
import { createPortal } from 'react-dom';
import { useTopDialog } from '../../lib/open-dialogs';
import { useLiveValue } from '../../lib/live-value';
import { toasts as shownToasts, type Toast } from '../../lib/toasts/toasts';
import styles from './toaster.module.css';

/** Lazy: a visit that only reads never shows one. */
const ToastCard = lazy(() => import('./toast-card'));

const NONE: readonly Toast[] = [];

/** The messages, above everything else. */
export function Toaster() {
  const toasts = useLiveValue(shownToasts);
  const dialog = useTopDialog();
  return (
    <>
      <Places toasts={dialog ? NONE : toasts} />
      {dialog && createPortal(<Places toasts={toasts} />, dialog)}
    </>
  );
}

/**
 * Oldest first. The live regions are always mounted: a screen reader only announces changes in a region that it already
 * knows.
 */
function Places({ toasts }: { toasts: readonly Toast[] }) {
  const cards = (isError: boolean) => {
    const own = toasts.filter(({ type }) => (type === 'error') === isError);
    if (own.length === 0) return null;
    return (
      <Suspense>
        {own.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </Suspense>
    );
  };
  return (
    <div className={styles.toaster} data-screen-only>
      <div role="alert" aria-atomic="false">
        {cards(true)}
      </div>
      <div role="status" aria-atomic="false">
        {cards(false)}
      </div>
    </div>
  );
}
