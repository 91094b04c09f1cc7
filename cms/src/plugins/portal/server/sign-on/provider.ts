import type { Configuration } from 'openid-client';
import type { MaintainerOidcSettings } from '../../../../../config/env/maintainer-oidc';

const TIMEOUT_S = 10;
const SCOPE = 'openid email profile';

/** State of a started login, kept in the browser's signed session cookie. */
export interface LoginState {
  state: string;
  nonce: string;
  verifier: string;
}

/** The user according to the provider. */
export interface Person {
  email: string;
  givenName: string;
  familyName: string;
}

/** Logs users in at an identity provider, by OpenID Connect. */
interface SignOnProvider {
  /** The URL to redirect the browser to, and the state to keep. */
  start(redirectUri: string): Promise<{ address: URL; started: LoginState }>;
  /**
   * The user who returned; null when the provider has not verified an address. Throws when any check fails.
   */
  finish(address: URL, started: LoginState): Promise<Person | null>;
}

const getText = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** The provider from the settings. It is first contacted at a login. */
export function signOnProvider({ issuer, clientId, clientSecret }: MaintainerOidcSettings): SignOnProvider {
  let known: Promise<Configuration> | undefined;

  const discover = async (): Promise<Configuration> => {
    const { allowInsecureRequests, discovery } = await import('openid-client');
    const server = new URL(issuer);
    // The settings allow http only for localhost.
    const execute = server.protocol === 'http:' ? [allowInsecureRequests] : [];
    return discovery(server, clientId, clientSecret, undefined, { execute, timeout: TIMEOUT_S });
  };
  const configuration = async (): Promise<Configuration> => {
    known ??= discover();
    try {
      return await known;
    } catch (error) {
      known = undefined;
      throw error;
    }
  };

  return {
    async start(redirectUri) {
      const oidc = await import('openid-client');
      const started = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        verifier: oidc.randomPKCECodeVerifier(),
      };
      const address = oidc.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: SCOPE,
        state: started.state,
        nonce: started.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(started.verifier),
        code_challenge_method: 'S256',
      });
      return { address, started };
    },

    async finish(address, { state, nonce, verifier }) {
      const oidc = await import('openid-client');
      const tokens = await oidc.authorizationCodeGrant(await configuration(), address, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const subject = tokens.claims()?.sub ?? '';
      const claims = await oidc.fetchUserInfo(await configuration(), tokens.access_token, subject);
      const email = getText(claims.email).toLowerCase();
      if (email === '' || claims.email_verified === false) return null;
      return { email, givenName: getText(claims.given_name), familyName: getText(claims.family_name) };
    },
  };
}
