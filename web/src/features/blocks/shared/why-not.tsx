import { ChevronDown, Lock } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { File } from '../../../api/types';
import { Badge } from '../../../components/badge';
import { useSession } from '../../../lib/session/use-session';
import styles from './downloads.module.css';

// Lazy: few open it.
const WhyNotText = lazy(() => import('./why-not-text'));

/** Explains why a file cannot be downloaded, and whom to ask. */
function WhyNot({ kind }: { kind: File['kind'] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.why} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        Waarom kan ik dit niet downloaden? <ChevronDown />
      </summary>
      <Suspense>{isOpen && <WhyNotText kind={kind} />}</Suspense>
    </details>
  );
}

/** In the place of a download that the viewer may not have. */
export function NotForYou({ kind }: { kind: File['kind'] }) {
  const { profile } = useSession();
  return (
    <>
      <Badge className={styles.badge}>
        <Lock /> {profile ? 'Niet voor jouw groep' : 'Alleen met een account'}
      </Badge>
      <WhyNot kind={kind} />
    </>
  );
}
