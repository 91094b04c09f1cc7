import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { toApiError } from './api/errors';
import { useLoginPath } from './session/login-path';
import { currentViewer, endSession } from './session/session';
import { toast, toasts } from './toasts/toasts';

/** Whether an error message already explains why the session ended. */
const isErrorShown = (): boolean => toasts.get().some(({ type }) => type === 'error');

const DOOR = /^\/(session\/)?(login|logout)(\/|$)/;

/** A 401 that arrives after logout is no news, and leaves no location to return to. */
const comesTooLate = (status: number): boolean => status === 401 && DOOR.test(window.location.pathname);

/**
 * Handles a failed request in one place: 401 redirects to login and back, 403 ends the session, anything else shows a
 * message. Forms should handle their field errors first.
 */
export function useReportError(): (thrown: unknown) => void {
  const navigate = useNavigate();
  const login = useLoginPath();

  return useCallback(
    (thrown: unknown) => {
      const { status, message, call } = toApiError(thrown);
      if (comesTooLate(status)) return;
      const hadSession = currentViewer().state === 'user';
      const ends = status === 401 || status === 403;
      // Why the session ended stays true when the same request succeeds for a visitor.
      if (status !== 401 || hadSession) toast.error(message, undefined, ends ? undefined : call);
      else if (!isErrorShown()) toast.info(message);
      if (status === 401) {
        navigate(login, { replace: true });
        if (hadSession) void endSession();
      }
      if (status === 403) navigate('/logout', { replace: true });
    },
    [navigate, login],
  );
}
