import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import type { FormSaving } from '../lib/use-form-save';
import { Button } from './button';
import { Dialog } from './dialog';
import { Form } from './form';
import { DiscardDialog, UnsavedGuard } from './unsaved-guard';

interface GuardedDialogProps extends Omit<ComponentProps<typeof Dialog>, 'onCancel'> {
  /** Whether something was filled in or changed. */
  dirty: boolean;
}

/** A dialog to fill in. Escape, a click outside and leaving the page ask before discarding input. */
export function GuardedDialog({ dirty, onClose, ...dialog }: GuardedDialogProps) {
  const [asks, setAsks] = useState(false);
  return (
    <>
      <UnsavedGuard dirty={dirty} />
      {/* First, so that it closes first: the focus can return only to what no dialog covers. */}
      {asks && <DiscardDialog onDiscard={onClose} onClose={() => setAsks(false)} />}
      <Dialog {...dialog} onCancel={onClose} onClose={dirty ? () => setAsks(true) : onClose} />
    </>
  );
}

interface FormDialogProps extends Omit<GuardedDialogProps, 'verbs' | 'className' | 'actions'> {
  saving: FormSaving;
  /** The label of the button that submits. */
  verb: string;
  onSubmit: () => unknown;
  /** The look of the form. */
  className?: string;
  /** Puts something beside the form. */
  frame?: (form: ReactNode) => ReactNode;
}

/** A dialog with a form that `useFormSave` saves. */
export function FormDialog({
  saving,
  verb,
  onSubmit,
  className,
  frame = (form) => form,
  children,
  ...dialog
}: FormDialogProps) {
  const id = useId();
  return (
    <GuardedDialog
      {...dialog}
      verbs={
        <Button type="submit" form={id} busy={saving.busy}>
          {verb}
        </Button>
      }
    >
      {frame(
        <Form id={id} className={className} saving={saving} onSubmit={onSubmit}>
          {children}
        </Form>,
      )}
    </GuardedDialog>
  );
}
