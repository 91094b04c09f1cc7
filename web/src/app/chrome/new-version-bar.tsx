import { RefreshCw } from 'lucide-react';
import { renew, useNewVersion } from '../../lib/service-worker';
import { Button } from '../../theme/controls/button';
import styles from './offline-bar.module.css';

/** Offers a new version of the portal as soon as it is ready; who is in the middle of something goes on first. */
export function NewVersionBar() {
  const ready = useNewVersion();
  return (
    <div role="status" data-screen-only>
      {ready && (
        <p className={styles.offline}>
          <RefreshCw className="icon" aria-hidden="true" />
          <span>Er is een nieuwe versie van de portal.</span>
          <Button variant="paper" small onClick={renew}>
            Vernieuwen
          </Button>
        </p>
      )}
    </div>
  );
}
