import { Link, useNavigate } from 'react-router-dom';
import { Entrance } from './entrance';
import { LoginForm } from './login-form';

interface ConfirmBoxProps {
  /** The token from the link in the mail. */
  token: string;
  /** Where to go afterwards: a safe path. */
  target: string;
}

/** Login from the link in a registration mail: the first login activates the account. */
export function ConfirmBox({ token, target }: ConfirmBoxProps) {
  const navigate = useNavigate();
  return (
    <Entrance
      title="Inloggen"
      intro="Vul het e-mailadres en het wachtwoord in waarmee je je hebt geregistreerd. Dan is je account klaar."
    >
      <LoginForm token={token} onLoggedIn={() => navigate(target, { replace: true })} />
      <p className="small">
        Heb je je niet geregistreerd? Dan hoef je niets te doen. <Link to="/login">Naar inloggen</Link>
      </p>
    </Entrance>
  );
}
