import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { toApiError } from './api/errors';
import { loginPath } from './login-path';
import { currentViewer, endSession } from './session/session';
import { TOAST_MS, toast } from './toasts/toasts';

/**
 * What a failed call means to the viewer, in one place: 401 leads to login and back, 403 ends the session,
 * everything else is a message. Field errors are for the form: handle those before calling this.
 */
export function useReportError(): (thrown: unknown) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  return useCallback(
    (thrown: unknown) => {
      const error = toApiError(thrown);
      const hadSession = currentViewer().state === 'user';
      if (error.status === 401 && !hadSession) toast.info(error.message);
      else toast.error(error.message, undefined, TOAST_MS);
      if (error.status === 401) {
        navigate(loginPath(pathname + search), { replace: true });
        if (hadSession) void endSession();
      }
      if (error.status === 403) navigate('/logout', { replace: true });
    },
    [navigate, pathname, search],
  );
}
