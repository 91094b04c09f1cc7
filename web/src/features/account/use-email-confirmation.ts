import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { api, unwrap } from '../../lib/api/client';
import { toApiError } from '../../lib/api/errors';
import { updateProfile } from '../../lib/session/session';
import { toast } from '../../lib/toasts/toasts';

/** The tokens that this tab has submitted: each works once, however often the screen renders. */
const submittedTokens = new Set<string>();

async function confirmEmail(token: string): Promise<void> {
  try {
    await api.POST('/profile/email/confirm', { body: { token } });
    const profile = await unwrap(api.GET('/profile'));
    updateProfile(profile);
    toast.success('Je nieuwe e-mailadres is bevestigd.', `Voortaan log je in met ${profile.email}.`);
  } catch (thrown) {
    const { fields, message } = toApiError(thrown);
    toast.error(fields.token ?? fields.email ?? message);
  }
}

/** Confirms a new email address when the link in the mail (?confirm=…) opens this screen. */
export function useEmailConfirmation(): void {
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
    if (submittedTokens.has(token)) return;
    submittedTokens.add(token);
    void confirmEmail(token);
  }, [token, setQuery]);
}
