import { ButtonLink } from '../../components/button';
import { Entrance } from '../../features/auth';

/** /registered: what happens next. */
export default function RegisteredScreen() {
  return (
    <Entrance
      title="Kijk in je mail"
      intro="We hebben je een link gestuurd. Open die binnen 24 uur en log in met je wachtwoord, dan is je account klaar."
    >
      <p>Niets gekregen? Kijk bij de ongewenste mail, of registreer je opnieuw.</p>
      <ButtonLink variant="soft" wide to="/login">
        Naar inloggen
      </ButtonLink>
    </Entrance>
  );
}
