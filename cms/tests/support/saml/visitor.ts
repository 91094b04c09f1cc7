import type { Answer, Client } from '../client';
import { type AuthnRequest, type Odd, readRequest, type TestIdp } from './idp';

/** Where a post to the portal ends. */
export interface Ending {
  status: number;
  /** Path of the address that the browser is sent on to. */
  path: string;
  code: string;
  error: string;
  redirect: string;
}

interface Token {
  access_token: string;
  token_type: string;
  expires_in: number;
}

export interface Refusal {
  status: number;
  message: string;
}

const getCookies = (headers: Headers): string =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

function getEnding({ status, headers }: Answer<unknown>, publicUrl: string): Ending {
  const location = headers.get('location') ?? '';
  if (!location.startsWith(`${publicUrl}/`))
    throw new Error(`Sent to ${location || 'nowhere'}, with ${status}`);
  const { pathname, searchParams } = new URL(location);
  const value = (name: string) => searchParams.get(name) ?? '';
  return { status, path: pathname, code: value('code'), error: value('error'), redirect: value('redirect') };
}

/** Visits a portal as browsers do that come from, and go to, a staff portal. */
export function getVisitor(site: Client, publicUrl: string) {
  /** Begins a login; gives the request and the cookies that came with it. */
  const begin = async (provider: string, redirect?: string) => {
    const query = redirect === undefined ? '' : `?redirect=${encodeURIComponent(redirect)}`;
    const { status, headers } = await site.get(`/saml2/${provider}/login${query}`);
    if (status !== 302) throw new Error(`The login answered ${status}`);
    return { request: readRequest(headers.get('location') ?? ''), cookie: getCookies(headers), headers };
  };

  /** Posts fields as the form of a staff portal does: from another site, without cookies. */
  const post = async (provider: string, fields: Record<string, string>, at: Client = site): Promise<Ending> =>
    getEnding(
      await at.send('POST', `/saml2/${provider}/acs`, {
        raw: new URLSearchParams(fields).toString(),
        headers: {
          'Content-Type': 'application/x-www-form-urlencoded',
          Origin: 'https://login.example.net',
        },
      }),
      publicUrl,
    );

  const bring = (provider: string, xml: string, { relayState }: AuthnRequest, at?: Client): Promise<Ending> =>
    post(provider, { SAMLResponse: Buffer.from(xml).toString('base64'), RelayState: relayState }, at);

  /** Ends a login with a code. */
  const exchange = (code: string, cookie: string) =>
    site.post<Token & Refusal>('/api/v1/auth/saml', { code }, cookie === '' ? {} : { Cookie: cookie });

  /** Begins and comes back with an answer. */
  const login = async (provider: string, idp: TestIdp, odd: Odd = {}) => {
    const { request, cookie } = await begin(provider);
    return { ...(await bring(provider, idp.answer(request, odd), request)), cookie };
  };

  /** Logs in to the end; gives their client. */
  const enter = async (provider: string, idp: TestIdp, odd: Odd = {}): Promise<Client> => {
    const { code, cookie, error } = await login(provider, idp, odd);
    if (!code) throw new Error(`Refused: ${error}`);
    const { status, body } = await exchange(code, cookie);
    if (status !== 200) throw new Error(`The code answered ${status}`);
    return site.bearer(body.access_token);
  };

  return { begin, post, bring, exchange, login, enter };
}
