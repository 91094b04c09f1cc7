import { useSearchParams } from 'react-router-dom';
import { Entrance, ResetForm } from '../../features/auth';
import { ButtonLink } from '../../components/button';

/** /password/reset?token=…, from the link in a mail. */
export default function ResetScreen() {
  const [query] = useSearchParams();
  const token = query.get('token');
  if (!token) {
    return (
      <Entrance
        title="Nieuw wachtwoord"
        intro="Deze link is niet compleet. Open hem opnieuw vanuit je mail, of vraag een nieuwe aan."
      >
        <ButtonLink wide to="/password/recover">
          Nieuwe link aanvragen
        </ButtonLink>
      </Entrance>
    );
  }
  return (
    <Entrance title="Nieuw wachtwoord" intro="Kies een wachtwoord dat je nergens anders gebruikt.">
      <ResetForm token={token} />
    </Entrance>
  );
}
