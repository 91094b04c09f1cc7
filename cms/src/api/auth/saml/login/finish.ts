import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { getEnv } from '../../../../../config/env';
import { countRefusal, takeTurn } from '../../../../http/rate-limits';
import { getAccount } from '../accounts';
import { verifyResponse } from '../message/verify';
import { getPerson } from '../person';
import type { SamlProvider } from '../provider';
import { type RefusalCode, SamlRefusal, auditSamlRefusal } from '../refusal';
import { consumeAssertion, issueCode, type LoginRequest, takeRequest } from '../store/logins';
import { readForm } from './form';

function goTo(ctx: Context, path: string, query: Record<string, string>): void {
  ctx.redirect(`${getEnv().publicUrl}${path}?${new URLSearchParams(query).toString()}`);
  ctx.status = 303;
}

async function enter(
  strapi: Core.Strapi,
  provider: SamlProvider,
  samlResponse: string,
  { requestId, browserHash }: LoginRequest,
): Promise<string> {
  const statement = await verifyResponse(provider, samlResponse, requestId);
  await consumeAssertion(strapi, provider.id, statement);
  const account = await getAccount(strapi, provider, getPerson(statement, provider));
  return issueCode(strapi, { account, provider: provider.id, browserHash });
}

async function refuse(
  strapi: Core.Strapi,
  ctx: Context,
  provider: SamlProvider,
  error: unknown,
): Promise<RefusalCode> {
  if (!(error instanceof SamlRefusal)) {
    strapi.log.error(`SAML: login through ${provider.id} failed: ${String(error)}`);
    return 'saml-failed';
  }
  await auditSamlRefusal(strapi, error.reason, provider.id);
  await countRefusal(ctx, 'saml');
  return error.code;
}

/**
 * POST /saml2/{provider}/acs: verifies the SAML response and redirects the browser with a code. On a refusal
 * it redirects to the login screen, which explains the reason.
 */
export async function finishLogin(strapi: Core.Strapi, ctx: Context, provider: SamlProvider): Promise<void> {
  await takeTurn(ctx, 'saml');
  let request: LoginRequest | undefined;
  try {
    const { samlResponse, relayState } = await readForm(ctx);
    request = await takeRequest(strapi, provider.id, relayState);
    const code = await enter(strapi, provider, samlResponse, request);
    goTo(ctx, '/login/saml', { code, redirect: request.target });
  } catch (error) {
    const code = await refuse(strapi, ctx, provider, error);
    goTo(ctx, '/login', { error: code, ...(request && { redirect: request.target }) });
  }
}
