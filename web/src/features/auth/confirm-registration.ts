import { api } from '../../lib/api/client';
import { toApiError, type ApiError } from '../../lib/api/errors';
import { toast } from '../../lib/toasts/toasts';

/**
 * Makes a registration an account, with the password that was given in it. Gives the error of a link that no longer counts,
 * because the account may have been confirmed before; throws every other one.
 */
export async function confirmRegistration(token: string, password: string): Promise<ApiError | null> {
  try {
    await api.POST('/auth/register/confirm', { body: { token, password } });
  } catch (thrown) {
    const error = toApiError(thrown);
    if (error.fields.token) return error;
    throw error;
  }
  toast.success('Je account is klaar.');
  return null;
}
