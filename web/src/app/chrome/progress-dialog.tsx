import { useModal } from '../../components/use-modal';
import styles from './progress-dialog.module.css';

/** Nobody closes it: what goes on would go on unseen. */
export function ProgressDialog({ title }: { title: string }) {
  const dialog = useModal();
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
