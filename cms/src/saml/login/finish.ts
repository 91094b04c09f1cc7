import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { getEnv } from '../../../config/env';
import { PortalError } from '../../http/errors';
import { countRefusal, takeTurn } from '../../limits';
import { accountOf } from '../accounts';
import { verifyResponse } from '../message/verify';
import { personOf } from '../person';
import type { SamlProvider } from '../provider';
import { SamlRefusal } from '../refusal';
import { useAssertion } from '../store/assertions';
import { issueCode } from '../store/codes';
import { takeRequest } from '../store/requests';
import { readForm } from './form';
import { noteRefusal } from './note-refusal';

function goTo(ctx: Context, path: string, query: Record<string, string>): void {
  ctx.redirect(`${getEnv().publicUrl}${path}?${new URLSearchParams(query).toString()}`);
  ctx.status = 303;
}

async function login(strapi: Core.Strapi, ctx: Context, provider: SamlProvider): Promise<void> {
  const { samlResponse, relayState } = await readForm(ctx);
  const request = await takeRequest(strapi, provider.id, relayState);
  const statement = await verifyResponse(provider, samlResponse, request.requestId);
  await useAssertion(strapi, provider.id, statement);
  const account = await accountOf(strapi, provider, personOf(statement, provider));
  const { browserHash, target } = request;
  const code = await issueCode(strapi, { account, provider: provider.id, browserHash });
  goTo(ctx, '/login/saml', { code, redirect: target });
}

/**
 * POST /saml2/{provider}/acs: checks what the staff portal says and sends the browser on with a code. Whoever is refused
 * comes to the login screen, which has a sentence for the reason.
 */
export async function finishLogin(strapi: Core.Strapi, ctx: Context, provider: SamlProvider): Promise<void> {
  await takeTurn(ctx, 'saml');
  try {
    await login(strapi, ctx, provider);
  } catch (error) {
    if (error instanceof SamlRefusal) {
      await noteRefusal(strapi, error.reason, provider.id);
      await countRefusal(ctx, 'saml');
      return goTo(ctx, '/login', { error: error.code });
    }
    if (error instanceof PortalError) throw error;
    strapi.log.error(`SAML: login through ${provider.id} failed: ${String(error)}`);
    goTo(ctx, '/login', { error: 'saml-failed' });
  }
}
