import { useSite } from '../../lib/site';
import screen from '../../theme/admin-screen.module.css';

/** For who logs in through a staff portal only: the portal keeps no password of theirs. */
export function PasswordElsewhere() {
  const { samlProviders } = useSite();
  const [provider, ...others] = samlProviders;
  const place = provider && others.length === 0 ? provider.label : 'je organisatie';
  return (
    <p className={screen.lead}>
      Je logt in via {place}. Daar staat ook je wachtwoord, en daar wijzig je het. Dit portaal bewaart geen
      wachtwoord van jou.
    </p>
  );
}
