import { Send } from 'lucide-react';
import { Button } from '../../../components/button';
import { Switch } from '../../../components/checkbox';
import { toast } from '../../../lib/toasts/toasts';
import { useFormSave } from '../../../lib/use-form-save';
import type { Webhook } from '../types';
import { sendPing, updateWebhook } from './api';

/** Switches a webhook on and off, and tries it. */
export function WebhookActions({ webhook: { id, active } }: { webhook: Webhook }) {
  const switching = useFormSave();
  const pinging = useFormSave();
  const toggle = () => switching.run(() => updateWebhook(id, { active: !active }));
  const ping = () =>
    pinging.run(async () => {
      await sendPing(id);
      toast.success('Het proefbericht is onderweg.');
    });
  return (
    <div className={'cluster gap-3 text-sm'}>
      <Switch
        label="Aan"
        // As it will be, while that is stored.
        checked={active !== switching.busy}
        onChange={() => void toggle()}
      />
      <Button small busy={pinging.busy} onClick={() => void ping()}>
        <Send />
        Proefbericht
      </Button>
    </div>
  );
}
