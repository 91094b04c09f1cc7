import { clsx } from 'clsx';
import { Users } from 'lucide-react';
import { useSession } from '../lib/session/use-session';
import { WhomToAsk } from './whom-to-ask';
import styles from './without-groups.module.css';

/** For a new user without groups: why there is little to see, and whom to ask. */
export function WithoutGroups() {
  const { profile, isAdmin } = useSession();
  if (!profile || isAdmin || profile.groups.length > 0) return null;
  return (
    <p className={clsx('panel', styles.note)}>
      <Users />
      <span>
        Je zit nog in geen enkele groep. Daarom zie je nu alleen wat openbaar is. Vraag <WhomToAsk /> om je in
        de groep van je afdeling te zetten.
      </span>
    </p>
  );
}
