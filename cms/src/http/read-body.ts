import type { Context, Next } from 'koa';
import getRawBody from 'raw-body';
import { invalid } from './errors';
import { isTooMuchJson } from '../utils/json-text';

/** The patterns by which Koa recognises JSON. */
const JSON_TYPES = ['json', '+json'];

const malformed = (sentence: string) => invalid({ body: [sentence] });

const isCompressed = (ctx: Context): boolean => !['', 'identity'].includes(ctx.get('Content-Encoding'));

/**
 * Makes the middleware that reads a JSON body of limited size. It runs first on every route with a body,
 * after authentication and authorisation. Other bodies stay unread.
 */
export const readBody =
  (limit: number) =>
  async (ctx: Context, next: Next): Promise<unknown> => {
    if (ctx.is(JSON_TYPES)) {
      if (isCompressed(ctx)) throw malformed('Stuur de gegevens ongecomprimeerd.');
      // Koa's own Content-Length getter is limited to 32 bits.
      const length = ctx.get('Content-Length') || null;
      const text = await getRawBody(ctx.req, { limit, length, encoding: 'utf8' });
      if (isTooMuchJson(text)) throw malformed('De aanvraag is te groot of te diep genest.');
      ctx.request.body = parseJson(text);
    }
    return next();
  };

function parseJson(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw malformed('Dit is geen geldige JSON.');
  }
}

/** Refuses a body that is not JSON where JSON is required. */
export function requireJson(ctx: Context): void {
  if (ctx.is(JSON_TYPES) === false) throw malformed('Stuur de gegevens als JSON (application/json).');
}
