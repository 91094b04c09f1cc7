import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { currentProgress, subscribeToProgress } from '../../lib/progress/progress';
import { useDelayed } from '../../lib/use-delayed';
import styles from './progress-overlay.module.css';

/** Covers the screen while something goes on that nobody should interrupt. */
export function ProgressOverlay() {
  const title = useSyncExternalStore(subscribeToProgress, currentProgress);
  const late = useDelayed(title !== null);
  return late && title !== null ? <Overlay title={title} /> : null;
}

function Overlay({ title }: { title: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.overlay}
      aria-label={title}
      onCancel={(event) => event.preventDefault()}
    >
      <p className={styles.card} role="status">
        <span className={styles.spinner} aria-hidden="true" />
        {title}
      </p>
    </dialog>
  );
}
