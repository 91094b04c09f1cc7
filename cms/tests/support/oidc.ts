import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { freePort } from '../../../scripts/lib/postgres.mjs';
import type { Variables } from './settings';

const CLIENT = { id: 'portal', secret: 'een-geheim-van-de-aanbieder' };

/** What an identity provider says of a person. */
type Claims = Record<string, unknown>;

/** A small identity provider that lets everybody in, as `person`. */
export interface OidcProvider {
  env: Variables;
  secret: string;
  /** Who logs in next; `claims` also changes the id token. */
  person: Claims;
  claims: Claims;
  stop: () => void;
}

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

function signed(claims: Claims): string {
  const content = `${encoded({ alg: 'RS256', kid: 'k', typ: 'JWT' })}.${encoded(claims)}`;
  return `${content}.${createSign('RSA-SHA256').update(content).sign(privateKey, 'base64url')}`;
}

const getChallenge = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');

export async function startOidc(): Promise<OidcProvider> {
  const port = await freePort();
  const issuer = `http://127.0.0.1:${port}`;
  const codes = new Map<string, URLSearchParams>();

  const tokenFor = (form: URLSearchParams): Claims | null => {
    const asked = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    if (asked?.get('code_challenge') !== getChallenge(form.get('code_verifier') ?? '')) return null;
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      iss: issuer,
      aud: CLIENT.id,
      sub: 's',
      iat: now,
      exp: now + 60,
      nonce: asked.get('nonce'),
    };
    return {
      access_token: 'toegang',
      token_type: 'Bearer',
      expires_in: 60,
      id_token: signed({ ...claims, ...provider.claims }),
    };
  };

  const answer = async (request: IncomingMessage): Promise<object | null> => {
    switch (new URL(request.url ?? '', issuer).pathname) {
      case '/.well-known/openid-configuration':
        return {
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          userinfo_endpoint: `${issuer}/userinfo`,
          jwks_uri: `${issuer}/jwks`,
          response_types_supported: ['code'],
          id_token_signing_alg_values_supported: ['RS256'],
          subject_types_supported: ['public'],
        };
      case '/jwks':
        return { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'k', use: 'sig', alg: 'RS256' }] };
      case '/token':
        return tokenFor(new URLSearchParams(await text(request)));
      case '/userinfo':
        return { sub: 's', ...provider.person };
      default:
        return null;
    }
  };

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', issuer);
    if (pathname === '/authorize') {
      const code = randomBytes(8).toString('hex');
      codes.set(code, searchParams);
      const query = new URLSearchParams({ code, state: searchParams.get('state') ?? '' });
      response.writeHead(302, { Location: `${searchParams.get('redirect_uri')}?${query.toString()}` }).end();
      return;
    }
    void answer(request).then((body) => {
      response.writeHead(body ? 200 : 400, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(body ?? { error: 'invalid_grant' }));
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));

  const provider: OidcProvider = {
    env: {
      MAINTAINER_OIDC_ISSUER: issuer,
      MAINTAINER_OIDC_CLIENT_ID: CLIENT.id,
      MAINTAINER_OIDC_CLIENT_SECRET: CLIENT.secret,
    },
    secret: CLIENT.secret,
    person: {},
    claims: {},
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  return provider;
}
