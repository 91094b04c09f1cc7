import { useSearchParams } from 'react-router-dom';
import { Entrance } from '../../features/auth/entrance';
import { ResetForm } from '../../features/auth/reset-form';

/** /password/reset?token=…, from the link in a mail. */
export default function ResetScreen() {
  const [query] = useSearchParams();
  return (
    <Entrance title="Nieuw wachtwoord" intro="Kies een wachtwoord dat je nergens anders gebruikt.">
      <ResetForm token={query.get('token') ?? ''} />
    </Entrance>
  );
}
