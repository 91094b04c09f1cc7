import { accessToken, renewAccessToken } from '../session/access-token';
import { fromErrorBody } from './errors';

/** Calls that say themselves who is calling: these go out without a token and their 401 is an answer. */
const WITHOUT_SESSION = /\/auth\/(login|refresh|saml|register(\/confirm)?|password\/(email|reset))$/;

/** Sends a request as the present viewer. A token that has run out is renewed once, then the request repeats. */
export async function sendWithSession(request: Request): Promise<Response> {
  if (WITHOUT_SESSION.test(new URL(request.url).pathname)) return succeed(await fetch(request));

  const token = await accessToken();
  const repeat = token ? request.clone() : null;
  const response = await fetch(withToken(request, token));
  if (response.status !== 401 || !repeat) return succeed(response);

  const renewed = await renewAccessToken(token);
  return succeed(renewed ? await fetch(withToken(repeat, renewed)) : response);
}

function withToken(request: Request, token: string | null): Request {
  if (token) request.headers.set('Authorization', `Bearer ${token}`);
  return request;
}

async function succeed(response: Response): Promise<Response> {
  if (response.ok) return response;
  throw fromErrorBody(response.status, await response.json().catch(() => null));
}
