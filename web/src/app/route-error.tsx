import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { noAnswer, toApiError } from '../lib/api/errors';
import { reportUnseen } from '../lib/error-reporter/report-unseen';
import { UnknownRule } from './access-rules';
import { ErrorPage } from './error-page';
import { isChunkError } from './stale-chunks';

function shown(thrown: unknown): { status: number; message: string } {
  if (isRouteErrorResponse(thrown)) return { status: thrown.status, message: thrown.statusText };
  if (thrown instanceof UnknownRule) return { status: 500, message: thrown.message };
  // A part of the portal that did not come.
  if (isChunkError(thrown)) return noAnswer();
  return toApiError(thrown);
}

/** What is not there, or not for this viewer, is nobody's fault. */
const isFault = (status: number): boolean => status < 400 || status >= 500;

/** Shows what broke while a screen was loading or drawing, and reports it when it is a fault. */
export function RouteError() {
  const thrown = useRouteError();
  const { status, message } = shown(thrown);
  useEffect(() => {
    if (isFault(status)) reportUnseen(thrown, 'screen');
  }, [thrown, status]);
  return <ErrorPage status={status} message={message} />;
}
