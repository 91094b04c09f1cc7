import { useSyncExternalStore } from 'react';
import { currentToasts, subscribeToToasts } from '../../lib/toasts/toasts';
import { ToastCard } from './toast-card';
import styles from './toaster.module.css';

/** The messages, oldest on top. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts);
  return (
    <div className={styles.toaster} data-screen-only>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  );
}
