import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { toApiError } from './api/errors';
import { useLoginPath } from './session/login-path';
import { currentViewer, endSession } from './session/session';
import { currentToasts, toast } from './toasts/toasts';

/** Whether the reason why there is no session any more is being told. */
const isErrorShown = (): boolean => currentToasts().some(({ type }) => type === 'error');

/** The screens on the way in and out. */
const DOOR = /^\/(session\/)?(login|logout)(\/|$)/;

/** Whether a late answer to somebody who has left: no news, and no place to come back to. */
const comesTooLate = (status: number): boolean => status === 401 && DOOR.test(window.location.pathname);

/**
 * What a failed call means to the viewer, in one place: 401 leads to login and back, 403 ends the session,
 * everything else is a message. Field errors are for the form: handle those before calling this.
 */
export function useReportError(): (thrown: unknown) => void {
  const navigate = useNavigate();
  const login = useLoginPath();

  return useCallback(
    (thrown: unknown) => {
      const error = toApiError(thrown);
      if (comesTooLate(error.status)) return;
      const hadSession = currentViewer().state === 'user';
      if (error.status !== 401 || hadSession) toast.error(error.message, undefined, error.call);
      else if (!isErrorShown()) toast.info(error.message);
      if (error.status === 401) {
        navigate(login, { replace: true });
        if (hadSession) void endSession();
      }
      if (error.status === 403) navigate('/logout', { replace: true });
    },
    [navigate, login],
  );
}
