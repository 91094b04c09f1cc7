import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { RemoveButton } from '../../../components/remove-button';
import { toast } from '../../../lib/toasts/toasts';
import type { Webhook } from '../types';
import { getPlainAddress } from '../words/webhook-words';
import { removeWebhook, useDeliveries } from './api';
import { Deliveries } from './deliveries';
import { FailingBar } from './failing-bar';
import { WebhookFacts } from './webhook-facts';
import styles from './webhooks.module.css';

/** So many deliveries more at each time, and at most. */
const STEP = 50;
const MOST = 500;

/** One webhook: what it does, how it goes, and what it sent. */
export function WebhookView({ webhook }: { webhook: Webhook }) {
  const [count, setCount] = useState(STEP);
  const answer = useDeliveries(webhook.id, count);
  const navigate = useNavigate();
  return (
    <>
      <FailingBar webhook={webhook} deliveries={answer.data?.data ?? []} />
      <WebhookFacts webhook={webhook} />
      <Deliveries
        webhook={webhook.id}
        answer={answer}
        onMore={() => setCount((now) => Math.min(now + STEP, MOST))}
      />
      <div className={styles.remove}>
        <RemoveButton
          small
          name={getPlainAddress(webhook.url)}
          label="Webhook verwijderen"
          explanation={
            <p>
              Naar dit adres gaat daarna niets meer, en de lijst van berichten verdwijnt. Wat nog onderweg is,
              komt niet meer aan.
            </p>
          }
          onRemove={async () => {
            await removeWebhook(webhook.id);
            toast.success('De webhook is verwijderd.');
            navigate('/admin/connections');
          }}
        />
      </div>
    </>
  );
}
