import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { toApiError } from '../lib/api/errors';
import { UnknownRule } from './access-rules';
import { ErrorPage } from './error-page';

/** Shows what broke while a screen was loading or drawing. */
export function RouteError() {
  const thrown = useRouteError();
  if (isRouteErrorResponse(thrown)) return <ErrorPage status={thrown.status} message={thrown.statusText} />;
  if (thrown instanceof UnknownRule) return <ErrorPage status={500} message={thrown.message} />;
  const { status, message } = toApiError(thrown);
  return <ErrorPage status={status} message={message} />;
}
