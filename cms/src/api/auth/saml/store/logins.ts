import type { Core } from '@strapi/strapi';
import { hashToken, newToken } from '../../../../utils/tokens';
import { assertSaml } from '../refusal';
import { runSql } from '../../../../database/sql';

const MINUTES = 10;
const MINUTE = 60_000;

/** A login in progress at a staff portal. */
export interface LoginRequest {
  provider: string;
  /** The id of our AuthnRequest. */
  requestId: string;
  /** Hash of the cookie of the browser that started it. */
  browserHash: string;
  /** A safe path. */
  target: string;
}

/** Stores a login in progress, under the hash of its RelayState. */
export async function storeLoginRequest(
  strapi: Core.Strapi,
  relayState: string,
  request: LoginRequest,
): Promise<void> {
  const expiresAt = new Date(Date.now() + MINUTES * MINUTE);
  await strapi.db
    .query('api::saml.saml-request')
    .create({ data: { ...request, relayHash: hashToken(relayState), expiresAt } });
}

// One statement, so that of concurrent requests with the same RelayState, on any instance, only one gets the
// row.
const TAKE_REQUEST = `
  delete from portal_saml_requests where relay_hash = ?
  returning provider, request_id as "requestId", browser_hash as "browserHash", target, expires_at > now() as fresh`;

/** Takes the login of a RelayState; refuses one that is unknown, used, expired or of another provider. */
export async function consumeLoginRequest(
  strapi: Core.Strapi,
  provider: string,
  relayState: string,
): Promise<LoginRequest> {
  const { rows } = await runSql<LoginRequest & { fresh: boolean }>(strapi, TAKE_REQUEST, [
    hashToken(relayState),
  ]);
  const [row] = rows;
  assertSaml(row, 'unknown or used RelayState', 'saml-expired');
  assertSaml(row.fresh, 'RelayState too old', 'saml-expired');
  assertSaml(row.provider === provider, 'RelayState of another provider', 'saml-expired');
  return row;
}

const REMEMBER = `
  insert into portal_saml_assertions (assertion_hash, expires_at) values (?, ?)
  on conflict (assertion_hash) do nothing returning id`;

/** Marks an assertion as used; refuses one that any instance has seen before. */
export async function consumeAssertion(
  strapi: Core.Strapi,
  provider: string,
  { assertionId, goodUntil }: { assertionId: string; goodUntil: number },
): Promise<void> {
  const hash = hashToken(`${provider} ${assertionId}`);
  const { rows } = await runSql(strapi, REMEMBER, [hash, new Date(goodUntil)]);
  assertSaml(rows.length === 1, 'used assertion', 'saml-expired');
}

const SECONDS = 60;

/** What a code grants: an account, to the browser that started the login. */
export interface CodeGrant {
  account: { id: number; documentId: string };
  provider: string;
  browserHash: string;
}

/** Creates a single-use code, valid for a minute. */
export async function issueCode(strapi: Core.Strapi, grant: CodeGrant): Promise<string> {
  const code = newToken();
  const { account, provider, browserHash } = grant;
  const expiresAt = new Date(Date.now() + SECONDS * 1000);
  await strapi.db
    .query('api::saml.saml-code')
    .create({ data: { codeHash: hashToken(code), browserHash, provider, user: account.id, expiresAt } });
  return code;
}

const TAKE_CODE = `
  delete from portal_saml_codes where code_hash = ?
  returning provider, browser_hash as "browserHash", expires_at > now() as fresh,
    (select json_build_object('id', u.id, 'documentId', u.document_id) from up_users u where u.id = user_id) as account`;

/** Redeems and invalidates a code; null when it is unknown, used or expired. */
export async function consumeCode(strapi: Core.Strapi, code: string): Promise<CodeGrant | null> {
  type Taken = Omit<CodeGrant, 'account'> & { fresh: boolean; account: CodeGrant['account'] | null };
  const { rows } = await runSql<Taken>(strapi, TAKE_CODE, [hashToken(code)]);
  const [row] = rows;
  return row?.fresh && row.account ? { ...row, account: row.account } : null;
}

const PASSING = ['api::saml.saml-request', 'api::saml.saml-assertion', 'api::saml.saml-code'] as const;

export async function sweepLogins(strapi: Core.Strapi): Promise<void> {
  for (const uid of PASSING) {
    await strapi.db.query(uid).deleteMany({ where: { expiresAt: { $lt: new Date() } } });
  }
}
