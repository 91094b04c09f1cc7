import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import styles from './dialog.module.css';
import { useModal } from './use-modal';

interface DialogProps {
  title: ReactNode;
  /** Hides the title visually, for content that speaks for itself. */
  titleHidden?: boolean;
  onClose: () => void;
  className?: string;
  children: ReactNode;
  /** 'Annuleren', and a verb that says what happens. */
  actions?: ReactNode;
}

/** A native modal dialog: it traps focus, Escape closes it, and focus returns afterwards. */
export function Dialog({ title, titleHidden, onClose, className, children, actions }: DialogProps) {
  const dialog = useModal();
  const titleId = useId();
  return (
    <dialog
      ref={dialog}
      className={clsx(styles.dialog, className)}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onMouseDown={(event) => event.target === dialog.current && onClose()}
    >
      <div className={styles.inside}>
        <h2 id={titleId} className={titleHidden ? 'sr' : undefined}>
          {title}
        </h2>
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>
  );
}
