import { Lock } from 'lucide-react';
import { lazy } from 'react';
import type { File } from '../../../api/types';
import { Badge } from '../../../components/badge';
import { useSession } from '../../../lib/session/use-session';
import styles from './downloads.module.css';
import { OpeningDetails } from './opening-details';

// Lazy: few open it.
const WhyNotText = lazy(() => import('./why-not-text'));

/** Opens to why a file cannot be downloaded. */
export const WhyNot = ({ kind }: { kind: File['kind'] }) => (
  <OpeningDetails summary="Waarom kan ik dit niet downloaden?">
    <WhyNotText kind={kind} />
  </OpeningDetails>
);

/** Replaces a download that the viewer may not have. */
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
