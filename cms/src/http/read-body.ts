import type { Context, Next } from 'koa';
import getRawBody from 'raw-body';
import { invalid } from './errors';
import { isTooMuchJson } from '../utils/json-text';

/** How Koa knows JSON by its type. */
const JSON_TYPES = ['json', '+json'];

const malformed = (sentence: string) => invalid({ body: [sentence] });

const isCompressed = (ctx: Context): boolean => !['', 'identity'].includes(ctx.get('Content-Encoding'));

/**
 * Makes the middleware that reads a JSON body of at most so many bytes, once it is known who sends it and that they may: the
 * first of every route that takes one. Other bodies stay unread.
 */
export const readBody =
  (limit: number) =>
  async (ctx: Context, next: Next): Promise<unknown> => {
    if (ctx.is(JSON_TYPES)) {
      if (isCompressed(ctx)) throw malformed('Stuur de gegevens ongecomprimeerd.');
      // Koa's own reading of the length has 32 bits.
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

/** Refuses a body that is no JSON, where JSON is what has to come. */
export function refuseOtherThanJson(ctx: Context): void {
  if (ctx.is(JSON_TYPES) === false) throw malformed('Stuur de gegevens als JSON (application/json).');
}
