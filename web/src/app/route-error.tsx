import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { noResponse, toApiError } from '../lib/api/errors';
import { reportUnseen } from '../lib/error-reporter/report-unseen';
import { UnknownRule } from './access-rules';
import { ErrorPage } from './error-page';
import { isChunkError } from '../lib/stale-chunks';

function toMessage(thrown: unknown): { status: number; message: string } {
  if (isRouteErrorResponse(thrown)) return { status: thrown.status, message: thrown.statusText };
  if (thrown instanceof UnknownRule) return { status: 500, message: thrown.message };
  // A chunk of the portal failed to load.
  if (isChunkError(thrown)) return noResponse();
  return toApiError(thrown);
}

/** A missing or forbidden page is not a bug. */
const isFault = (status: number): boolean => status < 400 || status >= 500;

/** Shows an error from loading or rendering a screen, and reports it when it is a bug. */
export function RouteError() {
  const thrown = useRouteError();
  const { status, message } = toMessage(thrown);
  useEffect(() => {
    if (isFault(status)) reportUnseen(thrown, 'screen');
  }, [thrown, status]);
  return <ErrorPage status={status} message={message} />;
}
