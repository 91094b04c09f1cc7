import { useSyncExternalStore } from 'react';
import { currentToasts, subscribeToToasts } from '../../lib/toasts/toasts';
import { ToastCard } from './toast-card';
import styles from './toaster.module.css';

/** The messages, oldest on top. Their places are always there: a screen reader only tells what comes into one it knows. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts);
  const cards = (isError: boolean) =>
    toasts
      .filter(({ type }) => (type === 'error') === isError)
      .map((toast) => <ToastCard key={toast.id} toast={toast} />);
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
