import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button';
import { ListState } from '../../../components/list-state';
import { Section } from '../shared/section';
import type { NewWebhook } from '../types';
import { createWebhook, useWebhooks } from './api';
import { SecretOnce } from './secret-once';
import { WebhookDialog } from './webhook-dialog';
import { WebhookList } from './webhook-list';

/** Addresses that get a message when something changes. */
export function Webhooks() {
  const answer = useWebhooks();
  const { data: webhooks = [] } = answer;
  const [isAdding, setIsAdding] = useState(false);
  const [made, setMade] = useState<NewWebhook | null>(null);
  return (
    <Section
      title="Webhooks"
      about="Wij sturen een bericht zodra er iets verandert."
      actions={
        <Button variant="soft" small onClick={() => setIsAdding(true)}>
          <Plus />
          Webhook toevoegen
        </Button>
      }
    >
      {webhooks.length > 0 && <WebhookList webhooks={webhooks} />}
      <ListState
        list={answer}
        empty={
          answer.data?.length === 0 &&
          'Nog geen webhooks. Voeg het adres toe van een programma dat wil horen wat er verandert.'
        }
      />
      {isAdding && (
        <WebhookDialog
          onSave={async (webhook) => {
            const added = await createWebhook(webhook);
            setIsAdding(false);
            setMade(added);
          }}
          onClose={() => setIsAdding(false)}
        />
      )}
      {made && <SecretOnce of={made} onClose={() => setMade(null)} />}
    </Section>
  );
}
