import { clsx } from 'clsx';
import { useState } from 'react';
import { Button } from '../../../components/button';
import { ListState } from '../../../components/list-state';
import { byDay, nearDay } from '../../../lib/dates/days';
import { agreedDay } from '../../../lib/dates/moments';
import { Pills } from '../../../components/pills';
import { Section } from '../shared/section';
import { getState } from '../words/delivery-words';
import type { useDeliveries } from './api';
import { DeliveryRow } from './delivery-row';
import styles from './deliveries.module.css';

const FILTERS = [
  { value: 'all', label: 'Alles' },
  { value: 'failed', label: 'Mislukt' },
] as const;

interface DeliveriesProps {
  webhook: string;
  answer: ReturnType<typeof useDeliveries>;
  /** Reads more of them. */
  onMore: () => void;
}

/** The messages of a webhook, a day at a time. */
export function Deliveries({ webhook, answer, onMore }: DeliveriesProps) {
  const [filter, setFilter] = useState<(typeof FILTERS)[number]['value']>('all');
  const { data: deliveries = [], meta } = answer.data ?? {};
  const shown = deliveries.filter(
    (delivery) => filter === 'all' || ['waiting', 'failed'].includes(getState(delivery)),
  );
  const hasMore = meta !== undefined && meta.pagination.total > deliveries.length;
  return (
    <Section
      title="Berichten"
      actions={
        deliveries.length > 0 && <Pills legend="Toon" options={FILTERS} value={filter} onChange={setFilter} />
      }
    >
      <div className={styles.days}>
        {byDay(shown).map(({ date, lines }) => (
          <section key={date} aria-labelledby={`dag-${date}`}>
            <h3 className={clsx('text-sm soft', styles.day)} id={`dag-${date}`}>
              {nearDay(date) || agreedDay(`${date}T12:00Z`)}
            </h3>
            {lines.map((delivery) => (
              <DeliveryRow key={delivery.id} webhook={webhook} delivery={delivery} />
            ))}
          </section>
        ))}
      </div>
      <p role="status" className="soft">
        {deliveries.length > 0 && shown.length === 0 && 'Er is niets mislukt.'}
      </p>
      <ListState
        list={answer}
        empty={
          answer.data !== undefined &&
          deliveries.length === 0 &&
          'Nog geen berichten. Stuur een proefbericht, dan zie je meteen of het aankomt.'
        }
      />
      {hasMore && (
        <div>
          <Button variant="soft" small busy={answer.isValidating} onClick={onMore}>
            Toon eerdere berichten
          </Button>
        </div>
      )}
    </Section>
  );
}
