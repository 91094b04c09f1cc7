import { clsx } from 'clsx';
import { WifiOff } from 'lucide-react';
import { useOnline, useServerResponds } from '../../lib/online/online';
import styles from './offline-bar.module.css';

/** Shown while there is no connection or the server does not respond. */
export function OfflineBar() {
  const online = useOnline();
  const answers = useServerResponds();
  return (
    <div role="status" data-screen-only>
      {!(online && answers) && (
        <p className={clsx('line text-sm', styles.offline)}>
          <WifiOff />
          <span>
            <b>{online ? 'Geen verbinding met het portaal.' : 'Je bent offline.'}</b> Pagina&apos;s die je al
            hebt geopend, kun je blijven lezen. De rest komt terug zodra er weer verbinding is.
          </span>
        </p>
      )}
    </div>
  );
}
