import { clsx } from 'clsx';
import { useState } from 'react';
import { WorkDialog } from '../../../components/work-dialog';
import { Button } from '../../../components/button';
import { toast } from '../../../lib/toasts/toasts';
import type { NewWebhook, Webhook } from '../types';
import { describeTypes } from '../words/event-words';
import { renewSecret, updateWebhook } from './api';
import { SecretOnce } from './secret-once';
import { WebhookDialog } from './webhook-dialog';
import styles from './webhooks.module.css';

/** What a webhook is sent at, what it sees, and how it is signed. */
export function WebhookFacts({ webhook }: { webhook: Webhook }) {
  const { id, types } = webhook;
  const [isChanging, setIsChanging] = useState(false);
  const [asksSecret, setAsksSecret] = useState(false);
  const [made, setMade] = useState<NewWebhook | null>(null);

  return (
    <>
      <dl className={clsx('stack gap-1 text-sm', styles.facts)}>
        <div>
          <dt className="soft">Stuurt bij</dt>
          <dd>
            {describeTypes(types)}{' '}
            <Button variant="quiet" small className={styles.inline} onClick={() => setIsChanging(true)}>
              Wijzig
            </Button>
          </dd>
        </div>
        <div>
          <dt className="soft">Ziet</dt>
          <dd>wat een bezoeker ziet, meer nooit</dd>
        </div>
        <div>
          <dt className="soft">Ondertekend</dt>
          <dd>
            Standard Webhooks, met een geheim{' '}
            <Button variant="quiet" small className={styles.inline} onClick={() => setAsksSecret(true)}>
              Nieuw geheim
            </Button>
          </dd>
        </div>
      </dl>
      {isChanging && (
        <WebhookDialog
          webhook={{ url: webhook.url, types }}
          onSave={async (changed) => {
            await updateWebhook(id, changed);
            toast.success('De webhook is opgeslagen.');
            setIsChanging(false);
          }}
          onClose={() => setIsChanging(false)}
        />
      )}
      {asksSecret && (
        <WorkDialog
          title="Nieuw geheim maken?"
          verb="Nieuw geheim"
          variant="primary"
          work={async () => setMade(await renewSecret(id))}
          onClose={() => setAsksSecret(false)}
        >
          <p>
            Berichten worden meteen met het nieuwe geheim ondertekend. De ontvanger wijst ze af tot het ook
            daar staat.
          </p>
        </WorkDialog>
      )}
      {made && <SecretOnce of={made} onClose={() => setMade(null)} />}
    </>
  );
}
