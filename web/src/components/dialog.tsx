import { clsx } from 'clsx';
import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from './button';
import styles from './dialog.module.css';
import { closeBeside, useModal } from './use-modal';

interface DialogProps {
  title: ReactNode;
  /** Hides the title visually, for content that speaks for itself. */
  titleHidden?: boolean;
  onClose: () => void;
  /** Whether it blocks a navigation: the Back button must then not close it. */
  isLeaving?: boolean;
  /** In pixels, where there is room for it. */
  width?: number;
  className?: string;
  children: ReactNode;
  /** The buttons after 'Annuleren': each a verb that says what happens. */
  verbs?: ReactNode;
  /** What 'Annuleren' does, where that is not what Escape does. */
  onCancel?: () => void;
  /** Buttons in place of these. */
  actions?: ReactNode;
}

/** A search field takes Escape to empty itself. */
const emptiesItself = (target: Element): boolean =>
  target instanceof HTMLInputElement && target.type === 'search' && target.value !== '';

/** A native modal dialog: it traps focus, Escape closes it, and focus returns afterwards. */
export function Dialog({
  title,
  titleHidden,
  onClose,
  isLeaving = false,
  width = 480,
  className,
  children,
  verbs,
  onCancel = onClose,
  actions,
}: DialogProps) {
  const dialog = useModal(onClose, !isLeaving);
  const titleId = useId();

  // With `cancel` alone, browsers close the dialog without asking after an earlier prevented attempt.
  function closeByEscape(event: KeyboardEvent): void {
    const { key, target } = event;
    if (key !== 'Escape' || event.defaultPrevented || !(target instanceof Element)) return;
    if (target.closest('dialog') !== dialog.current || emptiesItself(target)) return;
    event.preventDefault();
    onClose();
  }

  return (
    <dialog
      ref={dialog}
      className={clsx('card edged', styles.dialog, className)}
      style={{ '--width': `${width}px` }}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // React passes on those of dialogs inside it, and file fields have one too.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
      onKeyDown={closeByEscape}
      onMouseDown={closeBeside(onClose)}
    >
      <div className={styles.inside}>
        <h2 id={titleId} className={titleHidden ? 'sr' : undefined}>
          {title}
        </h2>
        {children}
        {(verbs !== undefined || actions) && (
          <div className={clsx('cluster', styles.actions)}>
            {verbs !== undefined && <CancelButton onClick={onCancel} />}
            {verbs}
            {actions}
          </div>
        )}
      </div>
    </dialog>
  );
}

/** The button of a dialog that changes nothing. */
export const CancelButton = ({ onClick }: { onClick: () => void }) => (
  <Button variant="quiet" onClick={onClick}>
    Annuleren
  </Button>
);
