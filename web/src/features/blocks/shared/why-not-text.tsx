import { Link } from 'react-router-dom';
import type { File, Profile } from '../../../api/types';
import { WhomToAsk } from '../../../components/whom-to-ask';
import { useLoginPath } from '../../../lib/session/login-path';
import { useSession } from '../../../lib/session/use-session';

const getGroups = ({ groups }: Profile): string => {
  const names = groups.map(({ name }) => name);
  if (names.length === 0) return 'Je zit nog in geen enkele groep.';
  return `Je zit in ${names.length > 1 ? 'de groepen' : 'de groep'} ${new Intl.ListFormat('nl').format(names)}.`;
};

/** Why a file cannot be downloaded, and whom to ask. */
export default function WhyNotText({ kind }: { kind: File['kind'] }) {
  const { profile } = useSession();
  const login = useLoginPath();
  if (!profile) {
    return (
      <p>
        Dit bestand is er alleen voor medewerkers en leveranciers met een account.{' '}
        <Link to={login}>Log in</Link> om te zien of jouw groep het mag downloaden.
      </p>
    );
  }
  return (
    <p>
      {getGroups(profile)} Daarmee mag je dit bestand niet downloaden{' '}
      {kind === 'editable' ? 'voor bewerking' : 'voor gebruik'}. Heb je het toch nodig? Vraag het aan{' '}
      <WhomToAsk />.
    </p>
  );
}
