import type { Core } from '@strapi/strapi';
import { hashToken } from '../../../../auth/tokens';
import { demand } from '../refusal';
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
export async function keepRequest(
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
const TAKE = `
  delete from portal_saml_requests where relay_hash = ?
  returning provider, request_id as "requestId", browser_hash as "browserHash", target, expires_at > now() as fresh`;

/** Takes the login of a RelayState; refuses one that is unknown, used, expired or of another provider. */
export async function takeRequest(
  strapi: Core.Strapi,
  provider: string,
  relayState: string,
): Promise<LoginRequest> {
  const { rows } = await runSql<LoginRequest & { fresh: boolean }>(strapi, TAKE, [hashToken(relayState)]);
  const [row] = rows;
  demand(row, 'unknown or used RelayState', 'saml-expired');
  demand(row.fresh, 'RelayState too old', 'saml-expired');
  demand(row.provider === provider, 'RelayState of another provider', 'saml-expired');
  return row;
}
