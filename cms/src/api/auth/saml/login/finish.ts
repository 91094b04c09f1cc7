import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import getRawBody from 'raw-body';
import { getEnv } from '../../../../../config/env';
import { countRefusal, countCall } from '../../../../http/rate-limits';
import { provisionAccount } from '../accounts';
import { verifyResponse } from '../message/verify';
import { getPerson } from '../person';
import type { SamlProvider } from '../provider';
import { type RefusalCode, SamlRefusal, auditSamlRefusal, assertSaml } from '../refusal';
import { consumeAssertion, issueCode, type LoginRequest, consumeLoginRequest } from '../store/logins';

// A response with hundreds of groups takes some tens of kilobytes.
const MAX_BYTES = 256 * 1024;
const MAX_RELAY_STATE = 80;

/** The form that a staff portal posts. */
interface SamlForm {
  samlResponse: string;
  relayState: string;
}

async function readBody(ctx: Context): Promise<string> {
  try {
    return await getRawBody(ctx.req, {
      limit: MAX_BYTES,
      length: ctx.get('Content-Length') || null,
      encoding: 'utf-8',
    });
  } catch {
    throw new SamlRefusal('saml-answer', 'too large or broken off');
  }
}

/** Reads the posted form; refuses one that is too large or invalid. */
async function readForm(ctx: Context): Promise<SamlForm> {
  assertSaml(ctx.is('application/x-www-form-urlencoded'), 'not a form');
  const fields = new URLSearchParams(await readBody(ctx));
  const only = (name: string): string => {
    const [value, ...others] = fields.getAll(name);
    assertSaml(value && others.length === 0, `not exactly one ${name}`);
    return value;
  };
  const samlResponse = only('SAMLResponse');
  assertSaml(fields.has('RelayState'), 'no RelayState', 'saml-expired');
  const relayState = only('RelayState');
  assertSaml(relayState.length <= MAX_RELAY_STATE, 'unknown or used RelayState', 'saml-expired');
  return { samlResponse, relayState };
}

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
  const account = await provisionAccount(strapi, provider, getPerson(statement, provider));
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
  await countCall(ctx, 'saml');
  let request: LoginRequest | undefined;
  try {
    const { samlResponse, relayState } = await readForm(ctx);
    request = await consumeLoginRequest(strapi, provider.id, relayState);
    const code = await enter(strapi, provider, samlResponse, request);
    goTo(ctx, '/login/saml', { code, redirect: request.target });
  } catch (error) {
    const code = await refuse(strapi, ctx, provider, error);
    goTo(ctx, '/login', { error: code, ...(request && { redirect: request.target }) });
  }
}
