import { Link } from 'react-router-dom';
import { Entrance, RecoverForm } from '../../features/auth';

/** /password/recover. */
export default function RecoverScreen() {
  return (
    <Entrance
      title="Wachtwoord vergeten"
      intro="Vul je e-mailadres in. Je krijgt een link waarmee je een nieuw wachtwoord kiest."
    >
      <RecoverForm />
      <p className="small">
        <Link to="/login">Terug naar inloggen</Link>
      </p>
    </Entrance>
  );
}
