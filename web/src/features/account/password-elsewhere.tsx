import { useSite } from '../../lib/site';
import screen from '../../theme/admin-screen.module.css';

/** For users who only log in through a staff portal: the portal has no password for them. */
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
