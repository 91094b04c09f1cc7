import type { ReactNode } from 'react';
import { Button, type ButtonVariant } from './button';
import { Dialog } from './dialog';

interface ConfirmDialogProps {
  title: string;
  /** The label of the confirm button: a verb. */
  verb: string;
  variant?: ButtonVariant;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  isLeaving?: boolean;
  children?: ReactNode;
}

/** Asks for confirmation before an action that cannot be undone. */
export function ConfirmDialog({
  title,
  verb,
  variant = 'danger',
  busy,
  onConfirm,
  onClose,
  isLeaving = false,
  children,
}: ConfirmDialogProps) {
  return (
    <Dialog
      title={title}
      onClose={onClose}
      isLeaving={isLeaving}
      verbs={
        <Button variant={variant} busy={busy} onClick={onConfirm}>
          {verb}
        </Button>
      }
    >
      {children}
    </Dialog>
  );
}
