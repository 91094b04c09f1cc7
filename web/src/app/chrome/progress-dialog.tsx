import { clsx } from 'clsx';
import { useModal } from '../../components/use-modal';
import styles from './progress-dialog.module.css';

const stay = (): void => undefined;

/** Cannot be closed: the work would continue unseen. */
export default function ProgressDialog({ title }: { title: string }) {
  const dialog = useModal(stay);
  return (
    <dialog
      ref={dialog}
      className={clsx('card edged', styles.overlay)}
      aria-label={title}
      onCancel={(event) => event.preventDefault()}
      onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()}
    >
      <p className={clsx('line gap-2 strong', styles.card)} role="status">
        <span className={styles.spinner} aria-hidden="true" />
        {title}
      </p>
    </dialog>
  );
}
