import { api } from '../../lib/api/client';
import { toApiError, type ApiError } from '../../lib/api/errors';
import { toast } from '../../lib/toasts/toasts';

/**
 * Activates a registration with the password that was chosen in it. Returns the error of an expired link, because the
 * account may have been confirmed before; throws any other error.
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
