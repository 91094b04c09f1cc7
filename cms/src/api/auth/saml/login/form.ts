import type { Context } from 'koa';
import getRawBody from 'raw-body';
import { demand, SamlRefusal } from '../refusal';

// A response with hundreds of groups takes some tens of kilobytes.
const MAX_BYTES = 256 * 1024;
const MAX_RELAY_STATE = 80;

/** The form that a staff portal posts. */
export interface SamlForm {
  samlResponse: string;
  relayState: string;
}

async function getBody(ctx: Context): Promise<string> {
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
export async function readForm(ctx: Context): Promise<SamlForm> {
  demand(ctx.is('application/x-www-form-urlencoded'), 'not a form');
  const fields = new URLSearchParams(await getBody(ctx));
  const only = (name: string): string => {
    const [value, ...others] = fields.getAll(name);
    demand(value && others.length === 0, `not exactly one ${name}`);
    return value;
  };
  const samlResponse = only('SAMLResponse');
  demand(fields.has('RelayState'), 'no RelayState', 'saml-expired');
  const relayState = only('RelayState');
  demand(relayState.length <= MAX_RELAY_STATE, 'unknown or used RelayState', 'saml-expired');
  return { samlResponse, relayState };
}
