import { clsx } from 'clsx';
import { ChevronDown, Copy, RotateCw } from 'lucide-react';
import { Button } from '../../../components/button';
import { copyText } from '../../../lib/copy-text';
import { clockTime } from '../../../lib/dates/moments';
import { useFormSave } from '../../../lib/use-form-save';
import { Code } from '../shared/code';
import type { Delivery } from '../types';
import {
  describeDelivery,
  describeDuration,
  describeState,
  formatMessage,
  getState,
  type DeliveryState,
} from '../words/delivery-words';
import { sendAgain } from './api';
import { StateIcon } from './state-icon';
import styles from './deliveries.module.css';

const ICONS = {
  'under-way': 'wait',
  arrived: 'good',
  waiting: 'bad',
  failed: 'bad',
  unsent: 'new',
} as const satisfies Record<DeliveryState, string>;

/** The status and the text that came back, or why nothing did. */
function describeAnswer({ status, body, problem }: Delivery): string {
  const said = status === null ? problem : [status, body?.trim()].filter(Boolean).join('\n');
  return said ?? 'Nog niets.';
}

interface DeliveryRowProps {
  webhook: string;
  delivery: Delivery;
}

/** One message of a webhook; it opens to what went and what came back. */
export function DeliveryRow({ webhook, delivery }: DeliveryRowProps) {
  const { busy, run } = useFormSave();
  const state = getState(delivery);
  const { at, sent, duration } = delivery;
  return (
    <details className={styles.delivery}>
      <summary className="grid text-sm">
        <StateIcon of={ICONS[state]} />
        <time className="soft tabular" dateTime={at}>
          {clockTime(at)}
        </time>
        <span className={clsx('strong breaks', styles.event)}>{describeDelivery(delivery)}</span>
        <span className={clsx('soft tabular', styles.progress)}>{describeState(delivery)}</span>
        <ChevronDown className={styles.chevron} />
      </summary>
      <div className={clsx('grid', styles.both)}>
        <div>
          <h4>Wat we stuurden</h4>
          <Code>{formatMessage(sent)}</Code>
        </div>
        <div>
          <h4>
            Wat er terugkwam{duration !== null && delivery.tries > 0 && `, na ${describeDuration(duration)}`}
          </h4>
          <Code isBad={state === 'waiting' || state === 'failed'}>{describeAnswer(delivery)}</Code>
          <div className="cluster gap-half">
            <Button
              variant="soft"
              small
              busy={busy}
              onClick={() => void run(() => sendAgain(webhook, [delivery]))}
            >
              <RotateCw />
              Opnieuw sturen
            </Button>
            {sent !== null && (
              <Button variant="quiet" small onClick={() => void copyText(sent, 'Het bericht is gekopieerd.')}>
                <Copy />
                Kopieer het bericht
              </Button>
            )}
          </div>
        </div>
      </div>
    </details>
  );
}
