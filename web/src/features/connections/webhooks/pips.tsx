import { inWords } from '../../../lib/in-words';
import { useDeliveries } from './api';
import { getState } from '../words/delivery-words';
import styles from './webhooks.module.css';

const SHOWN = 12;

/** How the last twelve deliveries of a webhook went; taller where one failed, so that it does not take colour. */
export function Pips({ id }: { id: string }) {
  const { data } = useDeliveries(id, SHOWN);
  const ended = (data?.data ?? [])
    .filter((delivery) => !['under-way', 'unsent'].includes(getState(delivery)))
    .reverse();
  const failed = ended.filter((delivery) => getState(delivery) !== 'arrived').length;
  if (ended.length === 0) return <span className={styles.pips} />;
  const went = failed === 0 ? 'alle aangekomen' : `${inWords(failed)} mislukt`;
  return (
    <span
      className={styles.pips}
      role="img"
      aria-label={
        ended.length === 1
          ? `Laatste bericht ${failed === 0 ? 'aangekomen' : 'mislukt'}`
          : `Laatste ${inWords(ended.length)} berichten, ${went}`
      }
    >
      {ended.map((delivery) => (
        <i key={delivery.id} className={getState(delivery) === 'arrived' ? undefined : styles.bad} />
      ))}
    </span>
  );
}
