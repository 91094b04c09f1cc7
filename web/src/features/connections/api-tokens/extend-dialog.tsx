import { useState } from 'react';
import { FormDialog } from '../../../components/form-dialog';
import { isSame } from '../../../lib/shared-form/merge-form';
import { toast } from '../../../lib/toasts/toasts';
import { useFormSave } from '../../../lib/use-form-save';
import type { ApiToken } from '../types';
import { describeEnd } from '../words/moment-words';
import { extendApiToken } from './api';
import { EndField } from './end-field';
import { getExpiry, proposeEnd, validateEnd } from './token-form';

interface ExtendDialogProps {
  of: ApiToken;
  onClose: () => void;
}

/** Asks for another end of a token. */
export function ExtendDialog({ of: { id, name, expires_at }, onClose }: ExtendDialogProps) {
  const saving = useFormSave();
  const [proposed] = useState(() => proposeEnd());
  const [end, setEnd] = useState(proposed);
  const { words, state } = describeEnd(expires_at);

  function submit(): Promise<void> | void {
    const wrong = validateEnd(end);
    if (wrong !== null) return saving.refuse({ expires_at: wrong });
    return saving.run(async () => {
      await extendApiToken(id, getExpiry(end));
      toast.success(`${name} is verlengd.`);
      onClose();
    });
  }

  return (
    <FormDialog
      dirty={!isSame(end, proposed)}
      title={`${name} verlengen`}
      width={640}
      onClose={onClose}
      saving={saving}
      verb="Verleng"
      className="stack gap-3"
      onSubmit={submit}
    >
      <p>
        {state === 'over' ? `Deze sleutel is ${words}.` : `Deze sleutel eindigt nu ${words}.`} De sleutel zelf
        blijft dezelfde: wie hem heeft, hoeft niets te doen.
      </p>
      <EndField end={end} error={saving.errors['expires_at']} onChange={setEnd} />
    </FormDialog>
  );
}
