import { ChevronDown, Lock } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { File, Profile } from '../../../api/types';
import { Badge } from '../../../components/badge';
import { useLoginPath } from '../../../lib/session/login-path';
import { useSession } from '../../../lib/session/use-session';
import { WhomToAsk } from '../../../components/whom-to-ask';
import styles from './downloads.module.css';

const getGroups = ({ groups }: Profile): string => {
  const names = groups.map(({ name }) => name);
  if (names.length === 0) return 'Je zit nog in geen enkele groep.';
  return `Je zit in ${names.length > 1 ? 'de groepen' : 'de groep'} ${new Intl.ListFormat('nl').format(names)}.`;
};

/** Explains why a file cannot be downloaded, and whom to ask. */
function WhyNot({ kind }: { kind: File['kind'] }) {
  const { profile } = useSession();
  const login = useLoginPath();
  const purpose = kind === 'editable' ? 'voor bewerking' : 'voor gebruik';
  return (
    <details className={styles.why}>
      <summary>
        Waarom kan ik dit niet downloaden? <ChevronDown />
      </summary>
      {profile ? (
        <p>
          {getGroups(profile)} Daarmee mag je dit bestand niet downloaden {purpose}. Heb je het toch nodig?
          Vraag het aan <WhomToAsk />.
        </p>
      ) : (
        <p>
          Dit bestand is er alleen voor medewerkers en leveranciers met een account.{' '}
          <Link to={login}>Log in</Link> om te zien of jouw groep het mag downloaden.
        </p>
      )}
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
