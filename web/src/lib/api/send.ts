import { accessToken, renewAccessToken } from '../session/access-token';
import { fetchWithRetry } from './fetch-with-retry';
import { COPY_HEADER, LOGIN_HEADER } from '../online/worker-message';
import { loginId } from '../session/session-marker';
import { fromErrorBody, NO_RESPONSE, noResponse, toApiError } from './errors';

/** These requests carry their own credentials: they go out without a token, and a 401 is a normal response. */
const WITHOUT_SESSION =
  /\/(auth\/(login|refresh|saml|register(\/confirm)?|password\/(email|reset))|shares\/[^/]+\/open)$/;

/** Sends a request as the current viewer. Renews an expired token once, then retries. */
export async function sendWithSession(request: Request): Promise<Response> {
  if (WITHOUT_SESSION.test(new URL(request.url).pathname)) return succeed(await fetchWithRetry(request));

  const login = loginId();
  if (login !== null) request.headers.set(LOGIN_HEADER, login);
  const token = await accessToken().catch((thrown: unknown) => {
    if (request.method !== 'GET' || toApiError(thrown).status !== NO_RESPONSE) throw thrown;
    return undefined;
  });
  if (token === undefined) return succeed(await askForCopy(request));
  const repeat = token ? request.clone() : null;
  const response = await fetchWithRetry(withToken(request, token));
  if (response.status !== 401 || !repeat) return succeed(response);

  const renewed = await renewAccessToken(token);
  return succeed(renewed ? await fetchWithRetry(withToken(repeat, renewed)) : response);
}

/** Offline, the service worker may have a copy of what this login read earlier. */
async function askForCopy(request: Request): Promise<Response> {
  const response = await fetchWithRetry(request);
  // The server is back, but this request carried no token.
  if (!response.headers.has(COPY_HEADER)) throw noResponse();
  return response;
}

function withToken(request: Request, token: string | null): Request {
  if (token) request.headers.set('Authorization', `Bearer ${token}`);
  return request;
}

async function succeed(response: Response): Promise<Response> {
  if (response.ok) return response;
  throw fromErrorBody(response.status, await response.json().catch(() => null));
}
