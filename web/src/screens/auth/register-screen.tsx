import { Link, Navigate } from 'react-router-dom';
import { Entrance, RegisterForm } from '../../features/auth';
import { useSession } from '../../lib/session/use-session';
import { useSite } from '../../lib/site';
import { WhomToAsk } from '../../components/whom-to-ask';

/** /register. */
export default function RegisterScreen() {
  const site = useSite();
  const { profile } = useSession();
  if (profile) return <Navigate to="/huisstijl" replace />;
  if (!site.registrationOpen) {
    return (
      <Entrance title="Registreren" intro={`Een account bij ${site.productName} krijg je van een beheerder.`}>
        <p>
          Vraag het aan <WhomToAsk />.
        </p>
        <p className="small">
          Heb je al een account? <Link to="/login">Inloggen</Link>
        </p>
      </Entrance>
    );
  }
  return (
    <Entrance title="Registreren" intro={`Voor wie met de huisstijl van ${site.productName} werkt.`}>
      <RegisterForm />
      <p className="small">
        Heb je al een account? <Link to="/login">Inloggen</Link>
      </p>
    </Entrance>
  );
}
