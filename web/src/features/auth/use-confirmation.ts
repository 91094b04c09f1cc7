import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { api } from '../../lib/api/client';
import { toApiError } from '../../lib/api/errors';
import { toast } from '../../lib/toasts/toasts';

/** The tokens that this tab has handed in: each counts once, however often the screen is drawn. */
const handedIn = new Set<string>();

async function confirm(token: string): Promise<void> {
  try {
    await api.POST('/auth/register/confirm', { body: { token } });
    toast.success('Je account is klaar.', 'Log in met je e-mailadres en je wachtwoord.');
  } catch (thrown) {
    const error = toApiError(thrown);
    toast.error(error.fields.token ?? error.message);
  }
}

/** Makes a registration an account when the login screen is opened by the link in its mail (?confirm=…). */
export function useConfirmation(): void {
  const [query, setQuery] = useSearchParams();
  const token = query.get('confirm');
  useEffect(() => {
    if (token === null) return;
    setQuery(
      (now) => {
        now.delete('confirm');
        return now;
      },
      { replace: true },
    );
    if (handedIn.has(token)) return;
    handedIn.add(token);
    void confirm(token);
  }, [token, setQuery]);
}
