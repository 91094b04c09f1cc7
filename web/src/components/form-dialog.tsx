import { useState, type ComponentProps } from 'react';
import { Dialog } from './dialog';
import { DiscardDialog, UnsavedGuard } from './unsaved-guard';

interface FormDialogProps extends ComponentProps<typeof Dialog> {
  /** Whether something was filled in or changed. */
  dirty: boolean;
}

/** A dialog with a form. Escape, a click outside and leaving the page ask before discarding input. */
export function FormDialog({ dirty, onClose, ...dialog }: FormDialogProps) {
  const [asks, setAsks] = useState(false);
  return (
    <>
      <UnsavedGuard dirty={dirty} />
      {/* First, so that it closes first: the focus can return only to what no dialog covers. */}
      {asks && <DiscardDialog onDiscard={onClose} onClose={() => setAsks(false)} />}
      <Dialog {...dialog} onClose={dirty ? () => setAsks(true) : onClose} />
    </>
  );
}
