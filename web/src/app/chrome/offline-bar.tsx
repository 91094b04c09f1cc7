import { WifiOff } from 'lucide-react';
import { useOnline } from '../../lib/online';
import styles from './offline-bar.module.css';

/** Says that the connection is gone, for as long as it is. */
export function OfflineBar() {
  const online = useOnline();
  return (
    <div role="status" data-screen-only>
      {!online && (
        <p className={styles.offline}>
          <WifiOff className="icon" aria-hidden="true" />
          <span>
            <b>Je bent offline.</b> Wat je al hebt geopend, kun je blijven lezen. De rest komt terug zodra er
            weer verbinding is.
          </span>
        </p>
      )}
    </div>
  );
}
