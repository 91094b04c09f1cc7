import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../components/button';
import { Dialog } from '../../../components/dialog';
import styles from './large-dialog.module.css';

interface LargeDialogProps {
  title: string;
  closing: string;
  onClose: () => void;
  children: ReactNode;
}

/** A full-window dialog for viewing only: it has no actions, and its close button stays visible. */
export function LargeDialog({ title, closing, onClose, children }: LargeDialogProps) {
  return (
    <Dialog title={title} onClose={onClose} className={styles.dialog}>
      <div className="stack gap-3">{children}</div>
      <Button
        variant="quiet"
        iconOnly
        className={styles.close}
        aria-label={closing}
        title={closing}
        onClick={onClose}
      >
        <X />
      </Button>
    </Dialog>
  );
}
