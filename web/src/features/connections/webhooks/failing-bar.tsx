import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import { Button } from '../../../components/button';
import { useFormSave } from '../../../lib/use-form-save';
import type { Delivery, Webhook } from '../types';
import { getState } from '../words/delivery-words';
import { describeFailing } from '../words/webhook-words';
import { sendAgain } from './api';
import styles from './webhooks.module.css';

interface FailingBarProps {
  webhook: Webhook;
  deliveries: readonly Delivery[];
}

/** Since when nothing arrives, and what happens next. */
export function FailingBar({ webhook, deliveries }: FailingBarProps) {
  const { busy, run } = useFormSave();
  const failing = describeFailing(webhook);
  if (!failing) return null;
  const lost = deliveries.filter((delivery) => ['waiting', 'failed'].includes(getState(delivery)));
  return (
    <div className={clsx('grid rounded edged text-sm', styles.failing)}>
      <CircleAlert />
      <p>
        <b className="strong">{failing.title}</b> {failing.text}
      </p>
      {webhook.active && lost.length > 0 && (
        <Button variant="paper" small busy={busy} onClick={() => void run(() => sendAgain(webhook.id, lost))}>
          {lost.length === 1 ? 'Stuur het opnieuw' : `Stuur de ${lost.length} opnieuw`}
        </Button>
      )}
    </div>
  );
}
