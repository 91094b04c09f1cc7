import { clsx } from 'clsx';
import { useState } from 'react';
import { Choices } from '../../../components/choices';
import { FormDialog } from '../../../components/form-dialog';
import { TextField } from '../../../components/text-field';
import { isSame } from '../../../lib/shared-form/merge-form';
import { useFormSave } from '../../../lib/use-form-save';
import type { Webhook, WebhookWrite } from '../types';
import { TYPES } from '../words/event-words';
import styles from './webhooks.module.css';

interface WebhookDialogProps {
  /** The webhook to change; without, one is added. */
  webhook?: Pick<Webhook, 'url' | 'types'>;
  /** Stores what was filled in. */
  onSave: (webhook: WebhookWrite) => Promise<void>;
  onClose: () => void;
}

const ALL: readonly string[] = TYPES.map(({ value }) => value);

/** Asks where messages go, and about what. */
export function WebhookDialog({ webhook, onSave, onClose }: WebhookDialogProps) {
  const saving = useFormSave();
  const [stored] = useState({
    url: webhook?.url ?? '',
    types: webhook && webhook.types.length > 0 ? webhook.types : [...ALL],
  });
  const [{ url, types }, setForm] = useState(stored);
  const { errors } = saving;

  function submit(): Promise<void> | void {
    const wrong = {
      ...(url.trim() === '' && { url: 'Vul het adres in waar de berichten heen gaan.' }),
      ...(types.length === 0 && { types: 'Kies minstens één ding.' }),
    };
    if (Object.keys(wrong).length > 0) return saving.refuse(wrong);
    const named = TYPES.flatMap(({ value }) => (types.includes(value) ? [value] : []));
    // All of them is what comes in later versions too.
    return saving.run(() => onSave({ url: url.trim(), types: named.length === ALL.length ? [] : named }));
  }

  return (
    <FormDialog
      dirty={!isSame({ url, types }, stored)}
      title={webhook ? 'Webhook wijzigen' : 'Webhook toevoegen'}
      width={640}
      onClose={onClose}
      saving={saving}
      verb={webhook ? 'Opslaan' : 'Toevoegen'}
      className="stack gap-3"
      onSubmit={submit}
    >
      <TextField
        label="Adres"
        name="url"
        type="url"
        required
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={2000}
        placeholder="https://"
        hint="Begint met https:// en is vanaf internet te bereiken."
        value={url}
        error={errors['url']}
        onChange={({ target }) => setForm({ url: target.value, types })}
      />
      <div className={clsx('text-sm', styles.types)}>
        <Choices
          legend="Waarover sturen we een bericht?"
          options={TYPES}
          chosen={types}
          onChange={(chosen) => setForm({ url, types: chosen })}
          error={errors['types']}
        />
      </div>
      <p className="hint">
        Er gaat alleen uit wat een bezoeker ook ziet. Wat voor groepen is, of nog een concept, blijft hier.
      </p>
    </FormDialog>
  );
}
