import { clsx } from 'clsx';
import { RefreshCw } from 'lucide-react';
import { renew } from '../../lib/online/service-worker';
import { Button } from '../../components/button';
import styles from './offline-bar.module.css';

/**
 * Says that a new version is ready. The user decides when to reload, because they may be in the middle of something.
 */
export default function NewVersion() {
  return (
    <p className={clsx('line text-sm', styles.offline)}>
      <RefreshCw />
      <span>Er is een nieuwe versie van de portal.</span>
      <Button variant="paper" small onClick={renew}>
        Vernieuwen
      </Button>
    </p>
  );
}
