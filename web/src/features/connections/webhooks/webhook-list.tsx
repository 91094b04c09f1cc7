import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Address } from '../../../components/address';
import type { Webhook } from '../types';
import {
  describeWebhook,
  getPlainAddress,
  getWebhookState,
  STATES,
  type WebhookState,
} from '../words/webhook-words';
import { Pips } from './pips';
import { StateIcon } from './state-icon';
import styles from './webhooks.module.css';

const ICONS = { off: 'off', fails: 'bad', new: 'new', fine: 'good' } as const satisfies Record<
  WebhookState,
  string
>;

/** The webhooks, with how each goes. */
export const WebhookList = ({ webhooks }: { webhooks: readonly Webhook[] }) => (
  <ul role="list" className="stack gap-half" aria-label="Webhooks">
    {webhooks.map((webhook) => {
      const state = getWebhookState(webhook);
      return (
        <li key={webhook.id} className={clsx('grid panel edged', styles.row)}>
          <StateIcon of={ICONS[state]} words={STATES[state]} />
          <div>
            <h3 className={clsx('breaks', styles.address)}>
              <Link className="covers" to={`/admin/connections/webhooks/${webhook.id}`}>
                <Address>{getPlainAddress(webhook.url)}</Address>
              </Link>
            </h3>
            <p className="meta">{describeWebhook(webhook)}</p>
          </div>
          <Pips id={webhook.id} />
          <ChevronRight className={styles.chevron} />
        </li>
      );
    })}
  </ul>
);
