import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { audit } from '../../../../audit';
import { notLoggedIn } from '../../../../http/errors';
import { startSession, type TokenPair } from '../../../../auth';
import { type CodeGrant, consumeCode } from '../store/logins';
import { consumeLoginCookie } from './browser';
import { auditSamlRefusal } from '../refusal';

const loginRefused = () => notLoggedIn('Deze inlogpoging is verlopen of al gebruikt. Log opnieuw in.');

/** Starts a session and writes its audit log entry; null when the account became inactive in the meantime. */
async function startLoginSession(
  strapi: Core.Strapi,
  { account, provider }: CodeGrant,
): Promise<TokenPair | null> {
  return await strapi.db.transaction(async () => {
    const pair = await startSession(strapi, account.id);
    const { documentId } = account;
    const line = { actor: documentId, subject: documentId, details: { by: 'saml', provider } };
    if (pair) await audit(strapi, { action: 'auth.login', ...line });
    return pair;
  });
}

/**
 * Exchanges a code for a session, for the browser that started the login. Any other browser that sends the
 * code only invalidates it.
 */
export async function exchangeCode(strapi: Core.Strapi, ctx: Context, code: string): Promise<TokenPair> {
  const grant = await consumeCode(strapi, code);
  if (!grant) {
    await auditSamlRefusal(strapi, 'unknown, used or old code');
    throw loginRefused();
  }
  if (!consumeLoginCookie(ctx, grant.browserHash)) {
    await auditSamlRefusal(strapi, 'code in another browser', grant.provider);
    throw loginRefused();
  }
  const pair = await startLoginSession(strapi, grant);
  if (pair) return pair;
  await auditSamlRefusal(strapi, 'inactive account', grant.provider);
  throw loginRefused();
}
