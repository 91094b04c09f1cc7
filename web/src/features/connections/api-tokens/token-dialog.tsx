import { clsx } from 'clsx';
import { useState } from 'react';
import { Choices } from '../../../components/choices';
import { FormDialog } from '../../../components/form-dialog';
import { TextField } from '../../../components/text-field';
import { isSame } from '../../../lib/shared-form/merge-form';
import { useAllGroups } from '../../../lib/use-all-groups';
import { useFormSave } from '../../../lib/use-form-save';
import type { NewApiToken } from '../types';
import { createApiToken } from './api';
import { EndField } from './end-field';
import { proposeToken, validateEnd, writeToken, type TokenForm } from './token-form';
import { TokenSight } from './token-sight';
import styles from './api-tokens.module.css';
import { ScopeChoice } from './scope-choice';

interface TokenDialogProps {
  onMade: (token: NewApiToken) => void;
  onClose: () => void;
}

/** Asks for whom a token is, what it may do, as whom it reads and until when; beside it what it will see. */
export function TokenDialog({ onMade, onClose }: TokenDialogProps) {
  const saving = useFormSave();
  const { data: groups = [] } = useAllGroups();
  const [proposed] = useState(() => proposeToken());
  const [form, setForm] = useState<TokenForm>(proposed);
  const change = (part: Partial<TokenForm>): void => setForm((now) => ({ ...now, ...part }));
  const { errors } = saving;
  // An error about one group shows at the whole list of groups.
  const [, groupError] = Object.entries(errors).find(([field]) => field.startsWith('groups')) ?? [];

  function submit(): Promise<void> | void {
    const wrongEnd = validateEnd(form);
    const wrong = {
      ...(form.name.trim() === '' && { name: 'Geef de sleutel een naam.' }),
      ...(wrongEnd !== null && { expires_at: wrongEnd }),
    };
    if (Object.keys(wrong).length > 0) return saving.refuse(wrong);
    return saving.run(async () => onMade(await createApiToken(writeToken(form))));
  }

  return (
    <FormDialog
      dirty={!isSame(form, proposed)}
      title="Sleutel maken"
      width={960}
      onClose={onClose}
      saving={saving}
      verb="Maak de sleutel"
      className="stack gap-3"
      onSubmit={submit}
      frame={(fields) => (
        <div className={clsx('stack gap-4', styles.making)}>
          {fields}
          <TokenSight
            name={form.name}
            writes={form.writes}
            groups={groups.filter(({ id }) => form.groups.includes(id))}
          />
        </div>
      )}
    >
      <TextField
        label="Naam"
        name="name"
        required
        maxLength={100}
        hint="Voor wie of wat de sleutel is. Staat in het logboek bij alles wat hij doet."
        value={form.name}
        error={errors['name']}
        onChange={({ target }) => change({ name: target.value })}
      />
      <ScopeChoice writes={form.writes} error={errors['scopes']} onChange={(writes) => change({ writes })} />
      <div className={clsx('text-sm', styles.groups)}>
        <Choices
          legend="Als wie kijkt hij?"
          options={groups.map(({ id, name }) => ({ value: id, label: name }))}
          chosen={form.groups}
          onChange={(chosen) => change({ groups: chosen })}
          error={groupError}
          empty={<p className="hint">Er zijn nog geen groepen.</p>}
        />
        <p className="hint">Niets aangevinkt: hij ziet wat een bezoeker ziet.</p>
      </div>
      <EndField end={form} error={errors['expires_at']} onChange={change} />
    </FormDialog>
  );
}
